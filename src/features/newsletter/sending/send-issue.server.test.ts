// Sending through a mail server that misbehaves on purpose: no reader is left out, none gets two copies without a crash, every figure fits.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { claimJobs } from '#src/platform/jobs/jobs.ts'
import type { TestApp } from '../../../../testing/api/test-app.ts'
import { post, registerPerson } from '../../../../testing/api/test-person.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import type { Act, TakenCopy } from '../../../../testing/mail/scripted-smtp.ts'
import { sendNewsletters } from '../../../../testing/mail/send-newsletters.ts'
import { createSendingSetting, receivers } from '../../../../testing/mail/sending-setting.ts'
import { loadIssueFiles } from '../issues/issues.content.server.ts'
import { sendNow, statusOf } from '../operator/newsletter-commands.server.ts'
import { resumeIssue, stopIssue } from './change-schedule.server.ts'
import { takeCopies } from './deliveries.queries.server.ts'
import { planIssue } from './plan-issue.server.ts'

const [FIRST] = loadIssueFiles('en').map(({ slug }) => slug) as [string]
const START = Date.parse('2026-11-20T20:00:00Z')
const CONNECTIONS = 10

const status = (app: TestApp, slug = FIRST) => statusOf(app.services, slug)
const later = (app: TestApp, seconds: number) => app.setTime(new Date(START + seconds * 1_000))
const stateOf = async (app: TestApp, email: string) => (await findReader(app.services, email)).state

test('each confirmed reader gets one copy, no other address gets any, and the figures fit', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const emails = await addReaders(app.services, 40)
  const gdprConsent = { emailMarketing: true, privacyPolicy: true }
  await post(app, '/api/emails/subscribe', { email: 'pending@b.uk', context: 'homepage', gdprConsent })
  expect(await sendNow(app.services, FIRST, false)).toEqual({ issue: FIRST, planned: 40 })
  await sendNewsletters(app.services)
  expect(receivers(smtp)).toEqual([...emails].sort())
  expect(await status(app)).toMatchObject({ planned: 40, sent: 40, waiting: 0, failed: 0, skipped: 0, problem: null })
  expect(await sendNow(app.services, FIRST, false)).toEqual({ issue: FIRST, refused: 'taken' })
  await sendNewsletters(app.services)
  expect(smtp.taken).toHaveLength(40)
  expect(app.logged.map(({ event }) => event)).toContain('newsletter.finished')
})

test('five runs at the same moment send one copy each', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const emails = await addReaders(app.services, 100)
  await planIssue(app.services, FIRST)
  await Promise.all(Array.from({ length: 5 }, () => sendNewsletters(app.services)))
  await sendNewsletters(app.services)
  expect(receivers(smtp)).toEqual([...emails].sort())
})

test('no more copies are in flight than connections, as many as the setting says', async () => {
  await using setting = await createSendingSetting({ NEWSLETTER_CONNECTIONS: '3' })
  const { app, smtp } = setting
  await addReaders(app.services, 30)
  await planIssue(app.services, FIRST)
  let most = 0
  const inFlight = app.services.database.query.selectFrom('delivery').select('state').where('state', '=', 'sending')
  const looks: Promise<void>[] = []
  smtp.onMoment = (moment) => {
    if (moment !== 'dot') return
    looks.push(
      inFlight.execute().then((rows) => {
        most = Math.max(most, rows.length)
      }),
    )
  }
  smtp.connectionLimit = 3
  await sendNewsletters(app.services)
  await Promise.all(looks)
  expect(await status(app)).toMatchObject({ sent: 30 })
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(3)
})

test('no more copies leave in a second than the setting says', async () => {
  await using setting = await createSendingSetting({ NEWSLETTER_RATE: '10' })
  const { app } = setting
  await addReaders(app.services, 25)
  await planIssue(app.services, FIRST)
  const begun = performance.now()
  await sendNewsletters(app.services)
  expect(await status(app)).toMatchObject({ sent: 25 })
  // Ten in the first second, ten in the second, five after it.
  expect(performance.now() - begun).toBeGreaterThan(1_500)
})

test('what was on its way when a process died is sent again, and only that', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const { services } = app
  const emails = await addReaders(services, 30)
  await planIssue(services, FIRST)
  const [job] = await claimJobs(services, ['issue'], 1)
  if (job === undefined) throw new Error('nothing was queued')
  const claim = { issue: FIRST, jobId: job.id, lockedBy: job.locked_by }
  const { copies } = await takeCopies(services.database.query, claim, CONNECTIONS, services.clock())
  expect(copies).toHaveLength(CONNECTIONS)
  await sendNewsletters(services)
  expect(smtp.taken).toEqual([])
  later(app, 15)
  await sendNewsletters(services)
  expect(receivers(smtp)).toEqual([...emails].sort())
  // The dead one takes nothing more when it wakes up.
  expect(await takeCopies(services.database.query, claim, CONNECTIONS, services.clock())).toMatchObject({ taken: 0 })
})

