// W-5, N7 to N11, N14: asked by mail on the day, once, by nobody but the owner of the mailbox, and naming nothing.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forgetFailedMails } from '#src/platform/mail/outbox.ts'
import { sendDueMails } from '#src/platform/mail/send-mails.ts'
import { DAY_MS, HOUR_MS } from '#src/shared/duration.ts'
import { createTestApp, type SentMail, type TestApp } from '../../../testing/api/test-app.ts'
import { freshAddress, get, type Person, post, registerPerson, verifyPerson } from '../../../testing/api/test-person.ts'
import { atOnce } from '../../../testing/database/at-once.ts'
import { createTestDatabase } from '../../../testing/database/test-database.ts'
import { tidyReminders } from './reminders.server.ts'
import { sendDueReminders } from './send-reminders.server.ts'

const SUBJECT = 'A question from Handrail'
/** Today, in the test app. */
const TODAY = '2026-11-20'

const ask = (app: TestApp, { token }: Pick<Person, 'token'>, day: unknown) =>
  post(app, '/api/reminders', { day }, { token })
const rows = (app: TestApp) => app.services.database.query.selectFrom('reminder').selectAll().orderBy('day').execute()
const at = (app: TestApp, time: string) => app.setTime(new Date(time))

async function provenPerson(app: TestApp, email?: string): Promise<Person> {
  const person = await registerPerson(app, email)
  await verifyPerson(app, person)
  return person
}

/** The questions that have left so far. */
async function questions(app: TestApp): Promise<SentMail[]> {
  return (await app.sendMails()).filter(({ subject }) => subject === SUBJECT)
}

const stopPath = (mail: SentMail | undefined) => new URL(mail?.stopUrl ?? '').pathname
const stop = (app: TestApp, mail: SentMail | undefined) =>
  app.request(stopPath(mail), {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('W-5: who is signed in with a proven address is asked at 17:00 in London, once, with a link to the plan', async () => {
  await using app = await createTestApp()
  const person = await provenPerson(app)
  const taken = await ask(app, person, '2026-11-23')
  expect([taken.status, await taken.json()]).toEqual([
    200,
    { message: 'We will ask you by mail on that day.', byMail: true },
  ])
  at(app, '2026-11-23T16:59:59Z')
  expect(await questions(app)).toEqual([])
  at(app, '2026-11-23T17:00:00Z')
  const [mail, ...more] = await questions(app)
  expect([mail?.to, more]).toEqual([person.email, []])
  expect(mail?.text).toContain('http://handrail.test/plan\n')
  expect(mail?.stopUrl).toMatch(/^http:\/\/handrail\.test\/api\/reminders\/stop\/[\w-]{65}$/)
  for (const hours of [1, 24, 24 * 7]) {
    app.setTime(new Date(Date.parse('2026-11-23T17:00:00Z') + hours * HOUR_MS))
    expect(await questions(app)).toHaveLength(1)
  }
})

test('W-5: today’s leaves at once when its hour is past', async () => {
  await using app = await createTestApp()
  const person = await provenPerson(app)
  await ask(app, person, TODAY)
  expect(await questions(app)).toHaveLength(1)
})

test.each([
  ['0', '2026-11-23T00:00:00Z'],
  ['23', '2026-11-23T23:00:00Z'],
])('W-5: REMINDER_HOUR=%s', async (hour, time) => {
  await using app = await createTestApp({ env: { REMINDER_HOUR: hour } })
  await ask(app, await provenPerson(app), '2026-11-23')
  app.setTime(new Date(Date.parse(time) - 1_000))
  expect(await questions(app)).toEqual([])
  at(app, time)
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
])('W-5: %j is no day to be asked on', async (day) => {
  await using app = await createTestApp()
  const refused = await ask(app, await provenPerson(app), day)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ message: expect.any(String) })
  expect(await rows(app)).toEqual([])
})

test('N7: nobody is asked who is not signed in, or has not proven the address', async () => {
  await using app = await createTestApp()
  expect((await post(app, '/api/reminders', { day: TODAY })).status).toBe(401)
  const victim = await registerPerson(app, 'victim@family.example')
  const refused = await ask(app, victim, TODAY)
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { message: expect.stringContaining('confirm your email') },
  ])
  expect(await questions(app)).toEqual([])
})

test('N7: two promises of a day are one mail', async () => {
  await using app = await createTestApp()
  const person = await provenPerson(app)
  for (let index = 0; index < 3; index++) expect((await ask(app, person, TODAY)).status).toBe(200)
  expect(await questions(app)).toHaveLength(1)
  expect((await ask(app, person, TODAY)).status).toBe(200)
  expect(await questions(app)).toHaveLength(1)
})

