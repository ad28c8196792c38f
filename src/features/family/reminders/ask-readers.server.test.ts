// Who has no account and gets the weekly tips is asked by mail too, after a press behind a fresh link.
import { expect, test } from 'vitest'
import { describeSubscriber, eraseSubscriber } from '#src/features/newsletter/owner-subscription.server.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { OTHERS } from '#src/server/features.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { createTestApp, type SentMail, type TestApp } from '../../../../testing/api/test-app.ts'
import { codeFromMail, freshAddress, post, registerPerson, visible } from '../../../../testing/api/test-person.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import {
  askForQuestion,
  isQuestion,
  listReminders,
  provenPerson,
  questions,
  setTime,
  stopByButton,
  TODAY,
} from '../../../../testing/mail/questions.ts'
import { tidyReminders } from './reminders.server.ts'
import { sendDueReminders } from './send-reminders.server.ts'

const MONDAY = '2026-11-23'
const READER = 'r1@b.uk'

const typeAddress = (app: TestApp, email: string, day = MONDAY) =>
  post(app, '/api/reminders/links', { email, day }, { address: freshAddress() })

async function links(app: TestApp): Promise<SentMail[]> {
  return (await app.sendMails()).filter(({ subject }) => subject === 'A link from Handrail')
}

const yesPath = (mail: SentMail | undefined) => /\/api\/reminders\/yes\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
const press = (app: TestApp, mail: SentMail | undefined) =>
  app.request(yesPath(mail), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
  })

/** The one reader, who has pressed the button for a day. */
async function askedReader(app: TestApp, day = MONDAY): Promise<void> {
  await addReaders(app.services, 1)
  await typeAddress(app, READER, day)
  expect((await press(app, (await links(app))[0])).status).toBe(200)
}

const tables = async ({ services: { database } }: TestApp) => [
  await database.query.selectFrom('reminder').selectAll().execute(),
  await database.query.selectFrom('job').select('kind').where('kind', 'like', 'mail/%').execute(),
]

test('a confirmed reader types the address, presses the button behind a link and is asked on the day, once', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 1)
  const answer = await typeAddress(app, 'R1@b.uk')
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      message:
        'If that address gets our weekly tips, a link is on its way. Open it and press the button. Then we ask you by mail too.',
    },
  ])
  const [link, ...more] = await links(app)
  expect([link?.to, more]).toEqual([READER, []])
  expect(await listReminders(app)).toEqual([])
  for (let time = 0; time < 2; time++) {
    const done = await press(app, link)
    expect([done.status, done.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await done.text()).toContain('We ask you by mail on Monday 23 November.')
  }
  setTime(app, '2026-11-23T16:59:59Z')
  expect(await questions(app)).toEqual([])
  for (const time of ['2026-11-23T17:00:00Z', '2026-11-24T17:00:00Z', '2026-11-30T17:00:00Z']) {
    setTime(app, time)
    expect((await questions(app)).map(({ to }) => to)).toEqual([READER])
  }
})

test('the page after the press leads to the plan in the language of who presses', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 1)
  await typeAddress(app, READER)
  const done = await app.request(yesPath((await links(app))[0]), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'pl' },
  })
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('href="/pl/plan"')])
})

test('every address is answered alike, and nobody gets a mail but who confirmed theirs', async () => {
  await using app = await createTestApp()
  const readers = await addReaders(app.services, 6)
  const states = ['active', 'pending', 'unsubscribed', 'paused', 'bounced', 'complained'] as const
  const { query } = app.services.database
  for (const [index, email] of readers.entries()) {
    await query
      .updateTable('subscriber')
      .set({ state: states[index] ?? 'active' })
      .where('canonical_email', '=', email)
      .execute()
  }
  const person = await provenPerson(app, 'account@b.uk')
  const answers = []
  for (const email of [...readers, person.email, 'victim@b.uk']) {
    answers.push(await visible(await typeAddress(app, email)))
  }
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect((await links(app)).map(({ to }) => to)).toEqual([READER])
  expect((await tables(app))[1]).toEqual([])
})

test('a day that is over or far away, and what is no address, is refused alike for everybody', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 1)
  for (const day of ['2026-11-19', '2026-12-19', '2026-02-31', 'today']) {
    expect((await typeAddress(app, READER, day)).status).toBe(400)
    expect((await typeAddress(app, 'victim@b.uk', day)).status).toBe(400)
  }
  expect((await typeAddress(app, 'nobody')).status).toBe(400)
  expect(await tables(app)).toEqual([[], []])
})

