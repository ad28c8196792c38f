// What mail servers report: only signed reports about addresses of ours count, once each.
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { renew } from '#src/features/community/class-agreement/end-and-renew.server.ts'
import { sendDueReminders } from '#src/features/family/reminders/reminders.server.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import {
  classAgreementMails,
  join,
  joinMany,
  NAMES,
  startClassAgreement,
} from '../../../../testing/api/test-class-agreement.ts'
import { codeFromMail, post, registerPerson, verifyPerson } from '../../../../testing/api/test-person.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import { askForQuestion, listReminders, provenPerson, questions, setTime } from '../../../../testing/mail/questions.ts'
import { makeComplaintBox, makeMailboxCode } from '../subscription/newsletter-codes.server.ts'
import { eraseSubscriber } from '../subscription/reader-data.server.ts'
import { activateOwner } from '../subscription/subscription-state.server.ts'
import { BOUNCE_PATH, bounceKeys, REPORT_LIMIT, SIGNATURE_HEADER, signReport } from './bounces.server.ts'

/** As a mail server writes it: without a sender, in the three parts of RFC 3464. */
const dsn = (receiver: string, status: string, { id = '', head = 'Return-Path: <>' } = {}) =>
  `${head}
Delivered-To: ${receiver}
Received: from mx.b.uk by mail.handrail.example; Fri, 20 Nov 2026 20:00:00 +0000
From: MAILER-DAEMON@mx.b.uk
Subject: Undelivered ${id}
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="part"

--part
Content-Type: text/plain

This mail could not be delivered.
--part
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.b.uk

Final-Recipient: rfc822; x@b.uk
Action: failed
Status: ${status}
--part--
`

/** As a provider writes it: RFC 5965. @param about an address of ours in the mail that is complained about */
const arf = (receiver: string, about: string) =>
  `Return-Path: <fbl@provider.example>
Delivered-To: ${receiver}
Received: from provider.example by mail.handrail.example; Fri, 20 Nov 2026 20:00:00 +0000
From: fbl@provider.example
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="part"

--part
Content-Type: text/plain

Somebody pressed 'this is spam'.
--part
Content-Type: message/feedback-report

Feedback-Type: abuse
User-Agent: provider/1
Version: 1
--part
Content-Type: message/rfc822

From: hello@handrail.example
List-Unsubscribe: <https://x>, <mailto:${about}>

A tip.
--part--
`

/** The addresses of ours that are in a reader's mail. */
async function boxesOf({ services }: TestApp, email = 'r1@b.uk') {
  const { id } = await findReader(services, email)
  const at = (box: string, purpose: 'bounce' | 'leave') =>
    `${box}+${makeMailboxCode(services.secrets, purpose, id)}@handrail.example`
  return { bounce: at('bounce', 'bounce'), unsubscribe: at('unsubscribe', 'leave') }
}

const stateOf = async (app: TestApp, email = 'r1@b.uk') => (await findReader(app.services, email)).state
const LOOPS = { env: { FEEDBACK_LOOPS: 'provider' } }
const complaintBox = (app: TestApp, source = 'provider') =>
  `${makeComplaintBox(app.services.secrets, source)}@handrail.example`

async function report(app: TestApp, body: string, { age = 0, key = bounceKeys(app.services)[0] as string } = {}) {
  const seconds = Math.floor(app.services.clock().getTime() / 1_000) - age
  const headers = { 'content-type': 'message/rfc822', [SIGNATURE_HEADER]: signReport(key, seconds, body) }
  return (await app.request(BOUNCE_PATH, { method: 'POST', body, headers })).status
}

test('a refusal for good suppresses; a complaint too', async () => {
  await using app = await createTestApp(LOOPS)
  await addReaders(app.services, 2)
  expect(await report(app, dsn((await boxesOf(app)).bounce, '5.1.1'))).toBe(200)
  expect(await stateOf(app)).toBe('bounced')
  const { unsubscribe } = await boxesOf(app, 'r2@b.uk')
  expect(await report(app, arf(complaintBox(app), unsubscribe.toUpperCase()))).toBe(200)
  expect(await stateOf(app, 'r2@b.uk')).toBe('complained')
  const gdprConsent = { emailMarketing: true, privacyPolicy: true }
  for (const email of ['r1@b.uk', 'r2@b.uk']) {
    await post(app, '/api/emails/subscribe', { email, context: 'homepage', gdprConsent })
    await post(app, '/api/emails/resubscribe', { email })
  }
  expect(await app.sendMails()).toEqual([])
})

