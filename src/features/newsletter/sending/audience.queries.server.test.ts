import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { COPIED_AT, readCopies } from '../../../../testing/mail/newsletter-copies.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import { takeIssue } from '../issues/newsletter-issues.queries.server.ts'
import { countAudience, freezeAudience, listActiveReaders, listSuppressions } from './audience.queries.server.ts'

const ISSUE = 'first-issue'

/** Five readers, of whom the second has left and the fourth is not to be written to. */
async function addFive(app: TestApp) {
  const { query } = app.services.database
  const emails = await addReaders(app.services, 5)
  const readers = await Promise.all(emails.map((email) => findReader(app.services, email)))
  const [one, left, three, suppressed, five] = readers as [Reader, Reader, Reader, Reader, Reader]
  await query.updateTable('subscriber').set({ state: 'unsubscribed' }).where('id', '=', left.id).execute()
  const created_at = COPIED_AT.toISOString()
  const { address_hash } = suppressed
  await query.insertInto('suppression').values({ address_hash, reason: 'complained', created_at }).execute()
  return { one, left, three, suppressed, five }
}

type Reader = Awaited<ReturnType<typeof findReader>>

test('an issue is for those who confirmed and may be written to: as many as were counted, with one copy each, due at once', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  const { one, three, five } = await addFive(app)
  await takeIssue(query, ISSUE, null, COPIED_AT)
  expect(await countAudience(query)).toBe(3)
  expect(await freezeAudience(query, ISSUE, COPIED_AT)).toBe(3)
  const copies = await readCopies(query, ISSUE)
  expect(Object.keys(copies).sort()).toEqual([one.id, three.id, five.id].sort())
  const time = COPIED_AT.toISOString()
  for (const copy of Object.values(copies)) {
    expect(copy).toMatchObject({ state: 'queued', attempts: 0, due_at: time, created_at: time })
  }
})

test('an issue that nobody is there for has an empty audience', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  await takeIssue(query, ISSUE, null, COPIED_AT)
  expect([await countAudience(query), await freezeAudience(query, ISSUE, COPIED_AT)]).toEqual([0, 0])
})

test('readers come in pages that together hold each of them once, without those who left', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  const { one, three, suppressed, five } = await addFive(app)
  const page = async (after: string) => (await listActiveReaders(query, after, 2)).map(({ id }) => id)
  const ids = [one.id, three.id, suppressed.id, five.id]
  expect([await page(''), await page(three.id), await page(five.id)]).toEqual([ids.slice(0, 2), ids.slice(2), []])
  const [{ canonical_email, address_hash } = {}] = await listActiveReaders(query, '', 1)
  expect([canonical_email, address_hash]).toEqual([one.canonical_email, one.address_hash])
})

test('of many addresses those are found that are not to be written to, with the reason', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  const { one, suppressed } = await addFive(app)
  expect(await listSuppressions(query, [one.address_hash])).toEqual([])
  const found = await listSuppressions(query, [one.address_hash, suppressed.address_hash])
  expect(found).toMatchObject([{ address_hash: suppressed.address_hash, reason: 'complained' }])
})