test('opening the link, twenty times and by anybody, puts no day down and shows no address', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 1)
  await typeAddress(app, READER)
  const [link] = await links(app)
  for (let time = 0; time < 20; time++) {
    const page = await app.request(yesPath(link), { method: time % 2 === 0 ? 'GET' : 'HEAD' })
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
    expect(await page.text()).not.toMatch(/b\.uk/)
  }
  expect(await listReminders(app)).toEqual([])
})

test('a link works for two days, for its own day and purpose, and as long as the address is on the list', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 1)
  await typeAddress(app, READER, '2026-11-28')
  const [link] = await links(app)
  const code = yesPath(link).split('/').at(-1) ?? ''
  const { secrets } = app.services
  const text = code.slice(0, -22)
  const wrong = [
    `${code}A`,
    code.slice(1),
    'x',
    text + secrets.sign('reminder-stop', text),
    text.replace(/....$/, '0000') + code.slice(-22),
  ]
  for (const one of wrong) {
    expect((await app.request(`/api/reminders/yes/${one}`, { method: 'POST' }, freshAddress())).status).toBe(404)
  }
  expect((await app.request(`/api/reminders/stop/${code}`, { method: 'POST' })).status).toBe(404)
  setTime(app, '2026-11-23T12:00:00Z')
  expect((await press(app, link)).status).toBe(404)
  setTime(app, '2026-11-22T12:00:00Z')
  const { query } = app.services.database
  await query.updateTable('subscriber').set({ state: 'paused' }).execute()
  expect((await press(app, link)).status).toBe(404)
  expect(await listReminders(app)).toEqual([])
  await query.updateTable('subscriber').set({ state: 'active' }).execute()
  expect((await press(app, link)).status).toBe(200)
})

test('whoever types, a mailbox gets two links a day and three a week, and three questions', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 1)
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']
  // The third comes on the second day, and after it none.
  for (const [evening, typed, sent] of [
    ['2026-11-20T20:00:00Z', days, 2],
    ['2026-11-21T20:30:00Z', days.toReversed(), 3],
    ['2026-11-22T21:00:00Z', days, 3],
  ] as const) {
    setTime(app, evening)
    const before = await links(app)
    for (const day of [...typed, ...typed]) {
      await typeAddress(app, READER, day)
      await app.sendMails()
    }
    const all = await links(app)
    expect(all, evening).toHaveLength(sent)
    for (const link of all.slice(before.length)) await press(app, link)
  }
  for (const day of days) {
    setTime(app, `${day}T17:00:00Z`)
    await app.sendMails()
  }
  expect(await questions(app)).toHaveLength(3)
  setTime(app, '2026-11-28T12:00:00Z')
  await typeAddress(app, READER, '2026-11-29')
  const full = await press(app, (await links(app)).at(-1))
  expect(await full.text()).toContain('Three mails from us wait in that week already')
})

test('how many links to prove an address leave says nothing of whether it reads the tips', async () => {
  const sent = async (isReader: boolean) => {
    await using app = await createTestApp()
    if (isReader) await askedReader(app, TODAY)
    else setTime(app, `${TODAY}T17:00:00Z`)
    for (const day of ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']) await typeAddress(app, READER, day)
    await app.sendMails()
    const { token } = await registerPerson(app, READER)
    const answers: number[] = []
    for (let press = 0; press < 5; press++)
      answers.push((await post(app, '/api/auth/send-verification', {}, { token })).status)
    return answers
  }
  expect(await sent(true)).toEqual(await sent(false))
})

test('a question whose mailbox is full takes nothing of the day while it waits for room', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  const letter = { to: READER, kind: 'test', accountId: null, subject: '', text: '', html: '' }
  const queue = (share: 'reminder' | 'reminder-link') => queueMail(query, app.services, { ...letter, share })
  for (let mails = 0; mails < 3; mails += 1) expect(await queue('reminder')).toBe(true)
  for (let hours = 0; hours < 5; hours += 1) expect(await queue('reminder-link')).toBe(false)
  await query.updateTable('rate_limit').set({ count: 2 }).where('key', 'like', 'mail-reminder-day:%').execute()
  expect(await queue('reminder-link')).toBe(true)
})