test('the signature covers the bytes of the mail, in whatever encoding it came', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 1)
  const { unsubscribe } = await boxesOf(app)
  const head = `Delivered-To: ${unsubscribe}\nContent-Type: text/plain; charset=iso-8859-1\n\n`
  const mail = Buffer.from(`${head}J'ai \u00e9t\u00e9 content.\n`, 'latin1')
  const seconds = Math.floor(app.services.clock().getTime() / 1_000)
  const mac = createHmac('sha256', bounceKeys(app.services)[0] as string)
    .update(`${seconds}.`)
    .update(mail)
  const headers = { [SIGNATURE_HEADER]: `t=${seconds},v1=${mac.digest('hex')}` }
  expect((await app.request(BOUNCE_PATH, { method: 'POST', body: mail, headers })).status).toBe(200)
  expect(await stateOf(app)).toBe('unsubscribed')
})

test('a signature whose time is written in another way is refused, and nothing fails', async () => {
  await using app = await createTestApp()
  const seconds = Math.floor(app.services.clock().getTime() / 1_000)
  const right = signReport(bounceKeys(app.services)[0] as string, seconds, 'x')
  const zeros = `v1=${'0'.repeat(64)}`
  const headers = [
    `t=00${seconds},${zeros}`,
    `t=0${seconds},${zeros}`,
    `t=${seconds},${zeros}`,
    right.replace('t=', 't=0'),
    right.replace('t=', 't=+'),
    `${right}0`,
    `${right}\u00e9`,
    right.toUpperCase(),
    `t=${'9'.repeat(12)},${zeros}`,
    `t=,${zeros}`,
    '',
  ]
  for (const header of headers) {
    const init = { method: 'POST', body: 'x', headers: { [SIGNATURE_HEADER]: header } }
    expect((await app.request(BOUNCE_PATH, init)).status, header).toBe(401)
  }
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
  const init = { method: 'POST', body: 'x', headers: { [SIGNATURE_HEADER]: right } }
  expect((await app.request(BOUNCE_PATH, init)).status).toBe(200)
})

test('wrong signatures from one network soon get 429; others are accepted', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 1)
  const { bounce } = await boxesOf(app)
  const wrong = (address: string) => {
    const headers = { 'content-type': 'message/rfc822', [SIGNATURE_HEADER]: 't=001795,v1=00' }
    return app.request(BOUNCE_PATH, { method: 'POST', body: 'x', headers }, address)
  }
  let tries = 0
  let answer = await wrong('198.51.100.7')
  for (tries = 1; answer.status === 401 && tries < 2_500; tries++) answer = await wrong('198.51.100.7')
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  // Several processes count for themselves, and still within 2,500.
  expect(tries).toBeLessThanOrEqual(2_500 / 8 + 1)
  expect((await wrong('198.51.100.8')).status).toBe(401)
  expect(await report(app, dsn(bounce, '5.1.1'))).toBe(200)
  expect(await stateOf(app)).toBe('bounced')
  app.setTime(new Date(app.services.clock().getTime() + 15 * 60 * 1_000))
  expect((await wrong('198.51.100.7')).status).toBe(401)
})

