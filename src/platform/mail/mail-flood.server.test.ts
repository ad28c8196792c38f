// A stranger cannot fill a mailbox through us, delay another parent's link or use up a parent's share.
import { expect, test } from 'vitest'
import { createTestApp, type SentMail, type TestApp } from '../../../testing/api/test-app.ts'
import {
  freshAddress,
  GOOD_PASSWORD,
  post,
  registerPerson,
  registration,
  verifyPerson,
} from '../../../testing/api/test-person.ts'
import { sendDueMails } from '../../../testing/mail/send-due-mails.ts'
import type { Mail } from './mail.ts'
import { mailboxOf } from './mailbox.ts'
import { queueMail } from './outbox.ts'

const CALLS = 200
const VICTIM = 'victim@gmail.com'
const RESET_SUBJECT = 'Set a new password for Handrail'

/** Another spelling of the victim's mailbox each time: dots, tags, both domains. */
function spelling(index: number): string {
  const letters = [...'victim'].map((letter, place) => ((index >> place) & 1 ? `${letter}.` : letter)).join('')
  const domain = index % 2 === 0 ? 'gmail.com' : 'googlemail.com'
  return `${letters.replace(/\.$/, '')}+${index}@${domain}`
}

/** Hashing is not what is looked at here, and there are hundreds of passwords. */
function hashAtOnce(app: TestApp): void {
  app.services.passwords = {
    hash: async (password) => `hash of ${password}`,
    check: async (password, stored) => ({ matches: stored === `hash of ${password}`, upgraded: undefined }),
  }
}

const call = (app: TestApp, path: string, body: object, token?: string) =>
  post(app, path, body, { address: freshAddress(), ...(token === undefined ? {} : { token }) })

async function tokenOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { token: string }).token
}

const OF_A_TEST = { kind: 'test', accountId: null, text: '', html: '' }
const gdprConsent = { emailMarketing: true, privacyPolicy: true }
const toVictim = (mails: readonly SentMail[]) => mails.filter(({ to }) => mailboxOf(to) === VICTIM)

/** Every endpoint that mails, two hundred times, for one mailbox. */
async function flood(app: TestApp): Promise<void> {
  const proven = await registerPerson(app, VICTIM)
  await verifyPerson(app, proven)
  await call(app, '/api/emails/subscribe', { email: VICTIM, context: 'homepage', gdprConsent }, proven.token)
  let { token, password } = proven
  for (let index = 0; index < CALLS; index++) {
    const email = spelling(index)
    const other = await tokenOf(await call(app, '/api/auth/register', registration(email)))
    await call(app, '/api/auth/register', registration(VICTIM, 'some other password'))
    await call(app, '/api/auth/send-verification', {}, other)
    await call(app, '/api/auth/forgot-password', { email: index % 2 === 0 ? email : VICTIM })
    const newPassword = `another phrase altogether ${index}`
    const changed = await call(app, '/api/auth/change-password', { currentPassword: password, newPassword }, token)
    if (changed.status === 200) {
      token = await tokenOf(changed)
      password = newPassword
    }
    if (index % 2 === 0) await call(app, '/api/auth/delete-account', { password: GOOD_PASSWORD }, other)
    await call(app, '/api/emails/subscribe', { email, context: 'homepage', gdprConsent })
    await call(app, '/api/emails/unsubscribe', { email: index % 2 === 0 ? email : VICTIM })
    await call(app, '/api/emails/resubscribe', { email: index % 2 === 0 ? email : VICTIM })
    await call(app, '/api/inbox/complaint', { email, text: 'x' })
  }
}

test("200 calls of each endpoint make at most 15 mails, and delay no other parent's", {
  timeout: 120_000,
}, async () => {
  await using app = await createTestApp()
  hashAtOnce(app)
  const parent = await registerPerson(app, 'parent@family.example')
  await app.sendMails()
  await flood(app)
  app.setTime(new Date(app.services.clock().getTime() + 1_000))
  await call(app, '/api/auth/forgot-password', { email: parent.email })

  // What is typed to get a mail in one batch, the mail itself in the next.
  const before = app.sent.length
  await sendDueMails(app.services)
  await sendDueMails(app.services)
  expect(app.sent.slice(before).map(({ to, subject }) => [to, subject])).toContainEqual([parent.email, RESET_SUBJECT])

  for (let second = 0; second < 60; second++) {
    app.setTime(new Date(app.services.clock().getTime() + 1_000))
    await app.sendMails()
  }
  const mails = toVictim(app.sent)
  expect(mails.length).toBeGreaterThan(8)
  expect(mails.length).toBeLessThanOrEqual(15)
  expect(mails.filter(({ subject }) => subject.startsWith('Please confirm: one tip'))).toHaveLength(1)
  // Dropped, and counted.
  expect(await app.services.metrics.text()).toMatch(/handrail_mails_dropped_total\{kind="verify"\} \d{2,}/)
})

test('mails that strangers cause leave a share for resets, verifications and notices', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app, 'anna@family.example')
  for (let index = 0; index < 20; index++) {
    const email = `anna+${index}@family.example`
    await call(app, '/api/inbox/complaint', { email, text: 'x' })
    await call(app, '/api/emails/subscribe', { email, context: 'homepage', gdprConsent })
    await call(app, '/api/auth/register', registration('anna@family.example', 'some other password'))
  }
  await verifyPerson(app, person)
  await call(app, '/api/auth/forgot-password', { email: person.email })
  const body = { currentPassword: person.password, newPassword: 'a different phrase' }
  expect((await call(app, '/api/auth/change-password', body, person.token)).status).toBe(200)
  const subjects = (await app.sendMails()).map(({ subject }) => subject)
  expect(subjects).toContain('Your Handrail password was changed')
  // The change of the password has made the link worthless, but its mail was on its way.
  expect(subjects).toContain(RESET_SUBJECT)
})