test('nothing that is sent, kept or logged names more than a mailbox and a day', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 1)
  const canary = { lessonKey: 'digitalLaunchpad-module3-3.5', title: 'canary', promise: 'canary' }
  await post(
    app,
    '/api/reminders/links',
    { email: READER, day: TODAY, ...canary },
    { headers: { referer: 'http://handrail.test/canary' } },
  )
  expect(JSON.stringify(await tables(app))).not.toContain(READER)
  const [link] = await links(app)
  await press(app, link)
  await questions(app)
  const everything = JSON.stringify([app.sent, await tables(app), app.logged])
  expect(everything).not.toMatch(/canary|3\.5|module3|promise|child|tool/i)
  expect(link?.stopUrl).toMatch(/^http:\/\/handrail\.test\/api\/reminders\/stop\/[\w-]{65}$/)
})

test('a mailbox that stopped these mails gets no link, and an older link says why no mail comes', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 1)
  await typeAddress(app, READER)
  const [link] = await links(app)
  await stopByButton(app, link)
  const page = await press(app, link)
  expect(await page.text()).toContain('These mails are stopped for your mailbox')
  await typeAddress(app, READER, '2026-11-24')
  expect(await links(app)).toHaveLength(1)
  setTime(app, '2026-11-23T17:00:00Z')
  expect(await questions(app)).toEqual([])
})

const leavings = {
  leaving: (app: TestApp) => post(app, '/api/emails/unsubscribe', { email: READER }),
  async erasing(app: TestApp) {
    await eraseSubscriber(app.services.database.query, app.services, await findReader(app.services, READER))
  },
  async 'stopping, by the button of another mail'(app: TestApp) {
    await stopByButton(app, app.sent[0])
  },
}

test.each(Object.entries(leavings))('%s takes away what waits, in the table and in the outbox', async (_, leave) => {
  for (const queued of [false, true]) {
    await using app = await createTestApp()
    await askedReader(app)
    const mails = app.sent.filter(isQuestion)
    if (queued) {
      setTime(app, '2026-11-23T17:00:00Z')
      await sendDueReminders(app.services, OTHERS.findReader)
      expect((await tables(app))[1]).toEqual([{ kind: 'mail/reminder' }])
    }
    await leave(app)
    const [reminders, outbox] = await tables(app)
    expect([reminders, outbox]).toEqual([[], []])
    setTime(app, '2026-11-23T18:00:00Z')
    expect((await app.sendMails()).filter(isQuestion)).toEqual(mails)
  }
})

test.each(['leaving', 'erasing'] as const)(
  '%s the tips leaves alone what the account of the same mailbox has asked for',
  async (how) => {
    await using app = await createTestApp()
    await askForQuestion(app, await provenPerson(app, READER), MONDAY)
    await addReaders(app.services, 1)
    setTime(app, '2026-11-23T17:00:00Z')
    await sendDueReminders(app.services, OTHERS.findReader)
    await leavings[how](app)
    expect(await questions(app)).toMatchObject([{ to: READER }])
  },
)

test('at the claim it is asked again whether the address is still confirmed', async () => {
  await using app = await createTestApp()
  await askedReader(app)
  await app.services.database.query.updateTable('subscriber').set({ state: 'paused' }).execute()
  setTime(app, '2026-11-23T17:00:00Z')
  expect(await questions(app)).toEqual([])
})

test('the days of a reader are in their export, and are forgotten a week after', async () => {
  await using app = await createTestApp()
  await askedReader(app)
  const reader = await findReader(app.services, READER)
  expect(await describeSubscriber(app.services, reader)).toContainEqual({ askedByMailOn: MONDAY, waits: true })
  setTime(app, new Date(Date.parse(MONDAY) + 9 * DAY_MS).toISOString())
  await tidyReminders(app.services)
  expect(await listReminders(app)).toEqual([])
})

test('a subscription that starts with the link to confirm is enough, no account is', async () => {
  await using app = await createTestApp()
  const gdprConsent = { emailMarketing: true, privacyPolicy: true }
  await post(app, '/api/emails/subscribe', { email: 'new@b.uk', context: 'homepage', gdprConsent })
  await typeAddress(app, 'new@b.uk')
  expect(await links(app)).toEqual([])
  await post(app, '/api/emails/confirm', { code: await codeFromMail(app, 'new@b.uk', 'code') })
  await typeAddress(app, 'new@b.uk')
  expect(await links(app)).toHaveLength(1)
})
