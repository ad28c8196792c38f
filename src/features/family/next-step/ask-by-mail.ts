// Asks the server for a mail on a day, and keeps the mails in step with the steps they ask about. Without a network, or signed out, a
// mail may come on the old day: it names nothing, and the plan says what is open.
import { ownCarer } from '#src/features/family/document/own-carer.ts'
import type * as contract from '#src/features/family/reminders/reminders.contract.ts'
import { call } from '#src/web/api.ts'
import { isOwn, listOwn, type NextStep } from './next-step.ts'
import type { NextStepBook } from './next-step-book.ts'

export const askByMail = (day: string) => call<typeof contract.askByMail>('POST /api/reminders', { day })

/** To be called after a step has changed. @param before as it was */
export async function followByMail(book: Pick<NextStepBook, 'read'>, before: NextStep): Promise<void> {
  if (!before.byMail) return
  // Another carer's mail goes to their mailbox, and only their own device changes it.
  const own = ownCarer.read()
  if (!isOwn(before, own)) return
  const asked = listOwn(book.read(), own).filter(({ state, byMail }) => state === 'open' && byMail)
  const after = asked.find(({ id }) => id === before.id)
  try {
    // First: if it fails, the mail of the old day is still there.
    if (after !== undefined && after.askOn !== before.askOn) await askByMail(after.askOn)
    // Two steps of one day are one mail.
    if (asked.some(({ askOn }) => askOn === before.askOn)) return
    await call<typeof contract.takeBackReminder>('DELETE /api/reminders/{day}', { day: before.askOn })
  } catch {
    // The mail is sent on the old day.
  }
}
