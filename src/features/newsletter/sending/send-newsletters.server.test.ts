// Sending against a mail server that misbehaves on purpose: nobody gets two copies, nobody is left out, every figure fits.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TestApp } from '../../../../testing/api/test-app.ts'
import { post, registerPerson } from '../../../../testing/api/test-person.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import type { Act, TakenCopy } from '../../../../testing/mail/scripted-smtp.ts'
import { createSendingSetting, receivers } from '../../../../testing/mail/sending-setting.ts'
import { resumeIssue, stopIssue } from '../choose-at-the-desk.server.ts'
import { loadIssues } from '../issues/issues.server.ts'
import { takeIssue } from '../issues/newsletter-issues.queries.server.ts'
import { resolveIssue, sendNow, statusOf } from '../operator/newsletter-commands.server.ts'
import { freezeAudience } from './audience.queries.server.ts'
import { leaseDeliveries, postponeDelivery } from './deliveries.queries.server.ts'
import { createDeliveryWriter } from './delivery-writer.server.ts'
import { noteWorker } from './newsletter-workers.queries.server.ts'
import { planIssue } from './plan-issue.server.ts'
import { CONCURRENCY } from './send-issue.server.ts'
import { sendNewsletters } from './send-newsletters.server.ts'

const [FIRST, SECOND] = loadIssues('en').map(({ slug }) => slug) as [string, string]
const START = Date.parse('2026-11-20T20:00:00Z')

const status = (app: TestApp, slug = FIRST) => statusOf(app.services, slug)
const later = (app: TestApp, seconds: number) => app.setTime(new Date(START + seconds * 1_000))

test('F1, G1: who confirmed gets one copy, nobody else gets any, and the figures fit', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const emails = await addReaders(app.services, 40)
  const gdprConsent = { emailMarketing: true, privacyPolicy: true }
  await post(app, '/api/emails/subscribe', { email: 'pending@b.uk', context: 'homepage', gdprConsent })
  expect(await sendNow(app.services, FIRST, false)).toEqual({ issue: FIRST, planned: 40 })
  await sendNewsletters(app.services)
  expect(receivers(smtp)).toEqual([...emails].sort())
  expect(await status(app)).toMatchObject({
    planned: 40,
    accepted: 40,
    waiting: 0,
    uncertain: 0,
    failed: 0,
    skipped: 0,
  })
  expect(await sendNow(app.services, FIRST, false)).toEqual({ issue: FIRST, refused: 'taken' })
  await sendNewsletters(app.services)
  expect(smtp.taken).toHaveLength(40)
})

test('G6: five runs at once in one process send one copy each; of two claims in one commit one wins', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const emails = await addReaders(app.services, 100)
  await planIssue(app.services, FIRST)
  await Promise.all(Array.from({ length: 5 }, () => sendNewsletters(app.services)))
  await sendNewsletters(app.services)
  expect(receivers(smtp)).toEqual([...emails].sort())
  await planIssue(app.services, SECOND)
  const { id } = await findReader(app.services, 'r1@b.uk')
  const writer = createDeliveryWriter(app.services, SECOND, 'somebody')
  expect((await Promise.all([writer.claim(id), writer.claim(id), writer.claim(id)])).sort()).toEqual([
    false,
    false,
    true,
  ])
  expect(await writer.claim(id)).toBe(false)
})

test('G6: a lease takes what it asks for and no more, so that another process has its share', async () => {
  await using setting = await createSendingSetting()
  const { database, clock } = setting.app.services
  await addReaders(setting.app.services, 2_000)
  const now = clock()
  await takeIssue(database.query, FIRST, null, now)
  await freezeAudience(database.query, FIRST, now)
  const lease = async (worker: string) =>
    (await leaseDeliveries(database, { issue: FIRST, worker, count: 50, now, seconds: 60 })).map(
      (one) => one.subscriber_id,
    )
  const [one, other] = [await lease('one'), await lease('other')]
  expect([one.length, other.length, new Set([...one, ...other]).size]).toEqual([50, 50, 100])
})

