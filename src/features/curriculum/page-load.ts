// How a page of the curriculum is fetched, and what it shows when that fails.
import type { Translate } from '#src/shared/translate.ts'
import { hadNoAnswer, isUnknown, messageOr } from '#src/web/error-message.ts'
import { isPageKept } from '#src/web/kept-page.ts'
import type { Lesson } from './curriculum.contract.ts'
import { fetchTool } from './curriculum-requests.ts'

/** The sentence that says why a page cannot be shown, and whether that is because there is none at its address. */
export interface PageFailure {
  data?: undefined
  error: string
  isUnknown: boolean
}

/** What a page of the curriculum was given: its data, or why not. */
export type PageResult<Data> = { data: Data; error?: undefined } | PageFailure

/** Runs a request for the page at `url`. A failure becomes the message of the server, of a lost network, or `fallback`. */
export async function fetchForPage<Data>(
  t: Translate,
  url: string,
  request: () => Promise<Data>,
  fallback: string,
): Promise<PageResult<Data>> {
  try {
    return { data: await request() }
  } catch (error) {
    if (hadNoAnswer(error) && (await isPageKept(url))) return openDocument(url)
    return { error: messageOr(t, error, fallback), isUnknown: isUnknown(error) }
  }
}

/** A tool for its own page; the page table leads a session to another page than the rest. */
export function fetchLessonForPage<Kind extends Lesson>(
  t: Translate,
  stageId: string,
  moduleId: string,
  lessonId: string,
  { url, signal }: Request,
): Promise<PageResult<Kind>> {
  const fetchLesson = async () => {
    return (await fetchTool(stageId, moduleId, lessonId, signal)) as Kind
  }
  return fetchForPage(t, url, fetchLesson, t('curriculum_answers_tool_unknown'))
}

/** A cached page contains its data, so the browser opens it as a new document, and this one waits until it is left. */
function openDocument(url: string): Promise<never> {
  window.location.assign(url)
  return new Promise(() => {})
}
