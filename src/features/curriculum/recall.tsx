// The question itself, with its feedback and the way back to the tool. Loaded when somebody wants to see it.
import { useCallback, useEffect, useRef } from 'react'
import * as m from '#messages'
import { rememberAskedToday } from '#src/features/promises/next-question.ts'
import { splitLessonKey } from '#src/shared/lesson-key.ts'
import { lessonPath } from '#src/shared/paths.ts'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { Markdown } from '#src/web/ui/markdown.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { Quiz } from './player/quiz/quiz.tsx'
import { rememberAsked } from './recall-memory.ts'

export default function Recall({ lesson: key }: { lesson: string }) {
  const { stageId, moduleId, lessonId } = splitLessonKey(key)
  const heading = useRef<HTMLHeadingElement>(null)
  const fetchLesson = useCallback(async () => {
    const { fetchTool } = await import('./curriculum-requests.ts')
    return fetchTool(stageId, moduleId, lessonId)
  }, [stageId, moduleId, lessonId])
  const { value: lesson, failed } = useFetched(fetchLesson)
  useEffect(() => {
    if (lesson !== null) {
      rememberAsked(key, new Date())
      rememberAskedToday(new Date())
      heading.current?.focus()
    }
  }, [key, lesson])
  if (failed) return <p role="alert">{m.recall_failed(LANGUAGE)}</p>
  if (lesson === null) return <Loading />
  const spark = 'blocks' in lesson ? lesson.blocks.find((block) => 'assessment' in block) : undefined
  if (spark === undefined) return null
  return (
    <section aria-labelledby="recall-title">
      <h2 id="recall-title" ref={heading} tabIndex={-1}>
        {m.recall_title(LANGUAGE)}
      </h2>
      <p>{m.recall_from(LANGUAGE, { title: lesson.title })}</p>
      <Markdown blocks={spark.scenarioTree} />
      <Quiz assessment={spark.assessment} onAnswer={() => undefined} />
      <p>
        <PageLink to={lessonPath(stageId, moduleId, lessonId)}>{m.recall_tool_link(LANGUAGE)}</PageLink>
      </p>
    </section>
  )
}
