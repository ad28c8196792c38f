// What a question by mail, its row and its log name.
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { post } from '../../../../testing/api/test-person.ts'
import { askForQuestion, listReminders, provenPerson, questions, TODAY } from '../../../../testing/mail/questions.ts'
import { reminderMail } from './reminders.emails.server.ts'

test('what is sent, kept or logged names a mailbox and a day, and nothing more', async () => {
  await using app = await createTestApp()
  const [anna, ben] = [await provenPerson(app, 'anna@family.example'), await provenPerson(app, 'ben@family.example')]
  const canary = { lessonKey: 'digitalLaunchpad-module3-3.5', title: 'canary', promise: 'canary', child: 'canary' }
  await post(
    app,
    '/api/reminders',
    { day: TODAY, ...canary },
    { token: anna.token, headers: { referer: 'http://handrail.test/canary' } },
  )
  await askForQuestion(app, ben, TODAY)
  expect(Object.keys((await listReminders(app))[0] ?? {}).sort()).toEqual(
    ['account_id', 'created_at', 'day', 'due_at', 'id', 'language', 'mailbox_hash', 'state'].sort(),
  )
  const mails = await questions(app)
  expect(mails).toHaveLength(2)
  const bytes = mails.map(({ text, html, stopUrl = '' }) => (text + html).replaceAll(stopUrl, ''))
  expect(bytes[0]).toBe(bytes[1])
  expect(JSON.stringify([mails, await listReminders(app), app.logged])).not.toMatch(
    /canary|3\.5|module3|promise|child|tool/i,
  )
})

test('a question in another language leads to the plan in that one', () => {
  const letter = { to: 'a@b.uk', accountId: 'a', stopUrl: 'http://handrail.test/stop', until: new Date(0) }
  const { text, html } = reminderMail('pl', { ...letter, publicUrl: 'http://handrail.test' })
  for (const words of [text, html]) expect(words).toContain('http://handrail.test/pl/plan')
})