test('G4, G5, N-6: refusals for now are tried again within ten seconds under the same id, refusals for good are not', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const acts = ['451 rcpt', '451 end', '421 rcpt', 'drop body', '550 rcpt', '552 data', '554 end'] as const
  await addReaders(app.services, 12)
  smtp.script = (to, attempt) => (attempt === 1 ? acts[Number(/\d+/.exec(to)?.[0]) - 1] : undefined) ?? 'accept'
  await planIssue(app.services, FIRST)
  await sendNewsletters(app.services)
  expect(await status(app)).toMatchObject({ accepted: 5, failed: 3, waiting: 4, uncertain: 0 })
  later(app, 4)
  await sendNewsletters(app.services)
  expect(smtp.taken).toHaveLength(5)
  later(app, 6)
  await sendNewsletters(app.services)
  const done = await status(app)
  expect(done).toMatchObject({ accepted: 9, failed: 3, waiting: 0, uncertain: 0 })
  expect(done.failedAddresses).toEqual(['r5@b.uk', 'r6@b.uk', 'r7@b.uk'])
  expect(new Set(receivers(smtp)).size).toBe(smtp.taken.length)
  const idOf = (copies: TakenCopy[]) =>
    /^Message-ID: (.+)$/im.exec(copies.find(({ to }) => to === 'r2@b.uk')?.source ?? '')
  expect(idOf(smtp.refused)?.[1]).toContain(`<${FIRST}.`)
  expect(idOf(smtp.taken)?.[1]).toBe(idOf(smtp.refused)?.[1])
  // Only an address that is refused is not written to again; a message that is refused says nothing about its reader.
  const states = await Promise.all(
    ['r5@b.uk', 'r6@b.uk', 'r7@b.uk'].map(async (email) => (await findReader(app.services, email)).state),
  )
  expect(states).toEqual(['bounced', 'active', 'active'])
})

test('G14: one address that a mail server does not let us write to holds nobody else up', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, CONCURRENCY * 2)
  smtp.script = (to) => (to === 'r1@b.uk' ? 'rcpt: 554 5.7.1 Access denied' : 'accept')
  await planIssue(app.services, FIRST)
  await sendNewsletters(app.services)
  expect(await status(app)).toMatchObject({ accepted: CONCURRENCY * 2 - 1, waiting: 1 })
  expect(smtp.tries.get('r1@b.uk')).toBe(1)
  later(app, 25 * 3_600)
  await sendNewsletters(app.services)
  expect(await status(app)).toMatchObject({ failed: 1, waiting: 0 })
  expect((await findReader(app.services, 'r1@b.uk')).state).toBe('active')
})

test('G14: only a refusal that says that the mailbox is not there is a bounce', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 3)
  const acts: Record<string, Act> = { 'r1@b.uk': 'rcpt: 550 no such user', 'r2@b.uk': 'rcpt: 552 5.2.2 Full' }
  smtp.script = (to) => acts[to] ?? 'accept'
  await planIssue(app.services, FIRST)
  await sendNewsletters(app.services)
  expect(await status(app)).toMatchObject({ accepted: 1, failed: 2, waiting: 0 })
  const states = await Promise.all(
    ['r1@b.uk', 'r2@b.uk'].map(async (email) => (await findReader(app.services, email)).state),
  )
  expect(states).toEqual(['bounced', 'active'])
})

test('G14: a mailbox that is full once the message is there is no mailbox that is gone: its reader stays', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 1)
  smtp.script = () => 'end: 552 5.2.2 Full'
  await planIssue(app.services, FIRST)
  await sendNewsletters(app.services)
  expect(await status(app)).toMatchObject({ failed: 1, waiting: 0 })
  expect((await findReader(app.services, 'r1@b.uk')).state).toBe('active')
})

test('N-6: a connection lost after the dot makes the copy uncertain: listed, never sent again by itself', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 5)
  smtp.script = (to) => (to === 'r3@b.uk' ? 'drop after dot' : to === 'r4@b.uk' ? 'accept and drop' : 'accept')
  await planIssue(app.services, FIRST)
  await sendNewsletters(app.services)
  for (const seconds of [60, 3_600, 90_000]) {
    later(app, seconds)
    await sendNewsletters(app.services)
  }
  expect(await status(app)).toMatchObject({ accepted: 4, uncertain: 1, uncertainAddresses: ['r3@b.uk'] })
  expect(smtp.tries.get('r3@b.uk')).toBe(1)
  smtp.script = () => 'accept'
  await resolveIssue(app.services, FIRST, 'resend')
  await sendNewsletters(app.services)
  expect(await status(app)).toMatchObject({ accepted: 5, uncertain: 0 })
})

