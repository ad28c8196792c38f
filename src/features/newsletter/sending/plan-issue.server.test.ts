// The audience of an issue, and that each issue is sent only once, however often it is asked for.
import { expect, test } from 'vitest'
import { tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { MAIL_SHARES } from '#src/platform/mail/mail-budget.ts'
import { createSecrets } from '#src/platform/secrets.ts'
import { createTestDatabase } from '../../../../testing/database/test-database.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import { sendNewsletters } from '../../../../testing/mail/send-newsletters.ts'
import { createSendingSetting, receivers } from '../../../../testing/mail/sending-setting.ts'
import { loadIssueFiles } from '../issues/issues.content.server.ts'
import { sendNow } from '../operator/newsletter-commands.server.ts'
import { hashAddress } from '../subscription/newsletter-codes.server.ts'
import { eraseSubscriber } from '../subscription/reader-data.server.ts'
import { activateOwner } from '../subscription/subscription-state.server.ts'
import { readStatus } from './issue-status.server.ts'
import { planIssue, rememberSentIssues } from './plan-issue.server.ts'

const [FIRST, SECOND] = loadIssueFiles('en').map(({ slug }) => slug) as [string, string]

test('without a slug the next issue is planned, and twenty requests at once plan one', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 3)
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => sendNow(app.services, undefined, false)))
  expect(outcomes.filter((outcome) => 'planned' in outcome)).toEqual([{ issue: FIRST, planned: 3 }])
  await Promise.all([sendNewsletters(app.services), sendNewsletters(app.services)])
  expect(smtp.taken).toHaveLength(3)
  expect(await sendNow(app.services, undefined, false)).toMatchObject({ issue: SECOND })
})

test('a suppressed reader is not in the audience, even if an old list says otherwise', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 2)
  const { address_hash } = await findReader(app.services, 'r1@b.uk')
  const suppression = { address_hash, reason: 'erased', created_at: '2026-11-20T20:00:00.000Z' } as const
  await app.services.database.query.insertInto('suppression').values(suppression).execute()
  await planIssue(app.services, FIRST)
  await sendNewsletters(app.services)
  expect(receivers(smtp)).toEqual(['r2@b.uk'])
})

test('a reader suppressed before TOKEN_SECRET changed stays out, and no cap starts again', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const { services } = app
  const { query } = services.database
  const [old, fresh] = ['the old secret of this test', 'the new secret of this test']
  services.secrets = createSecrets([old])
  await addReaders(services, 2)
  const gone = await findReader(services, 'r1@b.uk')
  await query.transaction().execute((transaction) => eraseSubscriber(transaction, services, gone))
  const asked = { limit: MAIL_SHARES.confirmation[0], subject: 'r3@b.uk' }
  expect(await tryTakeLimit(query, services, asked)).toBe(true)

  services.secrets = createSecrets([fresh, old])
  // An import adds the address again.
  const address_hash = hashAddress(services, gone.canonical_email)
  expect(address_hash).not.toBe(gone.address_hash)
  await query
    .insertInto('subscriber')
    .values({ ...gone, address_hash })
    .execute()
  expect(await tryTakeLimit(query, services, asked)).toBe(false)
  await planIssue(services, FIRST)
  await sendNewsletters(services)
  expect(receivers(smtp)).toEqual(['r2@b.uk'])

  // A reader who wants it again after all gets it again.
  const owner = { email: gone.email, canonicalEmail: gone.canonical_email }
  const event = { event: 'confirmed', method: 'account', context: 'homepage' } as const
  await query.updateTable('subscriber').set({ state: 'unsubscribed' }).where('id', '=', gone.id).execute()
  await query.transaction().execute((transaction) => activateOwner(transaction, services, owner, event, 'en'))
  expect(await query.selectFrom('suppression').selectAll().execute()).toEqual([])
})

test('the slot sends its issue once by itself; one missed by twelve hours asks', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 1)
  await sendNewsletters(app.services)
  expect(smtp.taken).toHaveLength(0)
  app.setTime(new Date('2026-11-28T08:59:59Z'))
  await sendNewsletters(app.services)
  expect(smtp.taken).toHaveLength(0)
  app.setTime(new Date('2026-11-28T09:00:00Z'))
  await Promise.all([sendNewsletters(app.services), sendNewsletters(app.services)])
  await sendNewsletters(app.services)
  expect(smtp.taken).toHaveLength(1)
  app.setTime(new Date('2026-12-05T21:00:01Z'))
  for (let run = 0; run < 3; run++) await sendNewsletters(app.services)
  expect(smtp.taken).toHaveLength(1)
  expect(app.logged.filter(({ event }) => event === 'newsletter.missed')).toHaveLength(1)
})

test('a database restored from before a send does not send again by itself', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 1)
  await planIssue(app.services, FIRST)
  await sendNewsletters(app.services)
  const { query } = app.services.database
  for (const table of ['job', 'delivery', 'newsletter_issue'] as const) await query.deleteFrom(table).execute()
  expect(await sendNow(app.services, FIRST, false)).toEqual({ issue: FIRST, refused: 'restored' })
  expect(await readStatus(app.services, FIRST)).toMatchObject({ planned: 0 })
  await sendNow(app.services, FIRST, true)
  await sendNewsletters(app.services)
  expect(smtp.taken).toHaveLength(2)
})

test('a second machine does not send again what was sent before a restore', async () => {
  await using home = await createTestDatabase()
  await using first = await createSendingSetting({}, home)
  await using second = await createSendingSetting({}, home)
  const { query } = first.app.services.database
  await addReaders(first.app.services, 1)
  const slot = new Date('2026-11-28T09:00:00Z')
  await sendNewsletters(first.app.services)
  for (const { app } of [first, second]) app.setTime(slot)
  await sendNewsletters(first.app.services)
  await sendNewsletters(second.app.services)
  await rememberSentIssues(second.app.services)
  expect([first.smtp.taken.length, second.smtp.taken.length]).toEqual([1, 0])
  const restore = async () => {
    await query.deleteFrom('job').execute()
    await query.deleteFrom('delivery').execute()
    await query.deleteFrom('newsletter_issue').execute()
  }
  await restore()
  await sendNewsletters(second.app.services)
  expect(second.smtp.taken).toHaveLength(0)
  expect(second.app.logged.map(({ event }) => event)).toContain('newsletter.restored')
  // What an operator sent by hand is known there within a minute.
  expect(await sendNow(first.app.services, SECOND, false)).toMatchObject({ planned: 1 })
  await rememberSentIssues(second.app.services)
  await restore()
  expect(await sendNow(second.app.services, SECOND, false)).toEqual({ issue: SECOND, refused: 'restored' })
})

test('with sending off, send queues, and the archive shows nothing', async () => {
  await using setting = await createSendingSetting({ NEWSLETTER_SENDING: 'off' })
  const { app, smtp } = setting
  await addReaders(app.services, 2)
  expect(await sendNow(app.services, FIRST, false)).toEqual({ issue: FIRST, planned: 2 })
  await sendNewsletters(app.services)
  expect(smtp.taken).toEqual([])
  expect((await app.request(`/api/newsletter/issues/${FIRST}`)).status).toBe(404)
})
