// Once, at its hour, through clock changes, crashes and two processes.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { DAY_MS, HOUR_MS } from '#src/shared/duration.ts'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { atOnce } from '../../../../testing/database/at-once.ts'
import { createTestDatabase } from '../../../../testing/database/test-database.ts'
import {
  askForQuestion,
  isQuestion,
  provenPerson,
  questions,
  setTime,
  TODAY,
} from '../../../../testing/mail/questions.ts'
import { sendDueMails } from '../../../../testing/mail/send-due-mails.ts'
import { sendDueReminders } from './reminders.server.ts'

const CLOCK_CHANGES = [
  // Summer time begins on 29 March 2026 and ends on 25 October.
  ['2026-03-28', '2026-03-28T17:00:00Z'],
  ['2026-03-29', '2026-03-29T16:00:00Z'],
  ['2026-03-30', '2026-03-30T16:00:00Z'],
  ['2026-10-24', '2026-10-24T16:00:00Z'],
  ['2026-10-25', '2026-10-25T17:00:00Z'],
  ['2026-10-26', '2026-10-26T17:00:00Z'],
] as const

test.each(CLOCK_CHANGES)('on %s it is asked at %s, once', async (day, time) => {
  await using app = await createTestApp()
  setTime(app, new Date(Date.parse(time) - 2 * DAY_MS).toISOString())
  const person = await provenPerson(app)
  await askForQuestion(app, person, day)
  let left = 0
  for (let step = -72; step <= 72; step++) {
    app.setTime(new Date(Date.parse(time) + step * 20 * 60_000))
    left = (await questions(app)).length
    expect(left, app.services.clock().toISOString()).toBe(step < 0 ? 0 : 1)
  }
})

// On 29 March there is no 01:00, on 25 October there are two.
test.each(['1', '2'])('through both clock changes at hour %s every asked day has its mail', async (hour) => {
  for (const days of [
    ['2026-03-28', '2026-03-29', '2026-03-30'],
    ['2026-10-24', '2026-10-25', '2026-10-26'],
  ]) {
    await using app = await createTestApp({ env: { REMINDER_HOUR: hour } })
    setTime(app, `${days[0]}T00:00:00Z`)
    app.setTime(new Date(app.services.clock().getTime() - DAY_MS))
    const person = await provenPerson(app)
    for (const day of days) await askForQuestion(app, person, day)
    for (const [index, day] of days.entries()) {
      for (let hours = -1; hours < 23; hours++) {
        app.setTime(new Date(Date.parse(`${day}T00:00:00Z`) + hours * HOUR_MS))
        await app.sendMails()
      }
      expect(await questions(app), day).toHaveLength(index + 1)
    }
  }
})

test.each([
  [24, 0],
  [23.9, 1],
])('a server that was down for %f hours asks %i times', async (hours, mails) => {
  await using app = await createTestApp()
  await askForQuestion(app, await provenPerson(app), '2026-11-23')
  app.setTime(new Date(Date.parse('2026-11-23T17:00:00Z') + hours * HOUR_MS))
  expect(await questions(app)).toHaveLength(mails)
})

test('a mail server that was down for a day gets a question once, on its return', async () => {
  for (const [hours, mails] of [
    [2, 1],
    [25, 0],
  ] as const) {
    await using app = await createTestApp()
    await askForQuestion(app, await provenPerson(app), '2026-11-23')
    setTime(app, '2026-11-23T17:00:00Z')
    const { send } = app.services.mail
    app.services.mail.send = () =>
      Promise.reject(Object.assign(new Error('down'), { code: 'ECONNREFUSED', command: 'CONN' }))
    await app.sendMails()
    app.services.mail.send = send
    app.setTime(new Date(app.services.clock().getTime() + hours * HOUR_MS))
    expect(await questions(app)).toHaveLength(mails)
    expect(await app.services.database.query.selectFrom('job').select('id').execute()).toEqual([])
  }
})

test('a question to a mailbox with enough mails is sent an hour later, when allowed', async () => {
  await using app = await createTestApp()
  const { services } = app
  const person = await provenPerson(app)
  await askForQuestion(app, person, '2026-11-23')
  setTime(app, '2026-11-22T18:00:00Z')
  const other = { to: person.email, kind: 'test', accountId: null, subject: '', text: '', html: '' }
  for (let mail = 0; mail < 3; mail++) {
    expect(await queueMail(services.database.query, services, { ...other, share: 'reminder' })).toBe(true)
  }
  setTime(app, '2026-11-23T17:00:00Z')
  expect(await questions(app)).toHaveLength(0)
  setTime(app, '2026-11-23T18:00:00Z')
  expect(await questions(app)).toHaveLength(1)
})

test('a clock that jumps a day, either way, asks once', async () => {
  for (const jump of [DAY_MS, -DAY_MS]) {
    await using app = await createTestApp()
    await askForQuestion(app, await provenPerson(app), '2026-11-23')
    setTime(app, '2026-11-23T17:00:00Z')
    await questions(app)
    for (const by of [jump, -jump, jump]) {
      app.setTime(new Date(app.services.clock().getTime() + by))
      expect(await questions(app)).toHaveLength(1)
    }
  }
})

test('a process killed while sending a question loses none, and sends it twice at most', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-reminders-'))
  await using home = await createTestDatabase(join(folder, 'one.sqlite'))
  await using app = await createTestApp({ home })
  await using next = await createTestApp({ home })
  await askForQuestion(app, await provenPerson(app), TODAY)
  const arrived: string[] = []
  // The words are handed over, and the process is gone before it can note that.
  app.services.mail.send = (id) => {
    arrived.push(id)
    return new Promise(() => undefined)
  }
  await sendDueReminders(app.services)
  void sendDueMails(app.services)
  await expect.poll(() => arrived).toHaveLength(1)
  for (const minutes of [1, 60, 600, 3_000]) {
    next.setTime(new Date(app.services.clock().getTime() + minutes * 60_000))
    expect((await questions(next)).map(({ id }) => id)).toEqual(arrived)
  }
  expect(await next.services.database.query.selectFrom('job').select('id').execute()).toEqual([])
  await rm(folder, { recursive: true })
})

test('a question that cannot be composed does not delay the next ones', async () => {
  await using app = await createTestApp()
  const { services } = app
  const [anna, ben] = [await provenPerson(app), await provenPerson(app)]
  for (const person of [anna, ben]) await askForQuestion(app, person, '2026-11-23')
  setTime(app, '2026-11-23T17:00:00Z')
  const { keyedHashes } = services.secrets
  services.secrets.keyedHashes = (purpose, text) => {
    if (text === anna.email) throw new Error('not this one')
    return keyedHashes(purpose, text)
  }
  expect((await questions(app)).map(({ to }) => to)).toEqual([ben.email])
  services.secrets.keyedHashes = keyedHashes
  setTime(app, '2026-11-23T17:05:00Z')
  expect((await questions(app)).map(({ to }) => to)).toEqual([ben.email, anna.email])
})

test('two processes ask once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-reminders-'))
  await using home = await createTestDatabase(join(folder, 'one.sqlite'))
  await using one = await createTestApp({ home })
  await using two = await createTestApp({ home })
  for (let index = 0; index < 5; index++) await askForQuestion(one, await provenPerson(one), TODAY)
  await atOnce([one, two, one, two].map((app) => () => app.sendMails()))
  const asked = [...one.sent, ...two.sent].filter(isQuestion)
  expect(asked).toHaveLength(5)
  expect(new Set(asked.map(({ to }) => to)).size).toBe(5)
  await rm(folder, { recursive: true })
})