test("each box accepts one sort of mail, so no reader's code can ban an address", async () => {
  await using app = await createTestApp(LOOPS)
  const abuse = 'Return-Path: <>\nSubject: hello\n\nFeedback-Type: abuse\nStatus: 5.1.1\nAction: failed\n'
  type Boxes = Awaited<ReturnType<typeof boxesOf>>
  const cases: Record<string, [mail: (boxes: Boxes) => string, state: string]> = {
    'plain words about abuse to unsubscribe+': [({ unsubscribe }) => `Delivered-To: ${unsubscribe}\n${abuse}`, 'left'],
    'plain words about abuse to bounce+': [({ bounce }) => `Delivered-To: ${bounce}\n${abuse}`, 'active'],
    'a refusal to unsubscribe+': [({ unsubscribe }) => dsn(unsubscribe, '5.1.1'), 'left'],
    'a complaint to unsubscribe+': [({ unsubscribe }) => arf(unsubscribe, unsubscribe), 'left'],
    'a complaint to bounce+': [({ bounce }) => arf(bounce, bounce), 'active'],
    'a complaint to the address for abuse': [({ bounce }) => arf('abuse@handrail.example', bounce), 'active'],
    'a complaint from a source that is not configured': [
      ({ bounce }) => arf(complaintBox(app, 'other'), bounce),
      'active',
    ],
    'a complaint to a guessed address': [
      ({ bounce }) => arf(complaintBox(app).replace(/-[0-9a-f]{2}/, '-00'), bounce),
      'active',
    ],
    'a refusal with a sender': [({ bounce }) => dsn(bounce, '5.1.1', { head: 'Return-Path: <ex@b.uk>' }), 'active'],
    'a refusal without an envelope': [({ bounce }) => dsn(bounce, '5.1.1', { head: 'X-Nothing: 1' }), 'active'],
    'a refusal whose sender wrote the envelope': [
      ({ bounce }) => dsn(`box@handrail.example\nReceived: by x\nDelivered-To: ${bounce}\nTo: ${bounce}`, '5.1.1'),
      'active',
    ],
    'a refusal that is no report': [
      ({ bounce }) => dsn(bounce, '5.1.1').replace('multipart/report', 'multipart/mixed'),
      'active',
    ],
    'a report of another type': [
      ({ bounce }) => dsn(bounce, '5.1.1').replace('=delivery-status', '=disposition'),
      'active',
    ],
    'a refusal without the part for programs': [
      ({ bounce }) => dsn(bounce, '5.1.1').replace('message/delivery-status', 'text/plain'),
      'active',
    ],
    'a delivery that went well': [({ bounce }) => dsn(bounce, '2.0.0').replace('failed', 'delivered'), 'active'],
    'a refusal': [({ bounce }) => dsn(bounce, '5.1.1'), 'bounced'],
    'a refusal where the envelope is not written down': [
      ({ bounce }) => dsn(bounce, '5.1.1').replace('Delivered-To', 'To'),
      'bounced',
    ],
    'a complaint, by the address that mail comes from': [({ bounce }) => arf(complaintBox(app), bounce), 'complained'],
    'a complaint, by the address to leave': [({ unsubscribe }) => arf(complaintBox(app), unsubscribe), 'complained'],
  }
  await addReaders(app.services, Object.keys(cases).length)
  const found: Record<string, string> = {}
  for (const [index, [name, [mail]]] of Object.entries(cases).entries()) {
    const email = `r${index + 1}@b.uk`
    expect(await report(app, mail(await boxesOf(app, email)))).toBe(200)
    found[name] = (await stateOf(app, email)).replace('unsubscribed', 'left')
  }
  expect(found).toEqual(Object.fromEntries(Object.entries(cases).map(([name, [, state]]) => [name, state])))
})

test('a complaint permanently removes waiting questions of the mailbox, also from the outbox', async () => {
  for (const queued of [false, true]) {
    await using app = await createTestApp(LOOPS)
    const person = await provenPerson(app, 'r1+account@b.uk')
    await addReaders(app.services, 1)
    await askForQuestion(app, person, '2026-11-23')
    if (queued) {
      setTime(app, '2026-11-23T17:00:00Z')
      await sendDueReminders(app.services)
    }
    expect(await report(app, arf(complaintBox(app), (await boxesOf(app)).bounce))).toBe(200)
    expect(await listReminders(app)).toEqual([])
    for (const day of ['23', '24']) {
      setTime(app, `2026-11-${day}T17:00:00Z`)
      expect(await questions(app)).toEqual([])
    }
    expect((await askForQuestion(app, person, '2026-11-25')).status).toBe(409)
  }
})

test("a complaint about the newsletter also stops that reader's class agreement mails, not other members'", async () => {
  await using app = await createTestApp(LOOPS)
  const person = await provenPerson(app, 'r1+account@b.uk')
  await addReaders(app.services, 1)
  const code = await startClassAgreement(app)
  await join(app, code, person)
  await joinMany(app, code, NAMES.slice(0, 4))
  expect(await report(app, arf(complaintBox(app), (await boxesOf(app)).bounce))).toBe(200)
  await renew(app.services)
  const told = (await classAgreementMails(app)).map(({ to }) => to)
  expect([told.length, told.includes(person.email)]).toEqual([4, false])
})

