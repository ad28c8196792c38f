// What mail providers report: only with their proof, once each, and every one is in the log.
import { createHmac, type KeyObject, sign } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import { askForQuestion, listReminders, provenPerson } from '../../../../testing/mail/questions.ts'
import { makeSelfSigned } from '../../../../testing/mail/self-signed.ts'
import type { Provider } from './provider-reports.server.ts'
import { WEBHOOK_PATH, webhookPasswords } from './webhooks.server.ts'

const SIGNING_KEY = 'the signing key of a test'
const TOPIC = 'arn:aws:sns:eu-west-2:123456789012:reports'
const ENV = { MAILGUN_SIGNING_KEY: SIGNING_KEY, SES_TOPIC_ARN: TOPIC }
const CERTIFICATE_URL =
  'https://sns.eu-west-2.amazonaws.com/SimpleNotificationService-0123456789abcdef0123456789abcdef.pem'

const { pem, key } = makeSelfSigned()
const fetched: string[] = []

beforeEach(() => {
  fetched.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    return new Response(url === CERTIFICATE_URL ? pem : 'ok')
  })
})
afterEach(() => vi.unstubAllGlobals())

/** As each provider's documentation shows it, about one mailbox. */
const postmark = (email: string, type = 'HardBounce', id = 42) => ({
  RecordType: type === 'SpamComplaint' ? 'SpamComplaint' : 'Bounce',
  MessageStream: 'broadcast',
  ID: id,
  Type: type,
  TypeCode: 1,
  MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
  Details: 'smtp;550 5.1.1 user unknown',
  Email: email,
  From: 'hello@handrail.example',
  BouncedAt: '2026-11-20T20:00:00Z',
  Inactive: true,
  CanActivate: true,
})

const brevo = (email: string, event = 'hard_bounce') => ({
  event,
  email,
  id: 26224,
  date: '2026-11-20 20:00:00',
  ts: 1795204800,
  'message-id': '<202611202000.1@handrail.example>',
  reason: 'user unknown',
  subject: 'A tip',
})

function mailgun(app: TestApp, email: string, data: object = {}, { age = 0, signingKey = SIGNING_KEY } = {}) {
  const timestamp = String(Math.floor(app.services.clock().getTime() / 1_000) - age)
  const token = 'e5b3a0c1d2f4'.repeat(4)
  const signature = createHmac('sha256', signingKey).update(`${timestamp}${token}`).digest('hex')
  return {
    signature: { timestamp, token, signature },
    'event-data': {
      event: 'failed',
      id: 'G9Bn5sl1TC6nu79C8C0bwg',
      timestamp: 1795204800.5,
      severity: 'permanent',
      reason: 'bounce',
      recipient: email,
      'recipient-domain': 'b.uk',
      'delivery-status': { code: 550, 'enhanced-code': '5.1.1', message: '5.1.1 user unknown', 'attempt-no': 1 },
      message: { headers: { 'message-id': '1@handrail.example' } },
      ...data,
    },
  }
}

const bounce = (...emails: string[]) => ({
  notificationType: 'Bounce',
  bounce: {
    bounceType: 'Permanent',
    bounceSubType: 'General',
    bouncedRecipients: emails.map((emailAddress) => ({ emailAddress, status: '5.1.1', action: 'failed' })),
    timestamp: '2026-11-20T20:00:00.000Z',
    feedbackId: '00000138111222aa',
  },
  mail: { source: 'hello@handrail.example', messageId: '1' },
})