test('N7: three mails a week, and whoever asks for a fourth is told', async () => {
  await using app = await createTestApp()
  const person = await provenPerson(app)
  // Monday to Thursday, and the Monday after.
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-30']
  const answers = []
  for (const day of days) answers.push(((await (await ask(app, person, day)).json()) as { byMail: boolean }).byMail)
  expect(answers).toEqual([true, true, true, false, true])
  for (const day of days) {
    at(app, `${day}T17:00:00Z`)
    await app.sendMails()
  }
  expect(await questions(app)).toHaveLength(4)
})

test('N7: all accounts of one mailbox have one mail a day and three a week together', async () => {
  await using app = await createTestApp()
  const people = []
  for (const tag of ['a', 'b']) people.push(await provenPerson(app, `jane+${tag}@family.example`))
  for (const [index, day] of ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].entries()) {
    for (const person of people) await ask(app, person, day)
    at(app, `${day}T17:00:00Z`)
    expect(await questions(app)).toHaveLength(Math.min(index + 1, 3))
    at(app, `${day}T23:59:00Z`)
    expect(await questions(app)).toHaveLength(Math.min(index + 1, 3))
  }
})

test('N8: nothing that is sent, kept or logged names more than a mailbox and a day, and two mails differ in their code alone', async () => {
  await using app = await createTestApp()
  const [anna, ben] = [await provenPerson(app, 'anna@family.example'), await provenPerson(app, 'ben@family.example')]
  const canary = { lessonKey: 'digitalLaunchpad-module3-3.5', title: 'canary', promise: 'canary', child: 'canary' }
  await post(
    app,
    '/api/reminders',
    { day: TODAY, ...canary },
    { token: anna.token, headers: { referer: 'http://handrail.test/canary' } },
  )
  await ask(app, ben, TODAY)
  expect(Object.keys((await rows(app))[0] ?? {}).sort()).toEqual(
    ['account_id', 'created_at', 'day', 'due_at', 'language', 'mailbox_hash', 'state'].sort(),
  )
  const mails = await questions(app)
  expect(mails).toHaveLength(2)
  const bytes = mails.map(({ text, html, stopUrl = '' }) => (text + html).replaceAll(stopUrl, ''))
  expect(bytes[0]).toBe(bytes[1])
  expect(JSON.stringify([mails, await rows(app), app.logged])).not.toMatch(/canary|3\.5|module3|promise|child|tool/i)
})

test('N9: one press of the mail program stops, for ever and for this alone, and asking again says so', async () => {
  await using app = await createTestApp()
  const person = await provenPerson(app)
  await ask(app, person, TODAY)
  await ask(app, person, '2026-11-23')
  const [mail] = await questions(app)
  const stopped = await stop(app, mail)
  expect([stopped.status, stopped.headers.get('location'), stopped.headers.get('cache-control')]).toEqual([
    200,
    null,
    'no-store',
  ])
  expect(await stopped.text()).not.toContain(person.email)
  expect((await stop(app, mail)).status).toBe(200)
  expect(await rows(app)).toEqual([])
  const again = await ask(app, person, '2026-11-24')
  expect([again.status, await again.json()]).toMatchObject([
    409,
    { message: expect.stringContaining('You have stopped these mails') },
  ])
  for (const day of ['23', '24']) {
    at(app, `2026-11-${day}T17:00:00Z`)
    expect(await questions(app)).toHaveLength(1)
  }
  // Another account of the same mailbox, a year later.
  at(app, '2027-11-23T12:00:00Z')
  const other = await provenPerson(app, person.email.replace('@', '+new@'))
  expect((await ask(app, other, '2027-11-23')).status).toBe(409)
  // Whoever forgot the password still gets a link.
  await post(app, '/api/auth/forgot-password', { email: person.email })
  expect((await app.sendMails()).at(-1)).toMatchObject({
    to: person.email,
    text: expect.stringContaining('/reset-password'),
  })
})

test('N9, N14: opening a link of the mail, twenty times and by anybody, changes nothing and shows nothing', async () => {
  await using app = await createTestApp()
  const person = await provenPerson(app)
  await ask(app, person, TODAY)
  await ask(app, person, '2026-11-23')
  const [mail] = await questions(app)
  for (let index = 0; index < 20; index++) {
    const page = await app.request(stopPath(mail))
    expect(page.status).toBe(200)
    expect(await page.text()).not.toMatch(/family\.example|2026-11/)
  }
  at(app, '2026-11-23T17:00:00Z')
  expect(await questions(app)).toHaveLength(2)
})

