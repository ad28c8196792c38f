import { useState } from 'react'
import { type MailAnswer, useMailWish } from '../mail/mail-wish.tsx'
import type { NextStep, StepSource } from '../next-step.ts'
import { openNextStepBook } from '../next-step-book.ts'
import type { NextStepChoices } from '../next-step-choices.contract.ts'
import { type AskDay, dayFor, localDay } from '../next-step-days.ts'

interface MadeStep {
  step: Pick<NextStep, 'cue' | 'action' | 'askOn'>
  /** Whether this device has it. */
  kept: boolean
  mail: MailAnswer
}

interface MakeStepOptions {
  source: StepSource
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
    words: Pick<NextStep, 'cue' | 'action'>,
    askDay: AskDay,
    { obstacles, smaller }: NextStepChoices,
  ) => {
    const today = localDay(new Date())
    const step = { ...words, askOn: dayFor(askDay, today) }
    const book = await openNextStepBook()
    const { id, kept } = await book.make({ ...step, source, madeOn: today, obstacles, smaller })
    onMade?.()
    if (kept) onKept?.()
    setMade({ step, kept, mail: { outcome: 'none' } })
    const answer = await mail.send(step.askOn)
    setMade({ step, kept, mail: answer })
    if (answer.outcome === 'asked') await book.noteMail(id, true)
  }
  return { made, mail, make }
}
