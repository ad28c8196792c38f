// The question itself, with its feedback and the way back to the tool. Loaded when the parent wants to see it.

import { useCallback, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { rememberAskedToday } from '#src/features/family/next-step/next-question.ts'
import { splitLessonKey } from '#src/shared/lesson-key.ts'
import { lessonPath } from '#src/shared/paths.ts'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { Markdown } from '#src/web/ui/markdown.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { fetchTool } from './curriculum-requests.ts'
import { Quiz } from './player/quiz/quiz.tsx'
import { rememberAsked } from './recall-memory.ts'

interface RecallProps {
  lesson: string
  /** There is nothing to ask: it did not come, or the tool has no question any more. */
  onMissing: () => void
}

export default function Recall({ lesson: key, onMissing }: RecallProps) {
  const t = useTranslations()
  const { stageId, moduleId, lessonId } = splitLessonKey(key)
  const heading = useRef<HTMLHeadingElement>(null)
  const missing = useRef<HTMLParagraphElement>(null)
  const fetchLesson = useCallback(() => fetchTool(stageId, moduleId, lessonId), [stageId, moduleId, lessonId])
  const { value: lesson, failed } = useFetched(fetchLesson)
  const spark = lesson !== null && 'blocks' in lesson ? lesson.blocks.find((block) => 'assessment' in block) : undefined
  const hasCome = lesson !== null
  const isMissing = failed || (hasCome && spark === undefined)
  useEffect(() => {
    // A tool that has no question any more would else come back each day.
    if (hasCome) rememberAsked(key, new Date())
    if (hasCome && !isMissing) {
      rememberAskedToday(new Date())
      heading.current?.focus()
    }
    if (isMissing) {
      missing.current?.focus()
      onMissing()
    }
  }, [key, hasCome, isMissing, onMissing])
  if (isMissing) {
    return (
      <p role="alert" ref={missing} tabIndex={-1}>
        {t('recall_failed')}
      </p>
    )
  }
  if (lesson === null || spark === undefined) return <Loading />
  return (
    <section aria-labelledby="recall-title">
      <h2 id="recall-title" ref={heading} tabIndex={-1}>
        {t('recall_title')}
      </h2>
      <p>{t('recall_from', { title: lesson.title })}</p>
      <Markdown blocks={spark.scenarioTree} />
      <Quiz assessment={spark.assessment} onAnswer={() => undefined} />
      <p>
        <PageLink to={lessonPath(stageId, moduleId, lessonId)}>{t('recall_tool_link')}</PageLink>
      </p>
    </section>
  )
}
