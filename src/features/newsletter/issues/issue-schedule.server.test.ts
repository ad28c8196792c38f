// When an issue leaves, and which Saturday is free for it.
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../testing/database/test-database.ts'
import { forgetChoice, holdBack, putChoice } from './choices.queries.server.ts'
import { findFreeSaturday, readSchedule } from './issue-schedule.server.ts'
import { type IssueFile, loadIssueFiles } from './issues.content.server.ts'
import { importIssues } from './issues.server.ts'
import { takeIssue } from './newsletter-issues.queries.server.ts'

const [FILE, ...OTHERS] = loadIssueFiles('en') as [Issue, ...Issue[]]
type Issue = IssueFile

const WEDNESDAY = new Date('2026-11-25T12:00:00Z')
const issue: Issue = { ...FILE, date: '2026-11-28' }
const { slug } = issue

const saturdayAfter = (weeks: number, day = issue.date) => Temporal.PlainDate.from(day).add({ weeks }).toString()

test('an issue is sent on its Saturday, at most twelve hours late, unless chosen otherwise', async () => {
  await using home = await createTestDatabase()
  const database = await home.open()
  const { query, close } = database
  await importIssues({ database, clock: () => WEDNESDAY })
  const leaves = (time: string) => readSchedule(query, issue, new Date(time))
  const own = { way: 'saturday', at: '2026-11-28T09:00:00.000Z' }
  const held = { way: 'held', at: null }
  expect(await leaves('2026-11-25T12:00:00Z')).toEqual(own)
  expect(await leaves('2026-11-28T21:00:00Z')).toEqual(own)
  expect(await leaves('2026-11-28T21:00:00.001Z')).toEqual(held)
  await putChoice(query, { slug, way: 'saturday', day: '2026-12-05', leaves_at: null }, WEDNESDAY)
  expect(await leaves('2026-11-28T21:00:00.001Z')).toEqual({ way: 'saturday', at: '2026-12-05T09:00:00.000Z' })
  const leaves_at = '2026-11-25T12:10:00.000Z'
  await putChoice(query, { slug, way: 'now', day: null, leaves_at }, WEDNESDAY)
  expect(await leaves('2026-11-25T12:00:00Z')).toEqual({ way: 'now', at: leaves_at })
  await holdBack(query, slug, WEDNESDAY)
  expect(await leaves('2026-11-25T12:00:00Z')).toEqual(held)
  await close()
})

test('the free Saturday is its own or the next free one, ten minutes ahead or more', async () => {
  await using home = await createTestDatabase()
  const database = await home.open()
  const { query, close } = database
  await importIssues({ database, clock: () => WEDNESDAY })
  for (const other of OTHERS) await holdBack(query, other.slug, WEDNESDAY)
  const free = (now: Date | string = WEDNESDAY, date = issue.date) =>
    findFreeSaturday(query, { ...issue, date }, new Date(now))
  expect(await free()).toBe('2026-11-28')
  expect(await free(WEDNESDAY, '2027-02-06')).toBe('2027-02-06')
  expect(await free('2027-01-13T12:00:00Z')).toBe('2027-01-16')
  const [chosen, begun, file] = [OTHERS[0], OTHERS[1], OTHERS.at(-1)] as [Issue, Issue, Issue]
  await putChoice(query, { slug: chosen.slug, way: 'saturday', day: '2026-11-28', leaves_at: null }, WEDNESDAY)
  expect(await free()).toBe('2026-12-05')
  await takeIssue(query, begun.slug, '2026-12-05', WEDNESDAY)
  expect(await free()).toBe('2026-12-12')
  await putChoice(query, { slug, way: 'saturday', day: '2026-12-12', leaves_at: null }, WEDNESDAY)
  expect(await free('2026-12-12T08:50:00Z')).toBe('2026-12-12')
  expect(await free('2026-12-12T08:50:00.001Z')).toBe('2026-12-19')
  // An issue without a choice has the Saturday it is for, until it has begun some other way.
  await forgetChoice(query, file.slug)
  expect(await free(WEDNESDAY, file.date)).toBe(saturdayAfter(1, file.date))
  await takeIssue(query, file.slug, null, WEDNESDAY)
  expect(await free(WEDNESDAY, file.date)).toBe(file.date)
  await close()
})

test('two years of Saturdays are looked at, and no more', async () => {
  await using home = await createTestDatabase()
  const database = await home.open()
  const { query, close } = database
  await importIssues({ database, clock: () => WEDNESDAY })
  for (const other of OTHERS) await holdBack(query, other.slug, WEDNESDAY)
  for (let week = 0; week < 103; week++) await takeIssue(query, `week-${week}`, saturdayAfter(week), WEDNESDAY)
  expect(await findFreeSaturday(query, issue, WEDNESDAY)).toBe(saturdayAfter(103))
  await takeIssue(query, 'week-103', saturdayAfter(103), WEDNESDAY)
  expect(await findFreeSaturday(query, issue, WEDNESDAY)).toBeNull()
  await close()
})