test('an unproven address gets no mail about changes and deletions', async () => {
  await using app = await createTestApp()
  const { token, password } = await registerPerson(app, 'stranger@family.example')
  await app.sendMails()
  const changed = await call(
    app,
    '/api/auth/change-password',
    { currentPassword: password, newPassword: 'a different phrase' },
    token,
  )
  expect(changed.status).toBe(200)
  const deleted = await call(
    app,
    '/api/auth/delete-account',
    { password: 'a different phrase' },
    await tokenOf(changed),
  )
  expect(deleted.status).toBe(200)
  expect(await app.sendMails()).toHaveLength(1)
})

test('a password can be changed five times an hour', async () => {
  await using app = await createTestApp()
  let { token, password } = await registerPerson(app)
  const statuses: number[] = []
  for (let index = 0; index < 6; index++) {
    const newPassword = `a phrase with a number ${index}`
    const answer = await call(app, '/api/auth/change-password', { currentPassword: password, newPassword }, token)
    statuses.push(answer.status)
    if (answer.status !== 200) break
    token = await tokenOf(answer)
    password = newPassword
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('sixty spellings of one mailbox get one confirmation, ten complaints with tags two acknowledgements', async () => {
  await using app = await createTestApp()
  for (let index = 0; index < 60; index++) {
    await call(app, '/api/emails/subscribe', { email: spelling(index), context: 'homepage', gdprConsent })
  }
  expect(await app.sendMails()).toHaveLength(1)
  for (let index = 0; index < 10; index++) {
    const email = `anna+${index}@family.example`
    const answer = await call(app, '/api/inbox/complaint', { email, text: 'x' })
    // One text for all: it does not tell how many mails a person got today.
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('Please write down your reference.') })
  }
  expect(await app.sendMails()).toHaveLength(3)
})

test('one network asks for thirty confirmations an hour at one domain', async () => {
  await using app = await createTestApp()
  const ask = (index: number, domain: string, address = '198.51.100.7') =>
    post(app, '/api/emails/subscribe', { email: `p${index}@${domain}`, context: 'homepage', gdprConsent }, { address })
  for (let index = 0; index < 30; index++) expect((await ask(index, 'family.example')).status).toBe(200)
  expect((await ask(30, 'family.example')).status).toBe(429)
  expect((await ask(30, 'elsewhere.example')).status).toBe(200)
  expect((await ask(30, 'family.example', '198.51.100.8')).status).toBe(200)
})

test('each round sends each mailbox one mail, awaited ones first', async () => {
  await using app = await createTestApp()
  const { services } = app
  const queue = (to: string, share: Mail['share'], subject: string) =>
    queueMail(services.database.query, services, { ...OF_A_TEST, to, share, subject })
  const rounds = async () => {
    app.setTime(new Date(services.clock().getTime() + 1_000))
    const before = app.sent.length
    await sendDueMails(services)
    return app.sent.slice(before).map(({ subject }) => subject)
  }
  for (const share of ['reset', 'verification'] as const) {
    for (let index = 0; index < 3; index++) await queue(`flooded+${index}@family.example`, share, 'to the flooded')
  }
  for (let index = 0; index < 15; index++) await queue(`p${index}@family.example`, 'other', 'of no haste')
  app.setTime(new Date(services.clock().getTime() + 1_000))
  for (let index = 0; index < 9; index++) await queue(`p${index}@family.example`, 'reset', 'a link')
  expect((await rounds()).sort()).toEqual([...Array.from({ length: 9 }, () => 'a link'), 'to the flooded'])
  expect((await rounds()).filter((subject) => subject === 'to the flooded')).toHaveLength(1)
  for (let more = 0; more < 10; more++) await rounds()
  expect(app.sent).toHaveLength(6 + 15 + 9)
})

test('a link to verify leaves before what has waited longer', async () => {
  await using app = await createTestApp()
  const { services } = app
  const queue = (to: string, share: Mail['share']) =>
    queueMail(services.database.query, services, { ...OF_A_TEST, to, share, subject: share })
  for (let index = 0; index < 30; index++) await queue(`p${index}@family.example`, 'other')
  app.setTime(new Date(services.clock().getTime() + 1_000))
  await queue('parent@family.example', 'verification')
  await sendDueMails(services)
  expect(app.sent.map(({ subject }) => subject)).toContain('verification')
  expect(app.sent.length).toBeLessThan(31)
})

test("a stranger's accounts in a mailbox, or a network's resets, block no reset", async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app, 'anna@family.example')
  await verifyPerson(app, person)
  const resets = async () =>
    (await app.sendMails()).filter(({ to, subject }) => to === person.email && subject === RESET_SUBJECT).length
  for (let index = 0; index < 10; index++) {
    const email = `anna+${index}@family.example`
    await call(app, '/api/auth/register', registration(email))
    await call(app, '/api/auth/forgot-password', { email })
  }
  for (let hour = 0; hour < 4; hour++) {
    const address = '198.51.100.7'
    for (let index = 0; index < 5; index++) {
      await post(app, '/api/auth/forgot-password', { email: person.email }, { address })
    }
    await app.sendMails()
    app.setTime(new Date(app.services.clock().getTime() + 60 * 60 * 1_000))
  }
  expect(await resets()).toBe(3)
  await call(app, '/api/auth/forgot-password', { email: person.email })
  expect(await resets()).toBe(4)
})
