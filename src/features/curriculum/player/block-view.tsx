// One learning block, by type. A type we do not know shows whatever text it brings.

import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import { InlineMarkdown, Markdown } from '#src/web/ui/markdown.tsx'
import { optionalPart } from '#src/web/ui/optional-part.tsx'
import type { CommitBlock, LearningBlock } from '../curriculum.contract.ts'
import type { Exercise } from '../exercise.contract.ts'
import styles from './block-view.module.css'
import { FoldedParts } from './folded/folded-parts.tsx'
import { Quiz, type QuizAnswering } from './quiz/quiz.tsx'

// Only a few steps have one.
const ExerciseView = lazy(() => import('./exercises/exercise-view.tsx').catch(() => ({ default: ExerciseNotLoaded })))

function ExerciseNotLoaded() {
  const t = useTranslations()
  return <p>{t('practice_not_loaded')}</p>
}

// Only the tools of the Teen Guide have them.
const TeenViewPart = optionalPart(() => import('./teen/teen-view.tsx'))
const LadderPart = optionalPart(() => import('./teen/ladder-part.tsx'))

interface BlockViewProps extends QuizAnswering {
  block: LearningBlock
  /** The key of the lesson it belongs to. */
  lesson: string
}

export function BlockView({ block, lesson, ...answering }: BlockViewProps) {
  const t = useTranslations()
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
          {block.teenView === undefined ? null : <TeenViewPart view={block.teenView} />}
          <PractisePart exercise={block.exercise} lesson={lesson} />
          <FoldedParts parts={block.folded} />
        </>
      )
    case 'planApply':
      return (
        <>
          <Markdown blocks={block.taskTree} />
          <p className={styles.tip}>
            <strong {...ourLanguage()}>{t('player_tip')}</strong> <InlineMarkdown nodes={block.tipTree} />
          </p>
          <FoldedParts parts={block.folded} />
          {block.ladder === undefined ? null : <LadderPart ladder={block.ladder} lesson={lesson} />}
        </>
      )
    case 'consolidateCommit':
      return (
        <CommitView block={block}>
          <PractisePart exercise={block.exercise} lesson={lesson} />
        </CommitView>
      )
    default:
      return <UnknownBlock block={block} />
  }
}

/** Without scripts nothing could be moved, sorted or compared. */
function PractisePart({ exercise, lesson }: { exercise: Exercise | undefined; lesson: string }) {
  const hydrated = useHydrated()
  if (exercise === undefined || !hydrated) return null
  return (
    <Suspense>
      <ExerciseView exercise={exercise} lesson={lesson} />
    </Suspense>
  )
}

interface CommitViewProps {
  block: CommitBlock
  /** What is practised between the takeaway and the next step. */
  children?: ReactNode
}

/** The last block; after a tool is finished it stands in the reflection dialog, where nobody practises. */
export function CommitView({ block, children }: CommitViewProps) {
  const t = useTranslations()
  return (
    <>
      <div className={styles.takeaway}>
        <Markdown blocks={block.keyTakeawayTree} />
      </div>
      {children}
      <h3 {...ourLanguage()}>{t('player_think_back')}</h3>
      <ul>
        {block.reflectionPromptTrees.map((prompt, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the prompts never change their order
          <li key={index}>
            <InlineMarkdown nodes={prompt} />
          </li>
        ))}
      </ul>
      <h3 {...ourLanguage()}>{t('player_commitment')}</h3>
      <p className={styles.tip}>{block.nextStepCommitment}</p>
      <h3 {...ourLanguage()}>{t('player_preview')}</h3>
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
