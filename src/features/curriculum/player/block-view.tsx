// One learning block, by type. A type we do not know shows whatever text it brings.

import { InlineMarkdown, Markdown } from '#src/web/ui/markdown.tsx'
import type { CommitBlock, LearningBlock } from '../curriculum.contract.ts'
import styles from './block-view.module.css'
import { FoldedParts } from './folded/folded-parts.tsx'
import { Quiz, type QuizAnswering } from './quiz/quiz.tsx'

interface BlockViewProps extends QuizAnswering {
  block: LearningBlock
}

export function BlockView({ block, ...answering }: BlockViewProps) {
  switch (block.type) {
    case 'sparkAssess':
    case 'understandVerify':
      return (
        <>
          <Markdown blocks={block.scenarioTree} />
          <FoldedParts parts={block.folded} />
          <Quiz assessment={block.assessment} {...answering} />
        </>
      )
    case 'exploreDiscover':
      return (
        <>
          <Markdown blocks={block.contentTree} />
          <FoldedParts parts={block.folded} />
        </>
      )
    case 'planApply':
      return (
        <>
          <Markdown blocks={block.taskTree} />
          <p className={styles.tip}>
            <strong>Tip:</strong> <InlineMarkdown nodes={block.tipTree} />
          </p>
          <FoldedParts parts={block.folded} />
        </>
      )
    case 'consolidateCommit':
      return <CommitView block={block} />
    default:
      return <UnknownBlock block={block} />
  }
}

/** The last block; after a tool is finished it stands in the reflection dialog. */
export function CommitView({ block }: { block: CommitBlock }) {
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
}

function UnknownBlock({ block }: { block: never }) {
  const { type: _type, heading: _heading, ...fields } = block as Record<string, unknown>
  return Object.entries(fields)
    .filter((field): field is [string, string] => typeof field[1] === 'string')
    .map(([name, text]) => <p key={name}>{text}</p>)
}
