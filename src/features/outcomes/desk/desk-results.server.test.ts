// Owners decide about a week of answers, with a code where it is taken out.
import { expect, test } from 'vitest'
import { discardWeekByCommand } from '#src/features/outcomes/results/judge-weeks.server.ts'
import { readLeftOutWeeks } from '#src/features/outcomes/results/read-results.server.ts'
import { atDesk, type DeskPerson, nextCode, signInToDesk } from '../../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import type { DeskResults } from './desk-results.contract.ts'

const TOOL = 'digitalLaunchpad-module1-1.1'
const WEEK = '2026-11-09'

/** A week that is held back. */
async function hold(app: TestApp, answers: number): Promise<void> {
  const { query } = app.services.database
  const where = { lesson_key: TOOL, week: WEEK }
  await query
    .insertInto('outcome_count')
    .values({ ...where, outcome: 'worked', count: answers })
    .execute()
  await query
    .insertInto('outcome_week')
    .values({ ...where, state: 'held', answers, day: '2026-11-16' })
    .execute()
}

const look = async (app: TestApp, { cookie }: DeskPerson) =>
  (await (await atDesk(app, '/api/desk/results', undefined, { cookie })).json()) as DeskResults

async function takeOut(app: TestApp, owner: DeskPerson, answers: number) {
  const body = { answers, code: nextCode(app, owner) }
  return atDesk(app, `/api/desk/results/${TOOL}/${WEEK}/void`, body, { cookie: owner.cookie })
}

async function acts(app: TestApp) {
  const lines = await app.services.database.query
    .selectFrom('audit_event')
    .select(['act', 'about'])
    .where('act', 'like', '%-week')
    .execute()
  return lines.map(({ act, about }) => [act, JSON.parse(about)])
}

test('a week is voided with a code and its number, and the public page says so', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  await hold(app, 300)
  const { held } = await look(app, owner)
  expect(held).toMatchObject([{ lessonKey: TOOL, week: WEEK, answers: 300 }])
  expect(held[0]?.title).not.toBe(TOOL)
  const path = `/api/desk/results/${TOOL}/${WEEK}/void`
  expect((await atDesk(app, path, { answers: 300 }, { cookie: owner.cookie })).status).toBe(400)
  expect((await atDesk(app, path, { answers: 300, code: '000000' }, { cookie: owner.cookie })).status).toBe(403)
  // The numbers have changed since the page was loaded, so nothing is done.
  expect((await takeOut(app, owner, 299)).status).toBe(409)
  expect([(await look(app, owner)).held.length, await acts(app)]).toEqual([1, []])
  expect((await takeOut(app, owner, 300)).status).toBe(200)
  const after = await look(app, owner)
  expect([after.held, after.voided]).toMatchObject([[], [{ lessonKey: TOOL, week: WEEK, answers: 300 }]])
  expect((await readLeftOutWeeks(app.services)).voided).toMatchObject([{ lessonKey: TOOL, week: WEEK, answers: 300 }])
  expect(await acts(app)).toEqual([['void-week', { tool: TOOL, week: WEEK, answers: 300 }]])
  expect((await takeOut(app, owner, 300)).status).toBe(409)
  expect(await acts(app)).toHaveLength(1)
})

test('a week is let count once, and what the command has taken out stays out', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  await hold(app, 40)
  const release = () => atDesk(app, `/api/desk/results/${TOOL}/${WEEK}/release`, {}, { cookie: owner.cookie })
  expect((await release()).status).toBe(200)
  expect((await release()).status).toBe(409)
  expect(await look(app, owner)).toMatchObject({ held: [], voided: [] })
  await discardWeekByCommand(app.services, TOOL, WEEK)
  expect((await release()).status).toBe(409)
  expect(await acts(app)).toEqual([['release-week', { tool: TOOL, week: WEEK }]])
})

test('results are for owners', async () => {
  await using app = await createTestApp()
  for (const role of ['editor', 'moderator'] as const) {
    const { cookie } = await signInToDesk(app, role)
    expect((await atDesk(app, '/api/desk/results', undefined, { cookie })).status).toBe(403)
  }
})