test('G5: what is sent again days later, or was stopped for days, has its day of tries before it', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const { database } = app.services
  await addReaders(app.services, 2)
  const DAYS = 3 * 86_400
  smtp.script = (to) => (to === 'r1@b.uk' ? 'drop after dot' : '451 rcpt')
  await planIssue(app.services, FIRST)
  await sendNewsletters(app.services)
  expect(await status(app)).toMatchObject({ uncertain: 1, waiting: 1 })
  await database.query.transaction().execute((transaction) => stopIssue(transaction, app.services, FIRST))
  later(app, DAYS)
  await resolveIssue(app.services, FIRST, 'resend')
  await database.query.transaction().execute((transaction) => resumeIssue(transaction, app.services, FIRST, 2))
  // Whoever writes to them seldom is asked to come again by a mail server that knows nobody.
  smtp.script = () => '451 rcpt'
  await sendNewsletters(app.services)
  expect(await status(app)).toMatchObject({ waiting: 2, failed: 0 })
  smtp.script = () => 'accept'
  later(app, DAYS + 600)
  await sendNewsletters(app.services)
  expect(await status(app)).toMatchObject({ accepted: 2, failed: 0 })
})

test('G5: what fails for a day is given up; pauses grow', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 1)
  smtp.script = () => '451 rcpt'
  await planIssue(app.services, FIRST)
  const triedAt: number[] = []
  for (let seconds = 0; seconds <= 25 * 3_600; seconds += 5) {
    const before = smtp.tries.get('r1@b.uk') ?? 0
    if (seconds > 200 && seconds % 600 !== 0) continue
    later(app, seconds)
    await sendNewsletters(app.services)
    if ((smtp.tries.get('r1@b.uk') ?? 0) > before) triedAt.push(seconds)
  }
  expect(triedAt.slice(0, 4)).toEqual([0, 5, 35, 155])
  expect(triedAt.at(-1)).toBeLessThanOrEqual(24 * 3_600)
  expect(await status(app)).toMatchObject({ failed: 1, waiting: 0, failedAddresses: ['r1@b.uk'] })
  expect((await findReader(app.services, 'r1@b.uk')).state).toBe('active')
})

test('a mail server that is away costs nobody a try', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 3)
  await planIssue(app.services, FIRST)
  smtp.greeting = '421 4.3.2 not now'
  for (let seconds = 0; seconds < 40; seconds++) {
    later(app, seconds)
    await sendNewsletters(app.services)
  }
  const { query } = app.services.database
  const attempts = await query.selectFrom('delivery').select('attempts').execute()
  expect(attempts).toEqual([{ attempts: 0 }, { attempts: 0 }, { attempts: 0 }])
  smtp.greeting = '220 back'
  later(app, 60)
  await sendNewsletters(app.services)
  expect(await status(app)).toMatchObject({ accepted: 3 })
})

test('I13: a clock that was a day ahead and is put right holds up no copy: neither a pause, a lease nor a mail server that was away', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 4)
  await planIssue(app.services, FIRST)
  const { database, clock } = app.services
  later(app, 24 * 3_600)
  // One is refused for now, the mail server goes away, and a run dies that has leased the others and claimed one of them.
  const terms = { issue: FIRST, worker: 'dead', count: 3, now: clock(), seconds: 300 }
  await noteWorker(database.query, 'dead', clock())
  const [refused, claimed] = (await leaseDeliveries(database, terms)).map(({ subscriber_id }) => subscriber_id)
  const due = new Date(clock().getTime() + 5_000)
  const copy = { issue: FIRST, subscriberId: refused as string }
  await postponeDelivery(database.query, copy, 'dead', { due, code: '450', claimed: false })
  expect(await createDeliveryWriter(app.services, FIRST, 'dead').claim(claimed as string)).toBe(true)
  smtp.greeting = '421 4.3.2 not now'
  await sendNewsletters(app.services)
  smtp.greeting = '220 back'
  later(app, 60)
  await sendNewsletters(app.services)
  expect(await status(app)).toMatchObject({ accepted: 3, uncertain: 1, waiting: 0 })
})

test('a mail server that takes fewer connections than we open still gets everything', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 100)
  smtp.connectionLimit = 3
  await planIssue(app.services, FIRST)
  for (let seconds = 0; seconds < 5; seconds++) {
    later(app, seconds)
    await sendNewsletters(app.services)
  }
  expect(await status(app)).toMatchObject({ accepted: 100 })
})

