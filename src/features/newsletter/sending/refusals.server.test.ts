// A mail server that refuses: one reader, or us. Nobody is struck off for what is ours to mend, and no copy is lost.
import { expect, test } from 'vitest'
import type { TestApp } from '../../../../testing/api/test-app.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import type { Act } from '../../../../testing/mail/scripted-smtp.ts'
import { createSendingSetting } from '../../../../testing/mail/sending-setting.ts'
import { stopIssue } from '../choose-at-the-desk.server.ts'
import { loadIssues } from '../issues/issues.server.ts'
import { statusOf } from '../operator/newsletter-commands.server.ts'
import { planIssue } from './plan-issue.server.ts'
import { CONCURRENCY } from './send-issue.server.ts'
import { sendNewsletters } from './send-newsletters.server.ts'
import { TIPS_CHECK } from './tips-check.server.ts'

const [FIRST, SECOND] = loadIssues('en').map(({ slug }) => slug) as [string, string]
const START = Date.parse('2026-11-20T20:00:00Z')
const HOUR = 3_600

const status = (app: TestApp) => statusOf(app.services, FIRST)

async function sendAt(app: TestApp, seconds: number): Promise<void> {
  app.setTime(new Date(START + seconds * 1_000))
  await sendNewsletters(app.services)
}

const told = (app: TestApp) => app.logged.filter(({ event }) => event === 'newsletter.sender-refused')
const stateOf = async (app: TestApp, email: string) => (await findReader(app.services, email)).state
const bounces = (app: TestApp) =>
  app.services.database.query.selectFrom('newsletter_bounce').select(['subscriber_id', 'kind']).execute()

/** As mail servers say it that take nothing from us, whoever it is for. */
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

test.each(OF_US)(
  'G5, G14: a mail server that refuses everybody for days (%s) costs no reader and no copy, and is told once an hour',
  async (act) => {
    await using setting = await createSendingSetting()
    const { app, smtp } = setting
    await addReaders(app.services, 3)
    smtp.script = () => act
    await planIssue(app.services, FIRST)
    for (const hour of [0, 0.5, 1, 12, 25, 72]) await sendAt(app, hour * HOUR)
    expect(await status(app)).toMatchObject({ accepted: 0, failed: 0, uncertain: 0, waiting: 3 })
    expect(await stateOf(app, 'r1@b.uk')).toBe('active')
    expect(await bounces(app)).toEqual([])
    expect(told(app)).toHaveLength(5)
    expect(told(app)[0]).toMatchObject({ level: 'error', fields: { issue: FIRST } })
    smtp.script = () => 'accept'
    await sendAt(app, 73 * HOUR)
    expect(await status(app)).toMatchObject({ accepted: 3, waiting: 0 })
  },
)

test('G14: the doctor says how many tips wait for a mail server that refuses us, not of single readers or of what was stopped', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const { database, config } = app.services
  const check = () => TIPS_CHECK.check(database, config)
  await addReaders(app.services, 3)
  expect(await check()).toBe('Tips that wait for a mail server that refuses us: 0.')
  smtp.script = (to) => (to === 'r1@b.uk' ? 'rcpt: 554 5.7.1 Access denied' : 'accept')
  await planIssue(app.services, FIRST)
  await sendAt(app, 0)
  expect(await status(app)).toMatchObject({ accepted: 2, waiting: 1 })
  expect(await check()).toBe('Tips that wait for a mail server that refuses us: 0.')
  smtp.script = () => 'rcpt: 554 5.7.1 Relay access denied'
  await planIssue(app.services, SECOND)
  await sendAt(app, 60)
  await expect(check()).rejects.toThrow('The mail server refuses us, not the readers, so tips wait: 3.')
  await database.query.transaction().execute((transaction) => stopIssue(transaction, app.services, SECOND))
  expect(await check()).toBe('Tips that wait for a mail server that refuses us: 0.')
})

test('G5: a mail server that refuses us is left alone, for ten minutes in the end', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const readers = CONCURRENCY * 4
  await addReaders(app.services, readers)
  smtp.script = () => 'rcpt: 554 5.7.1 Client host blocked'
  await planIssue(app.services, FIRST)
  const tries = () => [...smtp.tries.values()].reduce((sum, count) => sum + count, 0)
  await sendAt(app, 0)
  // What was on its way when it was clear is heard to the end.
  expect(tries()).toBeLessThan(CONCURRENCY * 2)
  for (let seconds = 5; seconds < HOUR; seconds += 5) await sendAt(app, seconds)
  expect(tries()).toBeLessThan(CONCURRENCY * 2 * 12)
  const before = tries()
  for (let seconds = HOUR; seconds < HOUR * 1.5; seconds += 5) await sendAt(app, seconds)
  expect(tries() - before).toBeLessThan(CONCURRENCY * 2 * 4)
  expect(await status(app)).toMatchObject({ failed: 0, waiting: readers })
})

