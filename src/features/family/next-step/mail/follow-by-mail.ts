// Keeps the mails in step with the steps they ask about. Without a network, or signed out, a mail may come on the old day: it
// names nothing, and the plan says what is open.
import { ownCarer } from '#src/features/family/document/own-carer.ts'
import { askByMail, takeBackReminder } from '#src/features/family/reminders/reminder-requests.ts'
import type { NextStep } from '../next-step.ts'
import type { NextStepBook } from '../next-step-book.ts'
import { isOwn, listOwn } from '../steps-of-others.ts'

/** To be called after a step has changed. @param before as it was */
export async function followByMail(book: NextStepBook, before: NextStep): Promise<void> {
  if (!before.byMail) return
  // Another carer's mail goes to their mailbox, and is followed where they promised.
  const own = ownCarer.read()
  if (!isOwn(before, own)) return
  const asked = listOwn(book.read(), own).filter(({ state, byMail }) => state === 'open' && byMail)
  const after = asked.find(({ id }) => id === before.id)
  try {
    const newDay = after === undefined || after.askOn === before.askOn ? null : after.askOn
    // First: if it fails, the mail of the old day is still there.
    const isAsked = newDay === null || (await askByMail(newDay)).byMail
    // Two steps of one day are one mail.
    if (asked.some(({ askOn }) => askOn === before.askOn)) return
    await takeBackReminder(before.askOn)
    // The old day may have been the last that was left of that week.
    if (newDay !== null && !isAsked) await askByMail(newDay)
  } catch {
    // The mail comes on the old day.
  }
}
