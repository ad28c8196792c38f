// The parent's place in a talk: kept until the tab is closed, so that a reload loses nothing and no trace stays.
import { createLessonMemory } from '#src/features/progress/lesson-memory.ts'
import { TALK_AGES, type TalkAge } from '../talk.ts'
import type { Press } from './talk-way.ts'

export interface StartedTalk {
  age: TalkAge
  presses: Press[]
}

const memory = createLessonMemory('talkWays', 'sessionStorage', isStartedTalk)

/** Null for a talk that is not begun. */
export function readTalk(slug: string): StartedTalk | null {
  return memory.read(slug) ?? null
}

/** @param way null when the talk starts again */
export function rememberTalk(slug: string, way: StartedTalk | null): void {
  if (way === null) memory.forget(slug)
  else memory.remember(slug, way)
}

/** Whether the talk has a way along these presses is for `walkTalk` to say. */
function isStartedTalk(value: unknown): value is StartedTalk {
  const { age, presses } = (value ?? {}) as Partial<StartedTalk>
  return TALK_AGES.some((known) => known === age) && Array.isArray(presses)
}