test('temporary rejections are retried within ten seconds under the same id, permanent ones never', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const acts = ['451 rcpt', '451 end', '421 rcpt', 'drop body', '550 rcpt', '552 data', '554 end'] as const
  await addReaders(app.services, 12)
  smtp.script = (to, attempt) => (attempt === 1 ? acts[Number(/\d+/.exec(to)?.[0]) - 1] : undefined) ?? 'accept'
  await planIssue(app.services, FIRST)
  await sendNewsletters(app.services)
  expect(await status(app)).toMatchObject({ sent: 5, failed: 3, waiting: 4 })
  later(app, 4)
  await sendNewsletters(app.services)
  expect(smtp.taken).toHaveLength(5)
  later(app, 6)
  await sendNewsletters(app.services)
  const done = await status(app)
  expect(done).toMatchObject({ sent: 9, failed: 3, waiting: 0 })
  expect(done.failures).toEqual([
    { address: 'r5@b.uk', reason: '550 5.1.1 no …@… here, at RCPT TO' },
    { address: 'r6@b.uk', reason: '552 5.3.4 too big, at DATA' },
    { address: 'r7@b.uk', reason: '554 5.7.1 not that, at DATA' },
  ])
  expect(done.reasons).toContainEqual({ reason: '550 5.1.1 no …@… here, at RCPT TO', count: 1 })
  expect(app.logged).toContainEqual(
    expect.objectContaining({
      event: 'newsletter.copy-failed',
      fields: expect.objectContaining({ issue: FIRST, reason: '550 5.1.1 no …@… here, at RCPT TO' }),
    }),
  )
  expect(JSON.stringify(app.logged)).not.toContain('@b.uk')
  expect(new Set(receivers(smtp)).size).toBe(smtp.taken.length)
  const idOf = (copies: TakenCopy[]) =>
    /^Message-ID: (.+)$/im.exec(copies.find(({ to }) => to === 'r2@b.uk')?.source ?? '')
  expect(idOf(smtp.refused)?.[1]).toContain(`<${FIRST}.`)
  expect(idOf(smtp.taken)?.[1]).toBe(idOf(smtp.refused)?.[1])
  // Only an address that is refused is not written to again; a message that is refused says nothing about its reader.
  expect(await Promise.all(['r5@b.uk', 'r6@b.uk', 'r7@b.uk'].map((email) => stateOf(app, email)))).toEqual([
    'bounced',
    'active',
    'active',
  ])
})

test('only a refusal that says that the mailbox is not there ends the subscription', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 3)
  const acts: Record<string, Act> = { 'r1@b.uk': 'rcpt: 550 no such user', 'r2@b.uk': 'rcpt: 552 5.2.2 Full' }
  smtp.script = (to) => acts[to] ?? 'accept'
  await planIssue(app.services, FIRST)
  await sendNewsletters(app.services)
  expect(await status(app)).toMatchObject({ sent: 1, failed: 2, waiting: 0 })
  expect([await stateOf(app, 'r1@b.uk'), await stateOf(app, 'r2@b.uk')]).toEqual(['bounced', 'active'])
})

test('a connection lost after the final dot sends the copy again, so no reader misses it', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 5)
  smtp.script = (to, attempt) => (to === 'r3@b.uk' && attempt === 1 ? 'drop after dot' : 'accept')
  await planIssue(app.services, FIRST)
  await sendNewsletters(app.services)
  expect(await status(app)).toMatchObject({ sent: 4, waiting: 1 })
  later(app, 10)
  await sendNewsletters(app.services)
  expect(await status(app)).toMatchObject({ sent: 5, waiting: 0 })
  expect(smtp.tries.get('r3@b.uk')).toBe(2)
})

test('what fails for a day is given up with its reason; pauses grow', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 1)
  smtp.script = () => '451 rcpt'
  await planIssue(app.services, FIRST)
  const triedAt: number[] = []
  for (let seconds = 0; seconds <= 26 * 3_600; seconds += 5) {
    const before = smtp.tries.get('r1@b.uk') ?? 0
    if (seconds > 200 && seconds % 600 !== 0) continue
    later(app, seconds)
    await sendNewsletters(app.services)
    if ((smtp.tries.get('r1@b.uk') ?? 0) > before) triedAt.push(seconds)
  }
  expect(triedAt.slice(0, 4)).toEqual([0, 5, 35, 155])
  expect(triedAt.at(-1)).toBeLessThanOrEqual(25 * 3_600)
  expect(await status(app)).toMatchObject({
    failed: 1,
    waiting: 0,
    failures: [{ address: 'r1@b.uk', reason: '451 4.2.1 later, please, at RCPT TO' }],
  })
  expect(await stateOf(app, 'r1@b.uk')).toBe('active')
})

test('a mail server that is away costs no copy a try, and the issue says why', async () => {
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
  expect((await status(app)).problem).toContain('421 4.3.2 not now')
  smtp.greeting = '220 back'
  later(app, 60)
  await sendNewsletters(app.services)
  expect(await status(app)).toMatchObject({ sent: 3, problem: null })
})

