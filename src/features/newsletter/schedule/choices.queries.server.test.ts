import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../testing/database/test-database.ts'
import { findChoice, forgetChoice, holdBack, listChoices, listDueChoices, putChoice } from './choices.queries.server.ts'

const CHOSEN = new Date('2026-11-20T20:00:00Z')
const LEAVES = new Date('2026-11-20T20:10:00Z')
const later = (time: Date) => new Date(time.getTime() + 1)
const SATURDAY = { way: 'saturday', day: '2026-11-28', leaves_at: null } as const
const NOW = { way: 'now', day: null, leaves_at: LEAVES.toISOString() } as const

test('what was chosen last for an issue counts, and choices of other issues stay as they are', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  await putChoice(query, { slug: 'one', ...NOW }, CHOSEN)
  await putChoice(query, { slug: 'other', ...SATURDAY }, CHOSEN)
  const created_at = CHOSEN.toISOString()
  expect(await findChoice(query, 'one')).toEqual({ slug: 'one', ...NOW, created_at })
  await holdBack(query, 'one', LEAVES)
  const held = { slug: 'one', way: 'held', day: null, leaves_at: null, created_at: LEAVES.toISOString() }
  expect(await findChoice(query, 'one')).toEqual(held)
  await forgetChoice(query, 'one')
  expect(await findChoice(query, 'one')).toBeUndefined()
  expect(await listChoices(query)).toEqual([{ slug: 'other', ...SATURDAY, created_at }])
  await close()
})

test('an issue leaves from the chosen moment on; one that waits for a Saturday or is held back does not leave this way', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  await putChoice(query, { slug: 'now', ...NOW }, CHOSEN)
  await putChoice(query, { slug: 'later', ...NOW, leaves_at: later(LEAVES).toISOString() }, CHOSEN)
  await putChoice(query, { slug: 'saturday', ...SATURDAY, leaves_at: CHOSEN.toISOString() }, CHOSEN)
  await putChoice(query, { slug: 'stopped', ...NOW }, CHOSEN)
  await holdBack(query, 'stopped', CHOSEN)
  const due = async (now: Date) => (await listDueChoices(query, now)).map(({ slug }) => slug).sort()
  expect(await due(CHOSEN)).toEqual([])
  expect(await due(LEAVES)).toEqual(['now'])
  expect(await due(later(LEAVES))).toEqual(['later', 'now'])
  await close()
})
