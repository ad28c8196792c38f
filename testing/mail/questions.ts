// Questions by mail, for tests: a parent who may ask for one, the sent mails, and the button that stops them.
import type { SentMail, TestApp } from '../api/test-app.ts'
import { type Person, post, registerPerson, verifyPerson } from '../api/test-person.ts'

/** Today, in the test app: a Friday. */
export const TODAY = '2026-11-20'

const SUBJECT = 'Handrail: you asked us to check in today'

export const isQuestion = ({ subject }: Pick<SentMail, 'subject'>): boolean => subject === SUBJECT

/** The questions that have left so far. */
export async function questions(app: TestApp): Promise<SentMail[]> {
  return (await app.sendMails()).filter(isQuestion)
}

/** A parent with an account and a proven address. */
export async function provenPerson(app: TestApp, email?: string): Promise<Person> {
  const person = await registerPerson(app, email)
  await verifyPerson(app, person)
  return person
}

export const askForQuestion = (app: TestApp, { token }: Pick<Person, 'token'>, day: unknown) =>
  post(app, '/api/reminders', { day }, { token })

export const listReminders = ({ services }: TestApp) =>
  services.database.query.selectFrom('reminder').selectAll().orderBy('day').execute()

export const setTime = (app: TestApp, time: string) => app.setTime(new Date(time))

export const stopPath = (mail: SentMail | undefined) => new URL(mail?.stopUrl ?? '').pathname

/** As a mail program presses it. */
export const stopByButton = (app: TestApp, mail: SentMail | undefined) =>
  app.request(stopPath(mail), {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
