// A mail server that refuses one reader, or us. No reader is struck off for a fault of ours, and no copy is lost.
import { expect, test } from 'vitest'
import type { TestApp } from '../../../../testing/api/test-app.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import type { Act } from '../../../../testing/mail/scripted-smtp.ts'
import { sendNewsletters } from '../../../../testing/mail/send-newsletters.ts'
import { createSendingSetting } from '../../../../testing/mail/sending-setting.ts'
import { loadIssueFiles } from '../issues/issues.content.server.ts'
import { resumeByCommand, statusOf } from '../operator/newsletter-commands.server.ts'
import { listIssueStates, TIPS_CHECK } from './issue-status.server.ts'
import { planIssue } from './plan-issue.server.ts'
import { REFUSED_IN_A_ROW } from './send-issue.server.ts'

const [FIRST] = loadIssueFiles('en').map(({ slug }) => slug) as [string]
const START = Date.parse('2026-11-20T20:00:00Z')
const HOUR = 3_600

const status = (app: TestApp) => statusOf(app.services, FIRST)
const stageOf = async (app: TestApp) => (await listIssueStates(app.services))[0]?.state

async function sendAt(app: TestApp, seconds: number): Promise<void> {
  app.setTime(new Date(START + seconds * 1_000))
  await sendNewsletters(app.services)
}

const told = (app: TestApp) => app.logged.filter(({ event }) => event === 'newsletter.sender-refused')
const stateOf = async (app: TestApp, email: string) => (await findReader(app.services, email)).state
const bounces = (app: TestApp) =>
  app.services.database.query.selectFrom('newsletter_bounce').select(['subscriber_id', 'kind']).execute()

/** Answers of mail servers that accept nothing from us, for any reader. */
const OF_US: Act[] = [
  'rcpt: 550 5.1.8 Domain of sender not found',
  'rcpt: 554 5.7.1 Relay access denied',
  'rcpt: 550 relay not permitted',
  "rcpt: 553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
  'rcpt: 554 5.1.0 Sender denied',
  'rcpt: 554 Access denied',
  'end: 550 5.4.5 Daily user sending quota exceeded',
  'end: 554 5.7.1 Blocked',
  'end: 554 Transaction failed',
]

test.each(OF_US)('a mail server that refuses all mails (%s) stops the issue and removes no reader', async (act) => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const { database, config } = app.services
  const words = act.slice(act.indexOf(' ') + 1)
  await addReaders(app.services, 3)
  expect(await TIPS_CHECK.check(database, config, app.services.clock())).toBe('No issue is held up by the mail server.')
  smtp.script = () => act
  await planIssue(app.services, FIRST)
  await sendAt(app, 0)
  expect(await status(app)).toMatchObject({ sent: 0, failed: 0, waiting: 3, problem: expect.stringContaining(words) })
  expect(await stageOf(app)).toBe('stopped')
  expect([await stateOf(app, 'r1@b.uk'), await bounces(app)]).toEqual(['active', []])
  expect(told(app)).toMatchObject([{ level: 'error', fields: { issue: FIRST } }])
  await expect(TIPS_CHECK.check(database, config, app.services.clock())).rejects.toThrow(`${FIRST} (`)
  const tries = smtp.tries.get('r1@b.uk')
  for (const hour of [1, 25, 72]) await sendAt(app, hour * HOUR)
  expect(smtp.tries.get('r1@b.uk')).toBe(tries)
  smtp.script = () => 'accept'
  expect(await resumeByCommand(app.services, FIRST)).toBe(true)
  await sendAt(app, 72 * HOUR + 60)
  expect(await status(app)).toMatchObject({ sent: 3, waiting: 0, problem: null })
})

test('a mail server that reached its daily limit loses no copy that it refused', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const readers = REFUSED_IN_A_ROW * 4
  await addReaders(app.services, readers)
  smtp.script = () => (smtp.taken.length < 20 ? 'accept' : 'end: 550 5.4.5 Daily user sending quota exceeded')
  await planIssue(app.services, FIRST)
  await sendAt(app, 0)
  const { sent, ...others } = await status(app)
  expect(others).toMatchObject({ failed: 0, waiting: readers - sent })
  expect(await stageOf(app)).toBe('stopped')
  // Mails already being sent when it became clear are finished.
  expect(smtp.tries.size).toBeLessThan(20 + REFUSED_IN_A_ROW * 2)
  smtp.script = () => 'accept'
  await resumeByCommand(app.services, FIRST)
  await sendAt(app, 27 * HOUR)
  expect(await status(app)).toMatchObject({ sent: readers, failed: 0, waiting: 0 })
})

test('many readers that a mail server refuses do not delay the other readers', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const strangers = REFUSED_IN_A_ROW + 8
  await addReaders(app.services, strangers * 10)
  const isStranger = (to: string) => Number(/\d+/.exec(to)?.[0]) % 10 === 0
  smtp.script = (to) => (isStranger(to) ? 'rcpt: 554 5.7.1 Access denied' : 'accept')
  await planIssue(app.services, FIRST)
  await sendAt(app, 0)
  expect(await status(app)).toMatchObject({ sent: strangers * 9, waiting: strangers })
  expect(told(app)).toEqual([])
})

test('a bare code means a missing mailbox only where the server accepts other mails', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 3)
  smtp.script = (to) => (to === 'r1@b.uk' ? '451 rcpt' : 'accept')
  await planIssue(app.services, FIRST)
  await sendAt(app, 0)
  smtp.script = () => 'rcpt: 550 not here'
  for (let seconds = 5; seconds < HOUR; seconds += 5) await sendAt(app, seconds)
  expect(await status(app)).toMatchObject({ sent: 2, failed: 0, waiting: 1 })
  expect(await stateOf(app, 'r1@b.uk')).toBe('active')
  expect(smtp.tries.get('r1@b.uk')).toBeLessThan(8)
  expect(told(app)).toEqual([])
})

test('a full mailbox counts as soft; rejected text or a busy server does not', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 6)
  const acts: Record<string, Act> = {
    'r1@b.uk': 'rcpt: 552 5.2.2 Mailbox full',
    'r2@b.uk': 'end: 552 5.2.2 Mailbox full',
    'r3@b.uk': 'rcpt: 554 5.7.1 Access denied',
    'r4@b.uk': 'rcpt: 451 4.7.1 Later',
    'r5@b.uk': 'end: 554 5.7.1 Not that',
  }
  smtp.script = (to) => acts[to] ?? 'accept'
  await planIssue(app.services, FIRST)
  await sendAt(app, 0)
  expect(await status(app)).toMatchObject({ sent: 1, failed: 3, waiting: 2 })
  await sendAt(app, 25 * HOUR)
  expect(await status(app)).toMatchObject({ sent: 1, failed: 5, waiting: 0 })
  const soft = await Promise.all(['r1@b.uk', 'r2@b.uk'].map((email) => findReader(app.services, email)))
  const counted = (await bounces(app)).sort((one, other) => (one.subscriber_id < other.subscriber_id ? -1 : 1))
  expect(counted).toEqual(soft.map(({ id }) => ({ subscriber_id: id, kind: 'soft' })))
})

test('a missing mailbox is removed, even where no other reader gets the issue', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 1)
  smtp.script = () => 'rcpt: 550 5.1.1 no such user'
  await planIssue(app.services, FIRST)
  await sendAt(app, 0)
  expect(await status(app)).toMatchObject({ failed: 1, waiting: 0 })
  expect(await stateOf(app, 'r1@b.uk')).toBe('bounced')
})
