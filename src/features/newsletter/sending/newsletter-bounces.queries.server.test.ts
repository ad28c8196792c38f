import { expect, test } from 'vitest'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { addCopies } from '../../../../testing/mail/newsletter-copies.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import {
  countBounces,
  countFailed,
  countSoftBounces,
  forgetBounces,
  insertBounce,
} from './newsletter-bounces.queries.server.ts'

const at = (day: number, time = '12:00:00.000') => new Date(`2026-11-${String(day).padStart(2, '0')}T${time}Z`)

test('a report counts once, for its reader, from a moment on, and until it is forgotten', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  await addReaders(app.services, 2)
  const [{ id: one }, { id: other }] = [
    await findReader(app.services, 'r1@b.uk'),
    await findReader(app.services, 'r2@b.uk'),
  ]
  const add = (id: string, subscriber_id: string, day: number, kind: 'soft' | 'hard' = 'soft') =>
    insertBounce(query, { id, subscriber_id, kind }, at(day))
  expect([await add('a', one, 10), await add('a', one, 11)]).toEqual([true, false])
  await add('b', one, 12)
  await add('c', one, 13)
  await add('d', other, 12)
  await add('e', one, 12, 'hard')
  const count = (since: Date) => countSoftBounces(query, one, since.toISOString())
  expect([await count(at(10)), await count(at(12)), await count(at(14))]).toEqual([3, 2, 0])
  await forgetBounces(query, at(12))
  expect([await count(at(1)), await countSoftBounces(query, other, '')]).toEqual([2, 1])
})

test('reports are counted by kind and by the week that begins on a Monday, nobody by name', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  await addReaders(app.services, 1)
  const { id: subscriber_id } = await findReader(app.services, 'r1@b.uk')
  const reports: ['soft' | 'hard', Date][] = [
    ['soft', at(8, '23:59:59.999')],
    ['soft', at(9, '00:00:00.000')],
    ['soft', at(15, '23:59:59.999')],
    ['hard', at(15)],
    ['soft', at(16, '00:00:00.000')],
  ]
  for (const [index, [kind, time]] of reports.entries()) {
    await insertBounce(query, { id: `report ${index}`, subscriber_id, kind }, time)
  }
  const counted = await countBounces(query, ['2026-11-09', '2026-11-16'])
  expect(counted.map(({ week, kind, count }) => [week, kind, count]).sort()).toEqual([
    ['2026-11-09', 'hard', 1],
    ['2026-11-09', 'soft', 2],
    ['2026-11-16', 'soft', 1],
  ])
})

test('of the copies of an issue that failed it is known how many a mail server refused for good', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  await addCopies(query, 'first-issue', {
    unknown: { state: 'failed', last_error: '550' },
    refused: { state: 'failed', last_error: '554' },
    full: { state: 'failed', last_error: '451' },
    silent: { state: 'failed' },
    arrived: { state: 'sent', last_error: '250' },
    another: { state: 'queued', last_error: '550' },
  })
  await addCopies(query, 'second-issue', { full: { state: 'failed', last_error: '450' } })
  await addCopies(query, 'third-issue', { arrived: { state: 'sent', last_error: '250' } })
  expect([...(await countFailed(query))].sort()).toEqual([
    ['first-issue', { failed: 4, refused: 2 }],
    ['second-issue', { failed: 1, refused: 0 }],
  ])
})