test('a complaint about a question stops these mails, with a configured source and our code', async () => {
  await using app = await createTestApp(LOOPS)
  const person = await provenPerson(app)
  for (const day of ['2026-11-20', '2026-11-23']) await askForQuestion(app, person, day)
  const [{ stopUrl = '' } = {}] = await questions(app)
  const about = (box: string, url = stopUrl) => arf(box, 'nobody@handrail.example').replace('https://x', url)
  await report(app, about(complaintBox(app, 'other')))
  await report(app, about(complaintBox(app), `${stopUrl.slice(0, -1)}_`))
  expect(await listReminders(app)).toHaveLength(2)
  await report(app, about(complaintBox(app)))
  expect(await listReminders(app)).toEqual([])
  expect((await askForQuestion(app, person, '2026-11-24')).status).toBe(409)
})

test('a mail that nothing can make sense of is thanked for and changes nothing', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 1)
  const { bounce } = await boxesOf(app)
  const nested = Array.from(
    { length: 20 },
    (_, depth) => `Content-Type: multipart/report; boundary="b${depth}"\n\n--b${depth}\n`,
  )
  for (const mail of ['', '\n\n', `Delivered-To: ${bounce}`, `Delivered-To: ${bounce}\n${nested.join('')}`]) {
    expect(await report(app, mail)).toBe(200)
  }
  expect(await stateOf(app)).toBe('active')
})

test('the proven owner of an address lifts a complaint, and no other person does', async () => {
  await using app = await createTestApp(LOOPS)
  await addReaders(app.services, 1)
  await report(app, arf(complaintBox(app), (await boxesOf(app)).bounce))
  const person = await registerPerson(app, 'r1@b.uk')
  const gdprConsent = { emailMarketing: true, privacyPolicy: true }
  const ask = () =>
    post(app, '/api/emails/subscribe', { email: 'r1@b.uk', context: 'homepage', gdprConsent }, { token: person.token })
  await ask()
  expect(await stateOf(app)).toBe('complained')
  await verifyPerson(app, person)
  expect(await stateOf(app)).toBe('complained')
  await ask()
  expect(await stateOf(app)).toBe('active')
  expect(await app.services.database.query.selectFrom('suppression').selectAll().execute()).toEqual([])
})

test('a complaint outlives the erasure of everything else, until its owner lifts it', async () => {
  await using app = await createTestApp(LOOPS)
  const { services } = app
  await addReaders(services, 1)
  await report(app, arf(complaintBox(app), (await boxesOf(app)).bounce))
  const gone = await findReader(services, 'r1@b.uk')
  await services.database.query.transaction().execute((transaction) => eraseSubscriber(transaction, services, gone))
  const gdprConsent = { emailMarketing: true, privacyPolicy: true }
  await post(app, '/api/emails/subscribe', { email: 'r1@b.uk', context: 'homepage', gdprConsent })
  expect(await app.sendMails()).toEqual([])
  const event = { event: 'confirmed', method: 'account', context: 'homepage' } as const
  await services.database.query.transaction().execute(async (transaction) => {
    await activateOwner(transaction, services, { email: 'r1@b.uk', canonicalEmail: 'r1@b.uk' }, event, 'en')
  })
  expect(await stateOf(app)).toBe('active')
})

test('three refusals for now in thirty days pause, and the same report counts once', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 1)
  const { bounce } = await boxesOf(app)
  for (const id of ['1', '1', '1', '2']) await report(app, dsn(bounce, '4.2.2', { id }))
  expect(await stateOf(app)).toBe('active')
  await report(app, dsn(bounce, '4.2.2', { id: '3' }))
  expect(await stateOf(app)).toBe('paused')
})

test('a rejection that does not say the mailbox is gone is temporary; three of them pause', async () => {
  await using app = await createTestApp()
  const replies: Record<string, [status: string, reply: string, state: string]> = {
    'r1@b.uk': ['5.7.1', 'smtp; 550 5.7.1 Your network is blocked', 'active'],
    'r2@b.uk': ['5.2.2', 'smtp; 552 5.2.2 Mailbox full', 'active'],
    'r3@b.uk': ['5.0.0', 'smtp; 554 not today', 'active'],
    // An Exim that may not relay says as little.
    'r4@b.uk': ['5.0.0', 'smtp; 550 not here', 'active'],
    'r5@b.uk': ['5.2.1', 'smtp; 550 5.2.1 Closed', 'bounced'],
    'r6@b.uk': ['5.0.0', 'smtp; 550 5.1.1 Nobody here', 'bounced'],
    'r7@b.uk': ['5.0.0', 'smtp; 550 sorry, no mailbox here by that name (#5.1.1)', 'bounced'],
    'r8@b.uk': ['5.1.0', 'smtp; 554 5.1.0 Sender denied', 'active'],
  }
  await addReaders(app.services, Object.keys(replies).length)
  for (const [email, [code, reply, state]] of Object.entries(replies)) {
    const { bounce } = await boxesOf(app, email)
    const refuse = (id: string) =>
      report(app, dsn(bounce, code, { id }).replace('\n--part--', `\nDiagnostic-Code: ${reply}\n\n--part--`))
    await refuse(`${email} 1`)
    expect([email, await stateOf(app, email)]).toEqual([email, state])
    for (const id of ['2', '3']) await refuse(`${email} ${id}`)
    expect([email, await stateOf(app, email)]).toEqual([email, state === 'active' ? 'paused' : state])
  }
})

