// One learning block, by type. A type we do not know shows whatever text it brings.

import { InlineMarkdown, Markdown } from '#src/web/ui/markdown.tsx'
import type { LearningBlock } from '../curriculum.contract.ts'
import styles from './block-view.module.css'
import { Quiz } from './quiz.tsx'

interface BlockViewProps {
  block: LearningBlock
  /** Whether the answer was right; null where nobody grades. */
  onAnswer: (correct: boolean | null) => void
}

export function BlockView({ block, onAnswer }: BlockViewProps) {
  switch (block.type) {
    case 'sparkAssess':
    case 'understandVerify':
      return (
        <>
          <Markdown blocks={block.scenarioTree} />
          <Quiz assessment={block.assessment} onAnswer={onAnswer} />
        </>
      )
    case 'exploreDiscover':
      return <Markdown blocks={block.contentTree} />
    case 'planApply':
      return (
        <>
          <Markdown blocks={block.taskTree} />
          <p className={styles.tip}>
            <strong>Tip:</strong> <InlineMarkdown nodes={block.tipTree} />
          </p>
        </>
      )
    case 'consolidateCommit':
      return (
        <>
          <div className={styles.takeaway}>
            <Markdown blocks={block.keyTakeawayTree} />
          </div>
          <h3>Think back</h3>
          <ul>
            {block.reflectionPromptTrees.map((prompt, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the prompts never change their order
              <li key={index}>
                <InlineMarkdown nodes={prompt} />
              </li>
            ))}
          </ul>
          <h3>Your next step</h3>
          <p className={styles.tip}>{block.nextStepCommitment}</p>
          <h3>What comes next</h3>
          <p>{block.previewNext}</p>
        </>
      )
    default:
      return <UnknownBlock block={block} />
  }
}

function UnknownBlock({ block }: { block: never }) {
  const { type: _type, heading: _heading, ...fields } = block as Record<string, unknown>
  return Object.entries(fields)
    .filter((field): field is [string, string] => typeof field[1] === 'string')
    .map(([name, text]) => <p key={name}>{text}</p>)
}