function ses(report: object, change: object = {}, signedWith: KeyObject = key, version = '2') {
  const message: Record<string, string> = {
    Type: 'Notification',
    MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
    TopicArn: TOPIC,
    Message: JSON.stringify(report),
    Timestamp: '2026-11-20T20:00:00.000Z',
    SignatureVersion: version,
    SigningCertURL: CERTIFICATE_URL,
    ...change,
  }
  const names = ['Message', 'MessageId', 'Subject', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type']
  const text = names.flatMap((name) => (message[name] === undefined ? [] : [`${name}\n${message[name]}\n`])).join('')
  const digest = version === '1' ? 'sha1' : 'sha256'
  return { ...message, Signature: sign(digest, Buffer.from(text), signedWith).toString('base64') }
}

async function send(app: TestApp, provider: Provider, body: unknown, authorization = '') {
  const type = provider === 'ses' ? 'text/plain; charset=UTF-8' : 'application/json'
  const headers = { 'content-type': type, ...(authorization === '' ? {} : { authorization }) }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (await app.request(`${WEBHOOK_PATH}/${provider}`, { method: 'POST', body: text, headers })).status
}

const basic = (app: TestApp, provider: 'postmark' | 'brevo') =>
  `Basic ${Buffer.from(`handrail:${webhookPasswords(app.services, provider)[0]}`).toString('base64')}`
const stateOf = async (app: TestApp, email = 'r1@b.uk') => (await findReader(app.services, email)).state
const told = (app: TestApp) =>
  app.logged
    .filter(({ event }) => event === 'newsletter.report')
    .map(({ fields }) => `${fields.outcome}: ${fields.why}`)

test("each provider's report of a missing mailbox ends its subscription", async () => {
  await using app = await createTestApp({ env: ENV })
  await addReaders(app.services, 5)
  expect(await send(app, 'postmark', postmark('R1@b.uk'), basic(app, 'postmark'))).toBe(200)
  expect(await send(app, 'brevo', brevo('r2@b.uk'), basic(app, 'brevo'))).toBe(200)
  expect(await send(app, 'mailgun', mailgun(app, 'r3@b.uk'))).toBe(200)
  expect(await send(app, 'ses', ses(bounce('r4@b.uk', 'r5@b.uk')))).toBe(200)
  for (const name of ['r1', 'r2', 'r3', 'r4', 'r5']) expect(await stateOf(app, `${name}@b.uk`), name).toBe('bounced')
  expect(told(app)).toEqual(Array(5).fill('counted: hard'))
  expect(JSON.stringify(app.logged)).not.toMatch(/r\d@b\.uk/i)
})

test('each provider ends it for good where the reader called a mail spam', async () => {
  await using app = await createTestApp({ env: ENV })
  await addReaders(app.services, 4)
  await send(app, 'postmark', postmark('r1@b.uk', 'SpamComplaint'), basic(app, 'postmark'))
  await send(app, 'brevo', brevo('r2@b.uk', 'spam'), `Bearer ${webhookPasswords(app.services, 'brevo')[0]}`)
  await send(app, 'mailgun', mailgun(app, 'r3@b.uk', { event: 'complained' }))
  const complainedRecipients = [{ emailAddress: 'r4@b.uk' }]
  const complaint = { complainedRecipients, feedbackId: '1', complaintFeedbackType: 'abuse' }
  await send(app, 'ses', ses({ notificationType: 'Complaint', complaint }, { Subject: 'Amazon' }, key, '1'))
  for (const name of ['r1', 'r2', 'r3', 'r4']) expect(await stateOf(app, `${name}@b.uk`), name).toBe('complained')
})

test('a report without its proof does not count', async () => {
  await using app = await createTestApp({ env: ENV })
  await addReaders(app.services, 1)
  const stranger = makeSelfSigned().key
  const otherTopic = 'arn:aws:sns:eu-west-2:210987654321:reports'
  const cases: [Provider, unknown, string?][] = [
    ['postmark', postmark('r1@b.uk')],
    ['postmark', postmark('r1@b.uk'), 'Basic aGFuZHJhaWw6'],
    ['postmark', postmark('r1@b.uk'), basic(app, 'brevo')],
    ['brevo', brevo('r1@b.uk'), 'Bearer '],
    ['mailgun', mailgun(app, 'r1@b.uk', {}, { signingKey: 'another' })],
    ['mailgun', mailgun(app, 'r1@b.uk', {}, { age: 16 * 60 })],
    ['mailgun', { ...mailgun(app, 'r1@b.uk'), signature: { timestamp: 'now', token: '', signature: '' } }],
    ['mailgun', { 'event-data': {} }],
    ['ses', 'null'],
    ['ses', ses(bounce('r1@b.uk'), {}, stranger)],
    ['ses', { ...ses(bounce('r1@b.uk')), Message: JSON.stringify(bounce('r1@b.uk', 'r2@b.uk')) }],
    ['ses', ses(bounce('r1@b.uk'), { TopicArn: otherTopic })],
    ['ses', ses(bounce('r1@b.uk'), { SigningCertURL: 'https://sns.eu-west-2.amazonaws.com.evil.example/a.pem' })],
    ['ses', ses(bounce('r1@b.uk'), { SigningCertURL: CERTIFICATE_URL.replace('https', 'http') })],
    ['ses', ses(bounce('r1@b.uk'), { SigningCertURL: CERTIFICATE_URL.replace('eu-west-2', 's3-eu-west-2') })],
    ['ses', ses(bounce('r1@b.uk'), { SigningCertURL: `${CERTIFICATE_URL}?Action=ListTopics` })],
    ['ses', ses(bounce('r1@b.uk'), { SigningCertURL: 'https://sns.eu-west-2.amazonaws.com/?Action=ListTopics' })],
    ['ses', 'no json'],
    ['ses', bounce('r1@b.uk')],
  ]
  for (const [provider, body, authorization] of cases) {
    expect(await send(app, provider, body, authorization), JSON.stringify(body)).toBe(401)
  }
  expect(await stateOf(app)).toBe('active')
  expect(fetched.filter((url) => url !== CERTIFICATE_URL)).toEqual([])
  app.setTime(new Date('2037-01-01T00:00:00Z'))
  expect(await send(app, 'ses', ses(bounce('r1@b.uk')))).toBe(401)
})

test('a provider without its setting is refused', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 1)
  expect(await send(app, 'mailgun', mailgun(app, 'r1@b.uk'))).toBe(401)
  expect(await send(app, 'ses', ses(bounce('r1@b.uk')))).toBe(401)
})

