// The four questions half-way: kept on this device at every answer, so that a reload or Back loses nothing.
import { useState } from 'react'
import * as z from 'zod/mini'
import { readStoredJson, store } from '#src/web/storage/storage.ts'
import { useEmptied } from '../use-emptied.ts'
import { AGES } from './first-steps.ts'

const Draft = z.object({
  /** Which of the four is asked, counted from 1. */
  number: z.int().check(z.minimum(1), z.maximum(4)),
  nickname: z.string(),
  age: z.nullable(z.enum(AGES)),
  devices: z.array(z.string()),
  apps: z.array(z.string()),
  worry: z.nullable(z.string()),
})
export type AnswerDraft = z.infer<typeof Draft>

const EMPTY: AnswerDraft = { number: 1, nickname: '', age: null, devices: [], apps: [], worry: null }

export function useAnswerDraft() {
  const [draft, setDraft] = useState(readDraft)
  useEmptied('planAnswers', () => setDraft(EMPTY))
  return {
    draft,
    write(changed: Partial<AnswerDraft>) {
      const next = { ...draft, ...changed }
      setDraft(next)
      store('planAnswers', JSON.stringify(next))
    },
    /** The list is made: nothing of the answers stays. */
    clear: () => void store('planAnswers', null),
  }
}

function readDraft(): AnswerDraft {
  const { success, data } = Draft.safeParse(readStoredJson('planAnswers'))
  return success ? data : EMPTY
}