test('N9: a code that is none of ours, or was made for something else, stops nothing', async () => {
  await using app = await createTestApp()
  const person = await provenPerson(app)
  await ask(app, person, TODAY)
  const [mail] = await questions(app)
  const code = stopPath(mail).split('/').at(-1) ?? ''
  const { secrets } = app.services
  const other = code.slice(0, 43) + secrets.sign('newsletter-leave', code.slice(0, 43))
  for (const wrong of ['x', code.slice(1), `${code}A`, other, code.toLowerCase()]) {
    expect((await app.request(`/api/reminders/stop/${wrong}`, { method: 'POST' }, freshAddress())).status).toBe(404)
  }
  expect((await ask(app, person, '2026-11-23')).status).toBe(200)
})

test('N10: a wish that is taken back, and an account that is deleted, ask nothing', async () => {
  await using app = await createTestApp()
  const [anna, ben] = [await provenPerson(app), await provenPerson(app)]
  for (const person of [anna, ben]) await ask(app, person, '2026-11-23')
  const init = { method: 'DELETE', headers: { authorization: `Bearer ${anna.token}` } }
  expect((await app.request('/api/reminders/2026-11-23', init)).status).toBe(200)
  expect((await post(app, '/api/auth/delete-account', ben, { token: ben.token })).status).toBe(200)
  expect(await rows(app)).toEqual([])
  at(app, '2026-11-23T17:00:00Z')
  expect(await questions(app)).toEqual([])
})

test('N10: what is stopped or deleted between the queue and the last dot does not leave', async () => {
  for (const how of ['stop', 'delete'] as const) {
    await using app = await createTestApp()
    const person = await provenPerson(app)
    await ask(app, person, TODAY)
    const [first] = await questions(app)
    await ask(app, person, '2026-11-23')
    at(app, '2026-11-23T17:00:00Z')
    await sendDueReminders(app.services)
    expect(await app.services.database.query.selectFrom('outbox_mail').select('kind').execute()).toEqual([
      { kind: 'reminder' },
    ])
    if (how === 'stop') await stop(app, first)
    else await post(app, '/api/auth/delete-account', person, { token: person.token })
    expect(await questions(app)).toHaveLength(1)
  }
})

const CLOCK_CHANGES = [
  // Summer time begins on 29 March 2026 and ends on 25 October.
  ['2026-03-28', '2026-03-28T17:00:00Z'],
  ['2026-03-29', '2026-03-29T16:00:00Z'],
  ['2026-03-30', '2026-03-30T16:00:00Z'],
  ['2026-10-24', '2026-10-24T16:00:00Z'],
  ['2026-10-25', '2026-10-25T17:00:00Z'],
  ['2026-10-26', '2026-10-26T17:00:00Z'],
] as const

test.each(CLOCK_CHANGES)('N11: on %s it is asked at %s, once', async (day, time) => {
  await using app = await createTestApp()
  at(app, new Date(Date.parse(time) - 2 * DAY_MS).toISOString())
  const person = await provenPerson(app)
  await ask(app, person, day)
  let left = 0
  for (let step = -72; step <= 72; step++) {
    app.setTime(new Date(Date.parse(time) + step * 20 * 60_000))
    left = (await questions(app)).length
    expect(left, app.services.clock().toISOString()).toBe(step < 0 ? 0 : 1)
  }
})

test.each(['0', '1', '2', '17', '23'])(
  'N11: through both clock changes at hour %s, every asked day has its mail',
  async (hour) => {
    for (const days of [
      ['2026-03-28', '2026-03-29', '2026-03-30'],
      ['2026-10-23', '2026-10-24', '2026-10-25'],
    ]) {
      await using app = await createTestApp({ env: { REMINDER_HOUR: hour } })
      at(app, `${days[0]}T00:00:00Z`)
      app.setTime(new Date(app.services.clock().getTime() - DAY_MS))
      const person = await provenPerson(app)
      for (const day of days) expect(await (await ask(app, person, day)).json()).toMatchObject({ byMail: true })
      const end = Date.parse(`${days.at(-1)}T23:59:00Z`) + 2 * HOUR_MS
      while (app.services.clock().getTime() < end) {
        app.setTime(new Date(app.services.clock().getTime() + HOUR_MS))
        await app.sendMails()
      }
      // March from a Monday to a Sunday: two of the days are in one week, the third in the next.
      expect(await questions(app)).toHaveLength(3)
    }
  },
)

