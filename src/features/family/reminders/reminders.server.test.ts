// Who may be asked by mail, on which days and how often; what of it is in the export.
import { expect, test } from 'vitest'
import { HOUR_MS } from '#src/shared/duration.ts'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { get, post, registerPerson } from '../../../../testing/api/test-person.ts'
import {
  askForQuestion,
  listReminders,
  provenPerson,
  questions,
  setTime,
  TODAY,
} from '../../../../testing/mail/questions.ts'
import { tidyReminders } from './reminders.server.ts'

test('a parent with a proven address gets one mail at 17:00 London time', async () => {
  await using app = await createTestApp()
  const person = await provenPerson(app)
  const taken = await askForQuestion(app, person, '2026-11-23')
  expect([taken.status, await taken.json()]).toEqual([
    200,
    { message: 'We will ask you by mail on that day.', byMail: true },
  ])
  setTime(app, '2026-11-23T16:59:59Z')
  expect(await questions(app)).toEqual([])
  setTime(app, '2026-11-23T17:00:00Z')
  const [mail, ...more] = await questions(app)
  expect([mail?.to, more]).toEqual([person.email, []])
  expect(mail?.text).toContain('http://handrail.test/plan\n')
  expect(mail?.stopUrl).toMatch(/^http:\/\/handrail\.test\/api\/reminders\/stop\/[\w-]{65}$/)
  for (const hours of [1, 24, 24 * 7]) {
    app.setTime(new Date(Date.parse('2026-11-23T17:00:00Z') + hours * HOUR_MS))
    expect(await questions(app)).toHaveLength(1)
  }
})

test('today’s leaves at once when its hour is past', async () => {
  await using app = await createTestApp()
  const person = await provenPerson(app)
  await askForQuestion(app, person, TODAY)
  expect(await questions(app)).toHaveLength(1)
})

test('two next steps of a day are one mail', async () => {
  await using app = await createTestApp()
  const person = await provenPerson(app)
  for (let index = 0; index < 3; index++) {
    expect((await askForQuestion(app, person, '2026-11-23')).status).toBe(200)
  }
  setTime(app, '2026-11-23T17:00:00Z')
  expect(await questions(app)).toHaveLength(1)
})

test('once the mail of a day has left, a second request for that day is refused', async () => {
  await using app = await createTestApp()
  const person = await provenPerson(app)
  await askForQuestion(app, person, TODAY)
  const again = async () => (await (await askForQuestion(app, person, TODAY)).json()) as unknown
  // It waits: two next steps of one day are one mail.
  expect(await again()).toMatchObject({ byMail: true })
  expect(await questions(app)).toHaveLength(1)
  expect(await again()).toEqual({
    message: 'A mail from us has left on that day already, so no second one comes. Your plan still asks you.',
    byMail: false,
  })
  expect(await questions(app)).toHaveLength(1)
})

test.each([
  ['0', '2026-11-23T00:00:00Z'],
  ['23', '2026-11-23T23:00:00Z'],
])('REMINDER_HOUR=%s', async (hour, time) => {
  await using app = await createTestApp({ env: { REMINDER_HOUR: hour } })
  await askForQuestion(app, await provenPerson(app), '2026-11-23')
  app.setTime(new Date(Date.parse(time) - 1_000))
  expect(await questions(app)).toEqual([])
  setTime(app, time)
  expect(await questions(app)).toHaveLength(1)
})

test.each([
  '2026-11-19',
  '2026-12-19',
  '2026-02-31',
  '2026-13-01',
  'today',
  '',
  20261123,
  null,
  ['2026-11-23'],
  '2026-11-23T17:00',
])('%j is no day to be asked on', async (day) => {
  await using app = await createTestApp()
  const refused = await askForQuestion(app, await provenPerson(app), day)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ message: expect.any(String) })
  expect(await listReminders(app)).toEqual([])
})

test('no mail goes to a parent who is signed out or whose address is unproven', async () => {
  await using app = await createTestApp()
  expect((await post(app, '/api/reminders', { day: TODAY })).status).toBe(401)
  const victim = await registerPerson(app, 'victim@family.example')
  const refused = await askForQuestion(app, victim, TODAY)
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { message: expect.stringContaining('confirm your email') },
  ])
  expect(await questions(app)).toEqual([])
})

test('four weeks ahead, to the day, is a day to be asked on', async () => {
  await using app = await createTestApp()
  const taken = await askForQuestion(app, await provenPerson(app), '2026-12-18')
  expect([taken.status, await taken.json()]).toEqual([200, expect.objectContaining({ byMail: true })])
})

test('the days are in the export; days that are over are forgotten after a week', async () => {
  await using app = await createTestApp()
  const person = await provenPerson(app)
  for (const day of [TODAY, '2026-11-23']) await askForQuestion(app, person, day)
  await app.sendMails()
  const mine = (await (await post(app, '/api/auth/my-data', {}, { token: person.token })).json()) as {
    reminders: unknown
  }
  expect(mine.reminders).toEqual([
    { day: TODAY, waits: false },
    { day: '2026-11-23', waits: true },
  ])
  setTime(app, '2026-11-27T12:00:00Z')
  await tidyReminders(app.services)
  expect((await listReminders(app)).map(({ day }) => day)).toEqual([TODAY, '2026-11-23'])
  setTime(app, '2026-11-28T12:00:00Z')
  await tidyReminders(app.services)
  expect((await listReminders(app)).map(({ day }) => day)).toEqual(['2026-11-23'])
  expect((await get(app, '/api/reminders', person.token)).status).toBe(405)
})

test('days change at midnight in London, also in summer when UTC is behind', async () => {
  await using app = await createTestApp()
  const person = await provenPerson(app)
  setTime(app, '2026-07-01T23:30:00Z')
  expect((await askForQuestion(app, person, '2026-07-01')).status).toBe(400)
  expect((await askForQuestion(app, person, '2026-07-02')).status).toBe(200)
})
