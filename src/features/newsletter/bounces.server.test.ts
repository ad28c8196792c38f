// What mail servers report: only signed reports about addresses of ours count, once each.
import { expect, test } from 'vitest'
import { addReaders, findReader } from '../../../tests/newsletter-readers.ts'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'
import { codeFromMail, post } from '../../../tests/test-person.ts'
import { BOUNCE_PATH, bounceKeys, SIGNATURE_HEADER, signReport } from './bounces.server.ts'
import { makeMailboxCode } from './newsletter-codes.server.ts'
import { eraseSubscriber } from './owner-subscription.server.ts'
import { activateOwner } from './subscription-state.server.ts'

const dsn = (box: string, code: string, status: string, id = '') =>
  `Return-Path: <>\nTo: ${box}+${code}@handrail.example\nSubject: Undelivered ${id}\n\nReporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; x@b.uk\nAction: failed\nStatus: ${status}\n`

async function report(app: TestApp, body: string, { age = 0, key = bounceKeys(app.services)[0] as string } = {}) {
  const seconds = Math.floor(app.services.clock().getTime() / 1_000) - age
  const headers = { 'content-type': 'message/rfc822', [SIGNATURE_HEADER]: signReport(key, seconds, body) }
  return (await app.request(BOUNCE_PATH, { method: 'POST', body, headers })).status
}

async function reader(app: TestApp, email = 'r1@b.uk') {
  const { id, state } = await findReader(app.services, email)
  return { id, state, code: makeMailboxCode(app.services.secrets, 'bounce', id) }
}

test('G14: a refusal for good suppresses; a complaint too, and stays', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 2)
  expect(await report(app, dsn('bounce', (await reader(app)).code, '5.1.1'))).toBe(200)
  expect((await reader(app)).state).toBe('bounced')
  const { id } = await findReader(app.services, 'r2@b.uk')
  const leave = makeMailboxCode(app.services.secrets, 'leave', id)
  const abuse = `Feedback-Type: abuse\n\nList-Unsubscribe: <https://x>, <mailto:UNSUBSCRIBE+${leave.toUpperCase()}@handrail.example>\n`
  expect(await report(app, abuse)).toBe(200)
  expect((await reader(app, 'r2@b.uk')).state).toBe('complained')
  const gdprConsent = { emailMarketing: true, privacyPolicy: true }
  for (const email of ['r1@b.uk', 'r2@b.uk']) {
    await post(app, '/api/emails/subscribe', { email, context: 'homepage', gdprConsent })
    await post(app, '/api/emails/resubscribe', { email })
  }
  expect(await app.sendMails()).toEqual([])
})

test('G14, H10: a complaint outlives the erasure of everything else', async () => {
  await using app = await createTestApp()
  const { services } = app
  await addReaders(services, 1)
  await report(app, `Feedback-Type: abuse\n\nTo: bounce+${(await reader(app)).code}@handrail.example\n`)
  const owner = { email: 'r1@b.uk', canonicalEmail: 'r1@b.uk' }
  const event = { event: 'confirmed', method: 'account', context: 'homepage' } as const
  const gone = await findReader(services, 'r1@b.uk')
  await services.database.query.transaction().execute(async (transaction) => {
    await eraseSubscriber(transaction, services, gone)
    await activateOwner(transaction, services, owner, event)
  })
  expect(await services.database.query.selectFrom('subscriber').selectAll().execute()).toEqual([])
})

test('G14: three refusals for now in thirty days pause, and the same report counts once', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 1)
  const { code } = await reader(app)
  for (const id of ['1', '1', '1', '2']) await report(app, dsn('bounce', code, '4.2.2', id))
  expect((await reader(app)).state).toBe('active')
  await report(app, dsn('bounce', code, '4.2.2', '3'))
  expect((await reader(app)).state).toBe('paused')
})

test('F2: whoever was paused comes back through either form, by a mailed link, and starts with a clean sheet', async () => {
  await using app = await createTestApp()
  const forms = { 'r1@b.uk': 'subscribe', 'r2@b.uk': 'resubscribe' }
  await addReaders(app.services, 2)
  for (const [index, [email, form]] of Object.entries(forms).entries()) {
    const { code } = await reader(app, email)
    for (const id of ['1', '2', '3']) await report(app, dsn('bounce', code, '4.2.2', email + id))
    expect((await reader(app, email)).state).toBe('paused')
    const gdprConsent = { emailMarketing: true, privacyPolicy: true }
    await post(app, `/api/emails/${form}`, { email, context: 'homepage', gdprConsent })
    const link = await codeFromMail(app, email, 'code')
    expect((await reader(app, email)).state).toBe('paused')
    app.setTime(new Date(Date.parse('2026-11-20T20:00:01Z') + index * 1_000))
    await post(app, '/api/emails/confirm', { code: link })
    expect((await reader(app, email)).state).toBe('active')
    await report(app, dsn('bounce', code, '4.2.2', `${email}4`))
    expect((await reader(app, email)).state).toBe('active')
  }
})

test('G15: unsigned, foreign, old and forged reports change nothing', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 1)
  const { code } = await reader(app)
  const body = dsn('bounce', code, '5.1.1')
  expect((await app.request(BOUNCE_PATH, { method: 'POST', body })).status).toBe(401)
  expect(await report(app, body, { key: 'another key' })).toBe(401)
  expect(await report(app, body, { age: 600 })).toBe(401)
  const forged = code.slice(0, -1) + (code.endsWith('0') ? '1' : '0')
  expect(await report(app, dsn('bounce', forged, '5.1.1'))).toBe(200)
  expect(await report(app, dsn('bounce', '0'.repeat(50), '5.1.1'))).toBe(200)
  expect(await report(app, 'Hello there, nothing of the kind.')).toBe(200)
  expect((await reader(app)).state).toBe('active')
})

test('F12: a mail to the address in List-Unsubscribe stops the tips', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 1)
  const { id } = await findReader(app.services, 'r1@b.uk')
  const code = makeMailboxCode(app.services.secrets, 'leave', id)
  const mail = `From: r1@b.uk\nTo: unsubscribe+${code}@handrail.example\nSubject: unsubscribe\n\n`
  expect(await report(app, mail)).toBe(200)
  expect((await reader(app)).state).toBe('unsubscribed')
})

test('G14: a mail about the account goes out whatever the newsletter knows of the address', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 1)
  await report(app, dsn('bounce', (await reader(app)).code, '5.1.1'))
  const { registerPerson } = await import('../../../tests/test-person.ts')
  await registerPerson(app, 'r1@b.uk')
  expect((await app.sendMails()).map(({ to }) => to)).toContain('r1@b.uk')
})
