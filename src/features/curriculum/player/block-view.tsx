// One learning block, by type: what is read, and what a parent does with it. An unknown type shows whatever text it has.

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import { InlineMarkdown, Markdown } from '#src/web/ui/markdown.tsx'
import { optionalPart } from '#src/web/ui/optional-part.tsx'
import type { CommitBlock, LearningBlock } from '../curriculum.contract.ts'
import type { Exercise } from '../exercise.contract.ts'
import styles from './block-view.module.css'
import { ExerciseView } from './exercises/exercise-view.tsx'
import { FoldedParts } from './folded/folded-parts.tsx'
import { QuizOptions } from './quiz/quiz-options.tsx'
import type { QuizState } from './quiz/use-quiz.ts'

// Only the tools of the Teen Guide have them.
const TeenViewPart = optionalPart(() => import('./teen/teen-view.tsx'))
const LadderPart = optionalPart(() => import('./teen/ladder-part.tsx'))

/** What is read. */
export function BlockStory({ block }: { block: LearningBlock }) {
  switch (block.type) {
    case 'sparkAssess':
    case 'understandVerify':
      return (
        <>
          <Markdown blocks={block.scenarioTree} />
          <FoldedParts parts={block.folded} />
        </>
      )
    case 'exploreDiscover':
      return <Markdown blocks={block.contentTree} />
    case 'planApply':
      return <Markdown blocks={block.taskTree} />
    case 'consolidateCommit':
      return (
        <div className={styles.takeaway}>
          <Markdown blocks={block.keyTakeawayTree} />
        </div>
      )
    default:
      return <UnknownBlock block={block} />
  }
}

interface BlockWorkProps {
  block: LearningBlock
  /** The key of the lesson it belongs to. */
  lesson: string
  quiz: QuizState
  /** Follows the next step of the last block. */
  offer: ReactNode
}

/** What a parent does with it. */
export function BlockWork({ block, lesson, quiz, offer }: BlockWorkProps) {
  const t = useTranslations()
  switch (block.type) {
    case 'sparkAssess':
    case 'understandVerify':
      return <QuizOptions assessment={block.assessment} quiz={quiz} />
    case 'exploreDiscover':
      return (
        <>
          {block.teenView === undefined ? null : <TeenViewPart view={block.teenView} />}
          <PractisePart exercise={block.exercise} lesson={lesson} />
          <FoldedParts parts={block.folded} />
        </>
      )
    case 'planApply':
      return (
        <>
          <p className={styles.tip}>
            <strong {...ourLanguage()}>{t('player_tip')}</strong> <InlineMarkdown nodes={block.tipTree} />
          </p>
          <FoldedParts parts={block.folded} />
          {block.ladder === undefined ? null : <LadderPart ladder={block.ladder} lesson={lesson} />}
        </>
      )
    case 'consolidateCommit':
      return (
        <>
          <PractisePart exercise={block.exercise} lesson={lesson} />
          <h3 {...ourLanguage()}>{t('player_think_back')}</h3>
          <ThinkBack block={block} />
          <section data-lamp className={styles.nextStep}>
            <h3 {...ourLanguage()}>{t('player_commitment')}</h3>
            <p className={styles.words}>{block.nextStepCommitment}</p>
            {offer}
          </section>
          <h3 {...ourLanguage()}>{t('player_preview')}</h3>
          <p>{block.previewNext}</p>
        </>
      )
    default:
      return null
  }
}

/** Without scripts nothing could be moved, sorted or compared. */
function PractisePart({ exercise, lesson }: { exercise: Exercise | undefined; lesson: string }) {
  const hydrated = useHydrated()
  if (exercise === undefined || !hydrated) return null
  return <ExerciseView exercise={exercise} lesson={lesson} />
}

export function ThinkBack({ block }: { block: CommitBlock }) {
  return (
    <ul>
      {block.reflectionPromptTrees.map((prompt, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the prompts never change their order
        <li key={index}>
          <InlineMarkdown nodes={prompt} />
        </li>
      ))}
    </ul>
  )
}

function UnknownBlock({ block }: { block: never }) {
  const { type: _type, heading: _heading, ...fields } = block as Record<string, unknown>
  return Object.entries(fields)
    .filter((field): field is [string, string] => typeof field[1] === 'string')
    .map(([name, text]) => <p key={name}>{text}</p>)
}
