import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../testing/database/test-database.ts'
import { addOutcome, addSureness, listOutcomeCounts, listSurenessCounts } from './answers.queries.server.ts'

const LESSON = 'digitalLaunchpad-module1-1.1'
const [BEFORE, FIRST, NEXT] = ['2026-11-09', '2026-11-16', '2026-11-23'] as const

test('answers to "Did it work?" are counted by week, and listed from a week on', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  for (const week of [BEFORE, FIRST, FIRST, NEXT])
    await addOutcome(query, { lesson_key: LESSON, week, outcome: 'worked' })
  await addOutcome(query, { lesson_key: LESSON, week: FIRST, outcome: 'not-yet' })
  const listed = await listOutcomeCounts(query, FIRST)
  const found = listed.map(({ week, outcome, count }) => `${week} ${outcome} ${count}`).sort()
  expect(found).toEqual([`${FIRST} not-yet 1`, `${FIRST} worked 2`, `${NEXT} worked 1`])
  await close()
})

test('confidence is counted by week, moment and value, and listed from a given week on', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  const add = (week: string, moment: 'before' | 'after', value: number) =>
    addSureness(query, { lesson_key: LESSON, week, moment, value })
  await add(BEFORE, 'before', 2)
  for (const value of [2, 2, 3]) await add(FIRST, 'before', value)
  await add(FIRST, 'after', 2)
  const listed = await listSurenessCounts(query, FIRST)
  const found = listed.map(({ moment, value, count }) => `${moment} ${value} ${count}`).sort()
  expect(found).toEqual(['after 2 1', 'before 2 2', 'before 3 1'])
  await close()
})
