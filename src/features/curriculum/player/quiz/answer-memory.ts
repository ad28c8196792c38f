// What was answered in each tool, kept for this visit only: it goes when the tab is closed.
import { readStoredJson, store } from '#src/web/storage.ts'

const ANSWERS_KEY = 'lessonAnswers'

/** The id of the option that was given as the answer, by step, counted from 0. */
export type Answers = Record<number, string>

function readAll(): Record<string, Answers> {
  const value = readStoredJson(ANSWERS_KEY, 'sessionStorage')
  return typeof value === 'object' && value !== null ? (value as Record<string, Answers>) : {}
}

/** What was answered in a tool on this visit. */
export function readAnswers(key: string): Answers {
  const answers = readAll()[key]
  return typeof answers === 'object' && answers !== null ? answers : {}
}

export function rememberAnswers(key: string, answers: Answers): void {
  store(ANSWERS_KEY, JSON.stringify({ ...readAll(), [key]: answers }), 'sessionStorage')
}