test.each([
  [24, 0],
  [23.9, 1],
])('N11: a server that was down for %f hours asks %i times', async (hours, mails) => {
  await using app = await createTestApp()
  await ask(app, await provenPerson(app), '2026-11-23')
  app.setTime(new Date(Date.parse('2026-11-23T17:00:00Z') + hours * HOUR_MS))
  expect(await questions(app)).toHaveLength(mails)
})

test('N11: a mail server that is down for longer than a day gets no question, one that comes back gets it once', async () => {
  for (const [hours, mails] of [
    [2, 1],
    [25, 0],
  ] as const) {
    await using app = await createTestApp()
    await ask(app, await provenPerson(app), '2026-11-23')
    at(app, '2026-11-23T17:00:00Z')
    const { send } = app.services.mail
    app.services.mail.send = () =>
      Promise.reject(Object.assign(new Error('down'), { code: 'ECONNREFUSED', command: 'CONN' }))
    await app.sendMails()
    app.services.mail.send = send
    app.setTime(new Date(app.services.clock().getTime() + hours * HOUR_MS))
    expect(await questions(app)).toHaveLength(mails)
    expect(await app.services.database.query.selectFrom('outbox_mail').select('id').execute()).toEqual([])
  }
})

test('N11: a clock that jumps a day, either way, asks once', async () => {
  for (const jump of [DAY_MS, -DAY_MS]) {
    await using app = await createTestApp()
    await ask(app, await provenPerson(app), '2026-11-23')
    at(app, '2026-11-23T17:00:00Z')
    await questions(app)
    for (const by of [jump, -jump, jump]) {
      app.setTime(new Date(app.services.clock().getTime() + by))
      expect(await questions(app)).toHaveLength(1)
    }
  }
})

test('N11: a process that is killed while the mail is on its way does not make it leave twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-reminders-'))
  await using home = await createTestDatabase(join(folder, 'one.sqlite'))
  await using app = await createTestApp({ home })
  await using next = await createTestApp({ home })
  await ask(app, await provenPerson(app), TODAY)
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
    expect(await questions(next)).toEqual([])
  }
  await forgetFailedMails(next.services.database.query, new Date(next.services.clock().getTime() + DAY_MS))
  expect(await next.services.database.query.selectFrom('outbox_mail').select('id').execute()).toEqual([])
  await rm(folder, { recursive: true })
})

test('N11: two processes ask once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-reminders-'))
  await using home = await createTestDatabase(join(folder, 'one.sqlite'))
  await using one = await createTestApp({ home })
  await using two = await createTestApp({ home })
  for (let index = 0; index < 5; index++) await ask(one, await provenPerson(one), TODAY)
  await atOnce([one, two, one, two].map((app) => () => app.sendMails()))
  const asked = [...one.sent, ...two.sent].filter(({ subject }) => subject === SUBJECT)
  expect(asked).toHaveLength(5)
  expect(new Set(asked.map(({ to }) => to)).size).toBe(5)
  await rm(folder, { recursive: true })
})

test('N11: after an older copy of the database was restored nothing is asked a second time', async () => {
  await using app = await createTestApp()
  const [anna, ben] = [await provenPerson(app), await provenPerson(app)]
  await ask(app, anna, '2026-11-23')
  const backup = await rows(app)
  at(app, '2026-11-23T17:00:00Z')
  expect(await questions(app)).toHaveLength(1)
  const { query } = app.services.database
  await query.deleteFrom('reminder').execute()
  await query.insertInto('reminder').values(backup).execute()
  at(app, '2026-11-23T18:00:00Z')
  expect(await questions(app)).toHaveLength(1)
  // What is wished for now is asked.
  await ask(app, ben, '2026-11-23')
  expect(await questions(app)).toHaveLength(2)
})

test('H8, N10: the days are in the export; days that are over are forgotten after a week', async () => {
  await using app = await createTestApp()
  const person = await provenPerson(app)
  for (const day of [TODAY, '2026-11-23']) await ask(app, person, day)
  await app.sendMails()
  const mine = (await (await post(app, '/api/auth/my-data', {}, { token: person.token })).json()) as {
    reminders: unknown
  }
  expect(mine.reminders).toEqual([
    { day: TODAY, waits: false },
    { day: '2026-11-23', waits: true },
  ])
  at(app, '2026-11-27T12:00:00Z')
  await tidyReminders(app.services)
  expect((await rows(app)).map(({ day }) => day)).toEqual([TODAY, '2026-11-23'])
  at(app, '2026-11-28T12:00:00Z')
  await tidyReminders(app.services)
  expect((await rows(app)).map(({ day }) => day)).toEqual(['2026-11-23'])
  expect((await get(app, '/api/reminders', person.token)).status).toBe(405)
})