test('a report that comes twice counts once; three failures for now pause a subscription', async () => {
  await using app = await createTestApp({ env: ENV })
  await addReaders(app.services, 1)
  const report = (id: number) => send(app, 'postmark', postmark('r1@b.uk', 'SoftBounce', id), basic(app, 'postmark'))
  for (const id of [1, 1, 1, 2]) expect(await report(id)).toBe(200)
  expect(await stateOf(app)).toBe('active')
  await report(3)
  expect(await stateOf(app)).toBe('paused')
  expect(told(app).filter((line) => line === 'ignored: counted before')).toHaveLength(2)
})

test('what says nothing of the mailbox changes nothing, and the log says why', async () => {
  await using app = await createTestApp({ env: ENV })
  await addReaders(app.services, 1)
  const ignored: [Provider, unknown, string?][] = [
    ['postmark', postmark('r1@b.uk', 'AutoResponder'), basic(app, 'postmark')],
    ['postmark', { ...postmark('r1@b.uk'), RecordType: 'Delivery' }, basic(app, 'postmark')],
    ['brevo', brevo('r1@b.uk', 'blocked'), basic(app, 'brevo')],
    ['mailgun', mailgun(app, 'r1@b.uk', { severity: 'temporary', reason: 'generic' })],
    ['mailgun', mailgun(app, 'r1@b.uk', { event: 'opened' })],
    ['postmark', postmark('nobody@b.uk'), basic(app, 'postmark')],
  ]
  for (const [provider, body, authorization] of ignored)
    expect(await send(app, provider, body, authorization)).toBe(200)
  expect(told(app)).toEqual([
    ...Array(5).fill('ignored: says nothing of the mailbox'),
    'ignored: no reader of the newsletter',
  ])
  // Proven, and no report that we know.
  expect(await send(app, 'postmark', '{"hello": 1}', basic(app, 'postmark'))).toBe(200)
  expect(await send(app, 'ses', ses({ notificationType: 'Delivery' }))).toBe(200)
  expect(await stateOf(app)).toBe('active')
})

test('a refusal of Mailgun that is not about the mailbox ends nothing', async () => {
  await using app = await createTestApp({ env: ENV })
  await addReaders(app.services, 1)
  const blocked = { code: 550, 'enhanced-code': '5.7.1', message: '5.7.1 blocked by policy' }
  await send(app, 'mailgun', mailgun(app, 'r1@b.uk', { 'delivery-status': blocked }))
  expect(await stateOf(app)).toBe('active')
  expect(told(app)).toEqual(['counted: soft'])
})

test('a subscription of the configured topic is confirmed only at an address of Amazon', async () => {
  await using app = await createTestApp({ env: ENV })
  const confirmation = (address: string) =>
    ses({}, { Type: 'SubscriptionConfirmation', Token: 'token', SubscribeURL: address })
  const right = 'https://sns.eu-west-2.amazonaws.com/?Action=ConfirmSubscription&Token=token'
  expect(await send(app, 'ses', confirmation(right))).toBe(200)
  expect(fetched).toContain(right)
  expect(await send(app, 'ses', confirmation('https://elsewhere.example/'))).toBe(500)
  expect(fetched).not.toContain('https://elsewhere.example/')
})

test('a complaint of a person who is no reader stops other automatic mails', async () => {
  await using app = await createTestApp({ env: ENV })
  const person = await provenPerson(app, 'parent@b.uk')
  await askForQuestion(app, person, '2026-11-23')
  await send(app, 'postmark', postmark('parent@b.uk', 'SpamComplaint'), basic(app, 'postmark'))
  expect(await listReminders(app)).toEqual([])
})
