// Which finished tools are asked about again: once after three days, once after three weeks (spaced practice). Kept on this
// device, with nothing but the tool and the days.
import { createLessonMemory } from '#src/features/progress/lesson-memory.ts'
import { splitLessonKey } from '#src/shared/lesson-key.ts'
import { EXPLORERS_GUIDE_ID } from '#src/shared/paths.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Days after finishing. */
const ASKED_AFTER = [3, 21]

interface Finished {
  /** ISO time. */
  at: string
  /** How many of the questions have been asked. */
  asked: number
}

const memory = createLessonMemory(
  'lessonRecall',
  'localStorage',
  (value): value is Finished =>
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    typeof value.at === 'string' &&
    'asked' in value &&
    Number.isInteger(value.asked),
)

/** A tool that is finished again starts its days afresh. */
export function rememberFinished(lesson: string, now: Date): void {
  memory.remember(lesson, { at: now.toISOString(), asked: 0 })
}

/** The tool whose question has waited longest; null when none is due. */
export function findRecall(now: Date): string | null {
  const due = Object.entries(memory.readAll()).filter(
    // Sessions, which have no question, were remembered too for a while.
    ([key, finished]) => splitLessonKey(key).stageId !== EXPLORERS_GUIDE_ID && dueSince(finished, now) >= 0,
  )
  return due.toSorted(([, one], [, other]) => dueSince(other, now) - dueSince(one, now))[0]?.[0] ?? null
}

/** Both questions at once are one: a parent who comes back after a month is not asked twice. */
export function rememberAsked(lesson: string, now: Date): void {
  const finished = memory.read(lesson)
  if (finished === undefined) return
  const asked = ASKED_AFTER.filter((days) => dueSince({ at: finished.at, asked: 0 }, now, days) >= 0).length
  if (asked >= ASKED_AFTER.length) memory.forget(lesson)
  else memory.remember(lesson, { ...finished, asked })
}

/** Milliseconds since the next question of a tool is due; negative before. */
function dueSince({ at, asked }: Finished, now: Date, days = ASKED_AFTER[asked] ?? Infinity): number {
  return now.getTime() - Date.parse(at) - days * DAY_MS
}
