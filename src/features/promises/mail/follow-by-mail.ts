// Keeps the mails in step with the promises they ask about. Without a network, or signed out, a mail may come on the old day: it
// names nothing, and the plan says what is open.
import type { ParentPromise } from '../parent-promise.ts'
import type { PromiseBook } from '../promise-book.ts'
import { listOwn, promisesOfOthers } from '../promises-of-others.ts'

/** To be called after a promise has changed. @param before as it was */
export async function followByMail(book: PromiseBook, before: ParentPromise): Promise<void> {
  if (!before.byMail) return
  // Another carer's mail goes to their mailbox, and is followed where they promised.
  const promisers = promisesOfOthers.read()
  if (promisers.has(before.id)) return
  const asked = listOwn(book.read(), promisers).filter(({ state, byMail }) => state === 'open' && byMail)
  const after = asked.find(({ id }) => id === before.id)
  try {
    const { askByMail, takeBackReminder } = await import('#src/features/reminders/reminder-requests.ts')
    // Two promises of one day are one mail.
    if (!asked.some(({ askOn }) => askOn === before.askOn)) await takeBackReminder(before.askOn)
    if (after !== undefined && after.askOn !== before.askOn) await askByMail(after.askOn)
  } catch {
    // The mail comes on the old day.
  }
}