test('G5: a mail server that has had enough of us for the day loses no copy of those that it did not take', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const readers = CONCURRENCY * 4
  await addReaders(app.services, readers)
  smtp.script = () => (smtp.taken.length < 20 ? 'accept' : 'end: 550 5.4.5 Daily user sending quota exceeded')
  await planIssue(app.services, FIRST)
  for (const hour of [0, 1, 2, 12, 23, 25, 26]) await sendAt(app, hour * HOUR)
  const { accepted, ...others } = await status(app)
  expect(others).toMatchObject({ failed: 0, uncertain: 0, waiting: readers - accepted })
  smtp.script = () => 'accept'
  await sendAt(app, 27 * HOUR)
  expect(await status(app)).toMatchObject({ accepted: readers, failed: 0, waiting: 0 })
})

test('G14: more readers than there are connections whom a mail server does not let us write to hold nobody else up', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const strangers = CONCURRENCY + 8
  await addReaders(app.services, strangers * 10)
  const isStranger = (to: string) => Number(/\d+/.exec(to)?.[0]) % 10 === 0
  smtp.script = (to) => (isStranger(to) ? 'rcpt: 554 5.7.1 Access denied' : 'accept')
  await planIssue(app.services, FIRST)
  await sendAt(app, 0)
  expect(await status(app)).toMatchObject({ accepted: strangers * 9, waiting: strangers })
  expect(told(app)).toEqual([])
})

test('G14: a bare number says that a mailbox is gone only where the mail server takes other mails of ours', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 3)
  smtp.script = (to) => (to === 'r1@b.uk' ? 'rcpt: 550 not here' : 'rcpt: 451 4.2.1 later')
  await planIssue(app.services, FIRST)
  await sendAt(app, 0)
  expect(await status(app)).toMatchObject({ failed: 0, waiting: 3 })
  expect(await stateOf(app, 'r1@b.uk')).toBe('active')
  smtp.script = (to) => (to === 'r1@b.uk' ? 'rcpt: 550 not here' : 'accept')
  await sendAt(app, 60)
  expect(await status(app)).toMatchObject({ accepted: 2, failed: 1, waiting: 0 })
  expect(await stateOf(app, 'r1@b.uk')).toBe('bounced')
})

test('G14: a mailbox that takes nothing counts as soft, said at once or after a day; the words of a mail or a server that is busy do not', async () => {
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
  expect(await status(app)).toMatchObject({ accepted: 1, failed: 3, waiting: 2 })
  await sendAt(app, 25 * HOUR)
  expect(await status(app)).toMatchObject({ accepted: 1, failed: 5, waiting: 0 })
  const soft = await Promise.all(['r1@b.uk', 'r2@b.uk', 'r3@b.uk'].map((email) => findReader(app.services, email)))
  const counted = (await bounces(app)).sort((one, other) => (one.subscriber_id < other.subscriber_id ? -1 : 1))
  expect(counted).toEqual(soft.map(({ id }) => ({ subscriber_id: id, kind: 'soft' })))
})

test('G5, G14: a bare number that is met alone says nothing yet of a reader: it is tried again with growing pauses', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 3)
  smtp.script = (to) => (to === 'r1@b.uk' ? 'rcpt: 451 4.2.1 later' : 'accept')
  await planIssue(app.services, FIRST)
  await sendAt(app, 0)
  smtp.script = () => 'rcpt: 550 not here'
  for (let seconds = 5; seconds < HOUR; seconds += 5) await sendAt(app, seconds)
  expect(await status(app)).toMatchObject({ accepted: 2, failed: 0, waiting: 1 })
  expect(await stateOf(app, 'r1@b.uk')).toBe('active')
  expect(smtp.tries.get('r1@b.uk')).toBeLessThan(8)
  expect(told(app)).toEqual([])
})

test('G5, G14: as many refusals in a row as there are connections are about us, though others have got the issue', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, CONCURRENCY + 1)
  smtp.script = (to) => (to === 'r1@b.uk' ? 'accept' : 'rcpt: 451 4.7.1 Later')
  await planIssue(app.services, FIRST)
  await sendAt(app, 0)
  smtp.script = () => 'rcpt: 554 5.7.1 Relay access denied'
  await sendAt(app, 60)
  expect(await status(app)).toMatchObject({ accepted: 1, waiting: CONCURRENCY })
  expect(told(app)).toHaveLength(1)
})

test('G14: a copy whose sender is refused waits, though the mail server takes the copies of others', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 3)
  smtp.script = (to) => (to === 'r1@b.uk' ? 'rcpt: 550 5.1.8 Domain of sender not found' : 'accept')
  await planIssue(app.services, FIRST)
  await sendAt(app, 0)
  expect(await status(app)).toMatchObject({ accepted: 2, failed: 0, waiting: 1 })
  const doctor = TIPS_CHECK.check(app.services.database, app.services.config)
  await expect(doctor).rejects.toThrow('so tips wait: 1.')
  smtp.script = () => 'accept'
  await sendAt(app, 60)
  expect(await status(app)).toMatchObject({ accepted: 3, waiting: 0 })
})
