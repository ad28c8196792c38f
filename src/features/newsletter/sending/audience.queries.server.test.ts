import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { COPIED_AT } from '../../../../testing/mail/newsletter-copies.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import { listActiveReaders } from './audience.queries.server.ts'

/** Five readers: the second has left, and the fourth is suppressed. */
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