test('a clock that was hours ahead and is put right holds up no copy', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 4)
  await planIssue(app.services, FIRST)
  later(app, 20 * 3_600)
  smtp.script = (to) => (to === 'r1@b.uk' ? '451 rcpt' : 'accept')
  await sendNewsletters(app.services)
  expect(await status(app)).toMatchObject({ sent: 3 })
  smtp.script = () => 'accept'
  later(app, 60)
  await sendNewsletters(app.services)
  expect(await status(app)).toMatchObject({ sent: 4, waiting: 0 })
})

test('a mail server that takes fewer connections than we open still gets everything', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 60)
  smtp.connectionLimit = 3
  await planIssue(app.services, FIRST)
  for (let seconds = 0; seconds < 300; seconds += 15) {
    later(app, seconds)
    await sendNewsletters(app.services)
  }
  expect(await status(app)).toMatchObject({ sent: 60 })
})

test('a reader who leaves while an issue is being sent is skipped', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const planned = CONNECTIONS * 5
  await addReaders(app.services, planned)
  const { query } = app.services.database
  const leave = async () => {
    const gone = query.updateTable('subscriber').set({ state: 'unsubscribed' })
    await gone.where('canonical_email', '=', 'r45@b.uk').execute()
  }
  let leaving: Promise<void> | undefined
  // Until the reader is gone no copy is taken, in whichever order they come, and none is on its way.
  smtp.script = () => {
    leaving ??= leave()
    return '451 rcpt'
  }
  await planIssue(app.services, FIRST)
  await sendNewsletters(app.services)
  await leaving
  smtp.script = () => 'accept'
  later(app, 60)
  await sendNewsletters(app.services)
  expect(receivers(smtp)).not.toContain('r45@b.uk')
  expect(await status(app)).toMatchObject({ planned, skipped: 1, sent: planned - 1 })
})

test('a stopped issue sends no more; once resumed, waiting copies get a full day', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const { services } = app
  const { query } = services.database
  await addReaders(services, 2)
  const DAYS = 3 * 86_400
  smtp.script = () => '451 rcpt'
  await planIssue(services, FIRST)
  await sendNewsletters(services)
  await query.transaction().execute((transaction) => stopIssue(transaction, services, FIRST))
  smtp.script = () => 'accept'
  for (const seconds of [60, 600, DAYS]) {
    later(app, seconds)
    await sendNewsletters(services)
  }
  expect(await status(app)).toMatchObject({ sent: 0, waiting: 2 })
  smtp.script = () => '451 rcpt'
  await query.transaction().execute((transaction) => resumeIssue(transaction, services, FIRST, 2))
  await sendNewsletters(services)
  expect(await status(app)).toMatchObject({ waiting: 2, failed: 0 })
  smtp.script = () => 'accept'
  later(app, DAYS + 600)
  await sendNewsletters(services)
  expect(await status(app)).toMatchObject({ sent: 2, failed: 0 })
})

test('a stopping server starts nothing new and has nothing in flight at its end', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 200)
  await planIssue(app.services, FIRST)
  smtp.onMoment = () => {
    if (smtp.taken.length === 20) app.services.stopping = true
  }
  await sendNewsletters(app.services)
  const { sent, waiting } = await status(app)
  expect(sent).toBe(smtp.taken.length)
  expect(sent).toBeLessThanOrEqual(20 + 2 * CONNECTIONS)
  expect(sent + waiting).toBe(200)
  const inFlight = app.services.database.query.selectFrom('delivery').select('issue').where('state', '=', 'sending')
  expect(await inFlight.execute()).toEqual([])
})

test('without a mail server copies are files; the archive shows the issue once sending began', async () => {
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

test('a database that is away for a moment causes no second copy', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 3)
  await planIssue(app.services, FIRST)
  const { query } = app.services.database
  let broken = false
  // It goes away between the answer of the mail server and our note of it.
  smtp.onMoment = (moment) => {
    if (moment !== 'answered' || broken) return
    broken = true
    setTimeout(() => {
      broken = false
    }, 700)
  }
  const open = query.transaction.bind(query)
  query.transaction = () => {
    if (broken) throw new Error('the database is away')
    return open()
  }
  await sendNewsletters(app.services)
  expect(await status(app)).toMatchObject({ sent: 3, waiting: 0 })
  expect(smtp.taken).toHaveLength(3)
})

test('a mail about an account leaves while every connection of the newsletter is stuck', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const person = await registerPerson(app)
  await addReaders(app.services, CONNECTIONS)
  await planIssue(app.services, FIRST)
  smtp.script = () => 'stall'
  let dots = 0
  smtp.onMoment = (moment) => {
    if (moment === 'dot') dots += 1
  }
  const sending = sendNewsletters(app.services)
  await expect.poll(() => dots).toBe(CONNECTIONS)
  await post(app, '/api/auth/forgot-password', { email: person.email })
  expect((await app.sendMails()).some(({ text }) => text.includes('/reset-password?token='))).toBe(true)
  await smtp.stop()
  await sending
  expect(await status(app)).toMatchObject({ sent: 0, waiting: CONNECTIONS })
})