test('F17, N-12: who leaves while an issue is being sent is skipped, however far their copy has come', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, CONCURRENCY * 3)
  const leaving: Promise<unknown>[] = []
  const { query } = app.services.database
  // r1 leaves when its receiver has been named already; r70 while others are on their way.
  smtp.script = (to) => {
    if (to === 'r1@b.uk' && leaving.length === 0) {
      const gone = query.updateTable('subscriber').set({ state: 'unsubscribed' })
      leaving.push(gone.where('canonical_email', 'in', ['r1@b.uk', 'r70@b.uk']).execute())
    }
    return 'accept'
  }
  await planIssue(app.services, FIRST)
  await sendNewsletters(app.services)
  expect(receivers(smtp)).not.toContain('r70@b.uk')
  const planned = CONCURRENCY * 3
  expect(await status(app)).toMatchObject({
    planned,
    skipped: planned - smtp.taken.length,
    accepted: smtp.taken.length,
  })
})

test('G9: a server that is stopping starts nothing new and leaves nothing in doubt', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 200)
  await planIssue(app.services, FIRST)
  smtp.onMoment = () => {
    if (smtp.taken.length === 20) app.services.stopping = true
  }
  await sendNewsletters(app.services)
  const { accepted, waiting, uncertain } = await status(app)
  expect(accepted).toBe(smtp.taken.length)
  expect(accepted).toBeLessThanOrEqual(20 + CONCURRENCY)
  expect([accepted + waiting, uncertain]).toEqual([200, 0])
})

test('G18, N-10, N-13: without a mail server copies are files; the archive shows the issue once sending began', async () => {
  await using setting = await createSendingSetting({ SMTP_URL: '', NEWSLETTER_SENDING: 'on' })
  const { app, dataDir } = setting
  await addReaders(app.services, 3)
  expect((await app.request(`/api/newsletter/issues/${FIRST}`)).status).toBe(404)
  await planIssue(app.services, FIRST)
  await sendNewsletters(app.services)
  const files = (await readdir(join(dataDir, 'outbox'))).filter((name) => name.endsWith('.eml'))
  expect(files).toHaveLength(3)
  const source = await readFile(join(dataDir, 'outbox', files[0] as string), 'utf8')
  expect(source).toMatch(/^To: r\d@b\.uk\r$/m)
  const shown = await app.request(`/api/newsletter/issues/${FIRST}`)
  expect(shown.status).toBe(200)
  expect(await shown.text()).not.toMatch(/r1@b|\/api\/u\//)
  const feed = await (await app.request('/newsletter/feed.xml')).text()
  expect(feed.match(/<item>/g)).toHaveLength(1)
})

test('a copy whose receipt could not be written is in doubt, and the rest goes on', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 3)
  await planIssue(app.services, FIRST)
  const { query } = app.services.database
  let broken = false
  // The database goes away between the answer of the mail server and our note of it.
  smtp.onMoment = (moment) => {
    if (moment === 'answered') broken = true
  }
  for (const way of ['transaction', 'updateTable', 'with'] as const) {
    const open = (query[way] as (...args: unknown[]) => unknown).bind(query)
    const orFail = (...args: unknown[]) => {
      if (broken) throw new Error('the database is away')
      return open(...args)
    }
    Object.assign(query, { [way]: orFail })
  }
  await expect(sendNewsletters(app.services)).rejects.toThrow('the database is away')
  broken = false
  smtp.onMoment = () => undefined
  for (const seconds of [3, 10, 20]) {
    later(app, seconds)
    await sendNewsletters(app.services)
  }
  const { accepted, uncertain, waiting } = await status(app)
  expect([accepted + uncertain, waiting]).toEqual([3, 0])
  expect(uncertain).toBeGreaterThan(0)
  expect(new Set(receivers(smtp)).size).toBe(smtp.taken.length)
})

test('G13: a mail about an account leaves while every connection of the newsletter is stuck', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const person = await registerPerson(app)
  await addReaders(app.services, CONCURRENCY)
  await planIssue(app.services, FIRST)
  smtp.script = () => 'stall'
  // Only what is stuck behind its final dot is uncertain when the mail server dies.
  let dots = 0
  smtp.onMoment = (moment) => {
    if (moment === 'dot') dots += 1
  }
  const sending = sendNewsletters(app.services)
  await expect.poll(() => dots).toBe(CONCURRENCY)
  await post(app, '/api/auth/forgot-password', { email: person.email })
  expect((await app.sendMails()).some(({ text }) => text.includes('/reset-password?token='))).toBe(true)
  await smtp.stop()
  await sending
  expect(await status(app)).toMatchObject({ uncertain: CONCURRENCY, accepted: 0 })
})
