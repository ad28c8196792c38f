import { useState } from 'react'
import { type MailAnswer, useMailWish } from '../mail/mail-wish.tsx'
import type { ParentPromise, PromiseSource } from '../parent-promise.ts'
import { openPromiseBook } from '../promise-book.ts'
import type { PromiseChoices } from '../promise-choices.contract.ts'
import { type AskDay, dayFor, localDay } from '../promise-days.ts'

interface MadeStep {
  promise: Pick<ParentPromise, 'cue' | 'action' | 'askOn'>
  /** Whether this device has it. */
  kept: boolean
  mail: MailAnswer
}

interface MakeStepOptions {
  source: PromiseSource
  /** Whatever was chosen: of its words nothing is told. */
  onMade?: (() => void) | undefined
  /** The device has it. */
  onKept?: (() => void) | undefined
}

/** Makes a next step, and asks for the mail that was wished for. `made` is null until then. */
export function useMakeStep({ source, onMade, onKept }: MakeStepOptions) {
  const [made, setMade] = useState<MadeStep | null>(null)
  const mail = useMailWish()
  const make = async (
    words: Pick<ParentPromise, 'cue' | 'action'>,
    askDay: AskDay,
    { obstacles, smaller }: PromiseChoices,
  ) => {
    const today = localDay(new Date())
    const promise = { ...words, askOn: dayFor(askDay, today) }
    const book = await openPromiseBook()
    const { id, kept } = await book.make({ ...promise, source, madeOn: today, obstacles, smaller })
    onMade?.()
    if (kept) onKept?.()
    setMade({ promise, kept, mail: { outcome: 'none' } })
    const answer = await mail.send(promise.askOn)
    setMade({ promise, kept, mail: answer })
    if (answer.outcome === 'asked') await book.noteMail(id, true)
  }
  return { made, mail, make }
}