test('what was refused for now more than thirty days ago counts no more', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 1)
  const { bounce } = await boxesOf(app)
  const later = (days: number) => app.setTime(new Date(Date.parse('2026-11-20T20:00:00Z') + days * DAY_MS))
  for (const [days, state] of [
    [0, 'active'],
    [1, 'active'],
    [31, 'active'],
    [60, 'active'],
    [60.5, 'paused'],
  ] as const) {
    later(days)
    await report(app, dsn(bounce, '4.2.2', { id: String(days) }))
    expect([days, await stateOf(app)]).toEqual([days, state])
  }
})

test('a paused reader comes back by a mailed link, without counted rejections', async () => {
  await using app = await createTestApp()
  const forms = { 'r1@b.uk': 'subscribe', 'r2@b.uk': 'resubscribe' }
  await addReaders(app.services, 2)
  for (const [index, [email, form]] of Object.entries(forms).entries()) {
    const { bounce } = await boxesOf(app, email)
    for (const id of ['1', '2', '3']) await report(app, dsn(bounce, '4.2.2', { id: email + id }))
    expect(await stateOf(app, email)).toBe('paused')
    const gdprConsent = { emailMarketing: true, privacyPolicy: true }
    await post(app, `/api/emails/${form}`, { email, context: 'homepage', gdprConsent })
    const link = await codeFromMail(app, email, 'code')
    expect(await stateOf(app, email)).toBe('paused')
    app.setTime(new Date(Date.parse('2026-11-20T20:00:01Z') + index * 1_000))
    await post(app, '/api/emails/confirm', { code: link })
    expect(await stateOf(app, email)).toBe('active')
    await report(app, dsn(bounce, '4.2.2', { id: `${email}4` }))
    expect(await stateOf(app, email)).toBe('active')
  }
})

test('unsigned, foreign, old and forged reports change nothing', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 1)
  const { bounce } = await boxesOf(app)
  const body = dsn(bounce, '5.1.1')
  expect((await app.request(BOUNCE_PATH, { method: 'POST', body })).status).toBe(401)
  expect(await report(app, body, { key: 'another key' })).toBe(401)
  expect(await report(app, body, { age: 600 })).toBe(401)
  const forged = bounce.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'))
  expect(await report(app, dsn(forged, '5.1.1'))).toBe(200)
  expect(await report(app, dsn(`bounce+${'0'.repeat(50)}@handrail.example`, '5.1.1'))).toBe(200)
  expect(await report(app, 'Hello there, nothing of the kind.')).toBe(200)
  expect(await stateOf(app)).toBe('active')
})

test('a mail or a report whose end was cut off says what it says', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 2)
  const { unsubscribe } = await boxesOf(app)
  const { bounce } = await boxesOf(app, 'r2@b.uk')
  const picture = `Content-Type: image/png\nContent-Transfer-Encoding: base64\n\n${'aGFuZHJhaWw\n'.repeat(30_000)}`
  const large = `Delivered-To: ${unsubscribe}\nContent-Type: multipart/mixed; boundary="part"\n\n--part\n${picture}--part--\n`
  const returned = dsn(bounce, '5.1.1').replace('\n--part--', `\n--part\n${picture}--part--`)
  for (const mail of [large, returned]) {
    expect(await report(app, mail)).toBe(413)
    expect(await report(app, mail.slice(0, REPORT_LIMIT))).toBe(200)
  }
  expect([await stateOf(app), await stateOf(app, 'r2@b.uk')]).toEqual(['unsubscribed', 'bounced'])
})

test('a mail about the account goes out whatever the newsletter knows of the address', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 1)
  await report(app, dsn((await boxesOf(app)).bounce, '5.1.1'))
  await registerPerson(app, 'r1@b.uk')
  expect((await app.sendMails()).map(({ to }) => to)).toContain('r1@b.uk')
})
