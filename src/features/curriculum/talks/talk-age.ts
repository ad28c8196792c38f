// The age that somebody practises for: asked on the list or in a talk, and kept until the tab is closed.
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { readStored, store } from '#src/web/storage/storage.ts'
import { TALK_AGES, type TalkAge } from './talk.ts'

export const AGE_NAMES: Record<TalkAge, string> = {
  '9': m.talk_age_9(LANGUAGE),
  '11': m.talk_age_11(LANGUAGE),
  '13': m.talk_age_13(LANGUAGE),
}

/** Null until somebody has said. */
export function readTalkAge(): TalkAge | null {
  const stored = readStored('talkAge', 'sessionStorage')
  return TALK_AGES.find((age) => age === stored) ?? null
}

export function rememberTalkAge(age: TalkAge): void {
  store('talkAge', age, 'sessionStorage')
}
