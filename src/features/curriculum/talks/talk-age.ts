// The child's age that a parent practises for: asked on the list or in a talk, and kept until the tab is closed.
import type { MessageKey } from '#src/shared/translate.ts'
import { readStored, store } from '#src/web/storage/storage.ts'
import { TALK_AGES, type TalkAge } from './talk.ts'

export const AGE_NAMES = {
  '9': 'talk_age_9',
  '11': 'talk_age_11',
  '13': 'talk_age_13',
} as const satisfies Record<TalkAge, MessageKey>

/** Null until the parent has chosen. */
export function readTalkAge(): TalkAge | null {
  const stored = readStored('talkAge', 'sessionStorage')
  return TALK_AGES.find((age) => age === stored) ?? null
}

export function rememberTalkAge(age: TalkAge): void {
  store('talkAge', age, 'sessionStorage')
}
