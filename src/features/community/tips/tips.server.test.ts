// Tips are accepted without an account, held until passed, reported and withdrawn.
import { expect, test } from 'vitest'
import { DAY_MS } from '#src/shared/duration.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { freshAddress, post, registerPerson } from '../../../../testing/api/test-person.ts'
import { GOOD_TIPS, TIP_EVASIONS } from '../../../../testing/api/tip-texts.ts'
import { hideTip, keepTip, passTip, refuseTip, waitingTips } from './judge-tips.server.ts'
import { findTipFaults } from './rules/find-faults.ts'
import { insertTip } from './tips.queries.server.ts'
import { tidyTips } from './tips.server.ts'

const TOOL = 'digitalLaunchpad-module1-1.1'
const OTHER_TOOL = 'digitalLaunchpad-module1-1.2'
const SERIOUS_TOOL = 'digitalLaunchpad-module3-3.2'
const WORDS = 'We put all phones in a basket at seven.'
const JUDGE = { ownCodes: [] }

const queryOf = (app: TestApp) => app.services.database.query
const rows = (app: TestApp) => queryOf(app).selectFrom('tip').selectAll().execute()
const later = (app: TestApp, ms: number) => app.setTime(new Date(app.services.clock().getTime() + ms))

interface Sent {
  id: string
  code: string
}

async function send(app: TestApp, text = WORDS, { lessonKey = TOOL, address = freshAddress() } = {}): Promise<Sent> {
  const before = new Set((await rows(app)).map(({ id }) => id))
  const taken = await post(app, '/api/tips', { lessonKey, starter: 'said', text }, { address })
  expect(taken.status, text).toBe(200)
  const { code } = (await taken.json()) as { code: string }
  const id = (await rows(app)).find((row) => !before.has(row.id))?.id as string
  return { id, code }
}

async function shown(app: TestApp, lessonKey = TOOL): Promise<{ id: string; starter: string; text: string }[]> {
  const answer = await app.request(`/api/tips/${lessonKey}`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return ((await answer.json()) as { tips: { id: string; starter: string; text: string }[] }).tips
}

async function sendPassed(app: TestApp, text = WORDS): Promise<Sent> {
  const sent = await send(app, text)
  await passTip(queryOf(app), sent.id, JUDGE)
  return sent
}

const stateOf = async (app: TestApp, code: string) => (await post(app, '/api/tips/state', { code })).json()
const report = (app: TestApp, id: string, address = freshAddress(), body: object = {}) =>
  post(app, `/api/tips/${id}/report`, body, { address })

test('a tip from any visitor waits for a moderator, and is shown once passed', async () => {
  await using app = await createTestApp()
  const { id, code } = await send(app)
  expect(await shown(app)).toEqual([])
  expect(await stateOf(app, code)).toEqual({ state: 'waiting', reason: null })
  await passTip(queryOf(app), id, JUDGE)
  expect(await shown(app)).toEqual([{ id, starter: 'said', text: WORDS }])
  expect(await shown(app, OTHER_TOOL)).toEqual([])
  expect(await stateOf(app, code)).toEqual({ state: 'passed', reason: null })
})

test('the list says whether the tool takes tips', async () => {
  await using app = await createTestApp()
  expect(await (await app.request(`/api/tips/${TOOL}`)).json()).toEqual({ takesTips: true, tips: [] })
  expect(await (await app.request(`/api/tips/${SERIOUS_TOOL}`)).json()).toEqual({ takesTips: false, tips: [] })
  expect((await app.request('/api/tips/nope')).status).toBe(404)
})

test('the newest ten are shown, the newest first', async () => {
  await using app = await createTestApp()
  for (let index = 0; index < 12; index++) await sendPassed(app, `We counted, ${index}`)
  const texts = (await shown(app)).map(({ text }) => text)
  expect(texts).toEqual(Array.from({ length: 10 }, (_, index) => `We counted, ${11 - index}`))
})

test('the server refuses every evasion that the page points out, says why, and keeps nothing', async () => {
  await using app = await createTestApp()
  for (const text of TIP_EVASIONS) {
    const refused = await post(app, '/api/tips', { lessonKey: TOOL, starter: 'said', text })
    expect([refused.status, text]).toEqual([400, text])
    const { key, fields } = (await refused.json()) as { key: string; fields: { text: string } }
    expect(key.split('+')).toEqual(findTipFaults(text).map((fault) => `tips_answers_${fault}`))
    expect(fields.text).toMatch(/^Please /)
  }
  expect(await rows(app)).toEqual([])
})

test('the server takes what the page lets through', async () => {
  await using app = await createTestApp()
  for (const text of GOOD_TIPS) await send(app, text)
  expect((await rows(app)).map(({ words }) => words).sort()).toEqual([...GOOD_TIPS].sort())
})

test.each([
  [{ lessonKey: TOOL, starter: 'said' }],
  [{ lessonKey: TOOL, starter: 'said', text: '' }],
  [{ lessonKey: TOOL, starter: 'said', text: ' \u200b\u202e\n ' }],
  [{ lessonKey: TOOL, starter: 'said', text: 'x '.repeat(151) }],
  [{ lessonKey: TOOL, starter: 'said', text: '👨‍👩‍👧‍👦'.repeat(301) }],
  [{ lessonKey: TOOL, starter: 'said', text: 'a\u0000b' }],
  [{ lessonKey: TOOL, starter: 'said', text: [WORDS] }],
  [{ lessonKey: TOOL, starter: 'shouted', text: WORDS }],
  [{ lessonKey: TOOL, text: WORDS }],
  [{ lessonKey: 'digitalLaunchpad-module1-9.9', starter: 'said', text: WORDS }],
  [{ lessonKey: '1.1', starter: 'said', text: WORDS }],
  [{ lessonKey: 'constructor', starter: 'said', text: WORDS }],
  [{ lessonKey: SERIOUS_TOOL, starter: 'said', text: WORDS }],
])('what is missing, empty, too long or for no open tool is refused (%#)', async (body) => {
  await using app = await createTestApp()
  const refused = await post(app, '/api/tips', body)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ message: expect.any(String) })
  expect(await rows(app)).toEqual([])
})

test('300 characters are counted as a reader counts them', async () => {
  await using app = await createTestApp()
  await send(app, 'x'.repeat(300))
  await send(app, 'e\u0301'.repeat(300))
})

test('once a tip is judged, no row has its author or more than the month', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  const address = '2001:db8:77:1::5'
  const headers = { authorization: `Bearer ${person.token}`, 'x-device-id': 'a-device-of-somebody-1' }
  const taken = await post(app, '/api/tips', { lessonKey: TOOL, starter: 'said', text: WORDS }, { address, headers })
  const { code } = (await taken.json()) as { code: string }
  const [row] = await rows(app)
  expect(row).toMatchObject({ month: '2026-11', waits_since: '2026-11-20' })
  await passTip(queryOf(app), row?.id as string, JUDGE)
  const [passed] = await rows(app)
  const kept = Object.values(passed ?? {}).join(' ')
  expect(passed).toMatchObject({ month: '2026-11', waits_since: null, kept_until: null })
  expect(kept).not.toMatch(/\d{4}-\d{2}-\d{2}|2001:db8|a-device/)
  expect(kept).not.toContain(code)
  expect(kept).not.toContain(person.email)
  // The limit counts by a keyed hash that changes daily.
  const limits = await queryOf(app).selectFrom('rate_limit').selectAll().where('key', 'like', 'tip%').execute()
  expect(limits.length).toBeGreaterThan(0)
  for (const limit of limits) expect(limit.expires_at).toBe('2026-11-21T00:00:00.000Z')
  expect(JSON.stringify(limits)).not.toMatch(/2001:db8|a-device/)
  expect(JSON.stringify(app.logged)).not.toContain(WORDS)
})

test('a withdrawn tip is gone from the list at once, and from the database', async () => {
  await using app = await createTestApp()
  const { code } = await sendPassed(app)
  expect(await shown(app)).toHaveLength(1)
  const taken = await post(app, '/api/tips/take-back', { code })
  expect(taken.status).toBe(200)
  expect([await shown(app), await rows(app)]).toEqual([[], []])
  expect(await stateOf(app, code)).toEqual({ state: 'gone', reason: null })
  // A second press, or a code that was never one, says the same.
  expect(await (await post(app, '/api/tips/take-back', { code })).json()).toEqual(await taken.json())
})

test('after 24 months a tip goes, and a refused one after the next month', async () => {
  await using app = await createTestApp()
  await sendPassed(app)
  const { id } = await send(app)
  await refuseTip(queryOf(app), id, 'unkind', app.services)
  app.setTime(new Date('2026-12-31T12:00:00Z'))
  await tidyTips(app.services)
  expect(await rows(app)).toHaveLength(2)
  app.setTime(new Date('2027-01-01T12:00:00Z'))
  await tidyTips(app.services)
  expect(await rows(app)).toHaveLength(1)
  app.setTime(new Date('2028-11-30T12:00:00Z'))
  await tidyTips(app.services)
  expect(await rows(app)).toHaveLength(1)
  app.setTime(new Date('2028-12-01T12:00:00Z'))
  await tidyTips(app.services)
  expect(await rows(app)).toEqual([])
})

test('the author can ask why a tip was refused until the end of next month', async () => {
  await using app = await createTestApp()
  const { id, code } = await sendPassed(app)
  app.setTime(new Date('2027-06-30T12:00:00Z'))
  await refuseTip(queryOf(app), id, 'unsafe', app.services)
  await tidyTips(app.services)
  expect(await stateOf(app, code)).toMatchObject({ state: 'refused' })
  app.setTime(new Date('2027-07-31T12:00:00Z'))
  await tidyTips(app.services)
  expect(await stateOf(app, code)).toMatchObject({ state: 'refused' })
  app.setTime(new Date('2027-08-01T12:00:00Z'))
  await tidyTips(app.services)
  expect(await rows(app)).toEqual([])
})

test('a network counts once, two hide a tip, and the queue says so', async () => {
  await using app = await createTestApp()
  const { id, code } = await sendPassed(app)
  for (let index = 0; index < 5; index++) await report(app, id, '192.0.2.1')
  expect(await shown(app)).toHaveLength(1)
  expect(await waitingTips.list(app.services)).toMatchObject([{ id, times: 1, decisions: ['keep', 'hide', 'refuse'] }])
  await report(app, id, '192.0.2.2')
  expect(await shown(app)).toEqual([])
  expect(await stateOf(app, code)).toEqual({ state: 'hidden', reason: null })
  expect(await waitingTips.list(app.services)).toMatchObject([{ id, times: 2, decisions: ['keep', 'refuse'] }])
})

test('200 reports from a /48 are one', async () => {
  await using app = await createTestApp()
  const { id } = await sendPassed(app)
  for (let index = 1; index <= 200; index++) {
    expect((await report(app, id, `2001:db8:7:${index.toString(16)}::1`)).status).toBe(200)
  }
  expect(await shown(app)).toHaveLength(1)
  expect(await waitingTips.list(app.services)).toMatchObject([{ id, times: 1 }])
})

test('one report of danger hides a tip at once, and is first in the queue', async () => {
  await using app = await createTestApp()
  await send(app, 'We wrote it on the fridge.')
  const { id } = await sendPassed(app)
  await report(app, id, freshAddress(), { danger: true })
  expect(await shown(app)).toEqual([])
  const [first] = await waitingTips.list(app.services)
  expect(first).toMatchObject({ id, urgent: true, dueOn: '2026-11-21' })
})

test('one network cannot empty a list: it has ten reports a day', async () => {
  await using app = await createTestApp()
  const ids: string[] = []
  for (let index = 0; index < 12; index++) ids.push((await sendPassed(app, `We counted, ${index}`)).id)
  for (const id of ids) await report(app, id, '192.0.2.7', { danger: true })
  expect(await shown(app)).toHaveLength(2)
})

test('a visitor who keeps reporting one tip still has reports for others', async () => {
  await using app = await createTestApp()
  const [first, second] = [await sendPassed(app, 'We counted, 1'), await sendPassed(app, 'We counted, 2')]
  for (let press = 0; press < 12; press++) await report(app, first.id, '192.0.2.7')
  await report(app, second.id, '192.0.2.7', { danger: true })
  expect(await shown(app)).toHaveLength(1)
})

test('a tip that a moderator kept cannot be hidden by reports for 30 days', async () => {
  await using app = await createTestApp()
  const { id } = await sendPassed(app)
  await report(app, id)
  await report(app, id)
  await keepTip(queryOf(app), id, JUDGE, app.services)
  expect(await shown(app)).toHaveLength(1)
  expect(await waitingTips.list(app.services)).toEqual([])
  for (let index = 0; index < 20; index++) await report(app, id, freshAddress(), { danger: index === 7 })
  expect(await shown(app)).toHaveLength(1)
  expect(await waitingTips.list(app.services)).toMatchObject([{ id, urgent: true }])
  await keepTip(queryOf(app), id, JUDGE, app.services)
  later(app, 31 * DAY_MS)
  // Reports from before the moderator's decision no longer count, so two networks are needed again.
  await report(app, id)
  expect(await shown(app)).toHaveLength(1)
  await report(app, id)
  expect(await shown(app)).toEqual([])
})

test('a report answers alike, whatever there is, and no row knows who reported', async () => {
  await using app = await createTestApp()
  const passed = await sendPassed(app)
  const waiting = await send(app)
  const answers = await Promise.all(
    [passed.id, waiting.id, 'no-tip'].map(async (id) => (await report(app, id, '203.0.113.5')).json()),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const stored = JSON.stringify([await rows(app), await queryOf(app).selectFrom('rate_limit').selectAll().execute()])
  expect(stored).not.toContain('203.0.113.5')
})

test('three tips a day for a network, and for a device wherever it goes', async () => {
  await using app = await createTestApp()
  const body = { lessonKey: TOOL, starter: 'said', text: WORDS }
  const address = '192.0.2.9'
  for (let index = 0; index < 3; index++) expect((await post(app, '/api/tips', body, { address })).status).toBe(200)
  expect((await post(app, '/api/tips', body, { address })).status).toBe(429)
  const headers = { 'x-device-id': 'a-device-of-somebody-1' }
  const send = () => post(app, '/api/tips', body, { address: freshAddress(), headers })
  for (let index = 0; index < 3; index++) expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(429)
  // A tip that is refused for its words uses up none of the three.
  const other = '192.0.2.10'
  for (let index = 0; index < 5; index++) await post(app, '/api/tips', { ...body, text: 'a@b' }, { address: other })
  expect((await post(app, '/api/tips', body, { address: other })).status).toBe(200)
  later(app, DAY_MS)
  expect((await post(app, '/api/tips', body, { address })).status).toBe(200)
})

test('five hundred may wait; then a plain word, also for those who come at once', async () => {
  await using app = await createTestApp()
  for (let index = 0; index < 495; index++) {
    const fixed = { lesson_key: TOOL, starter: 'said', words: WORDS, month: '2026-11', waits_since: '2026-11-20' }
    await insertTip(queryOf(app), { ...fixed, id: `filler-${index}`, code_hash: `hash-${index}` })
  }
  const body = (index: number) => ({ lessonKey: TOOL, starter: 'said', text: `We counted, ${index}` })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => post(app, '/api/tips', body(index), { address: freshAddress() })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  const full = answers.find(({ status }) => status === 503)
  expect(await full?.json()).toMatchObject({ message: expect.stringContaining('try again in a few days') })
  expect(await rows(app)).toHaveLength(500)
})

test('a tip sent twice after a lost answer is stored once, and the newer code withdraws it', async () => {
  await using app = await createTestApp()
  const first = await send(app)
  const again = await post(app, '/api/tips', { lessonKey: TOOL, starter: 'said', text: ` ${WORDS} ` })
  const { code } = (await again.json()) as { code: string }
  expect((await rows(app)).map(({ id }) => id)).toEqual([first.id])
  await post(app, '/api/tips/take-back', { code })
  expect(await rows(app)).toEqual([])
  // A tip that was passed since counts as another one, and so does another beginning.
  await sendPassed(app)
  await send(app)
  await post(app, '/api/tips', { lessonKey: TOOL, starter: 'easier', text: WORDS })
  expect(await rows(app)).toHaveLength(3)
})

test('a moderator cannot pass or keep their own tip; refusing it is no gain', async () => {
  await using app = await createTestApp()
  const { id, code } = await send(app)
  const own = { ownCodes: ['another', code] }
  await expect(passTip(queryOf(app), id, own)).rejects.toMatchObject({ status: 403 })
  expect(await shown(app)).toEqual([])
  await passTip(queryOf(app), id, JUDGE)
  await expect(keepTip(queryOf(app), id, own, app.services)).rejects.toMatchObject({ status: 403 })
  await refuseTip(queryOf(app), id, 'off-topic', app.services)
})

test("a refusal tells the author's device why, and a tip is judged only once", async () => {
  await using app = await createTestApp()
  const { id, code } = await send(app)
  await refuseTip(queryOf(app), id, 'names', app.services)
  expect(await stateOf(app, code)).toEqual({ state: 'refused', reason: expect.stringContaining('a name or a school') })
  for (const again of [
    () => passTip(queryOf(app), id, JUDGE),
    () => refuseTip(queryOf(app), id, 'unkind', app.services),
    () => hideTip(queryOf(app), id, app.services),
    () => keepTip(queryOf(app), id, JUDGE, app.services),
  ]) {
    await expect(again()).rejects.toMatchObject({ status: 409 })
  }
  await expect(passTip(queryOf(app), 'no-tip', JUDGE)).rejects.toMatchObject({ status: 404 })
  expect(await shown(app)).toEqual([])
})

test('a moderator can hide a shown tip, and show it again', async () => {
  await using app = await createTestApp()
  const { id } = await sendPassed(app)
  await hideTip(queryOf(app), id, app.services)
  expect(await shown(app)).toEqual([])
  await keepTip(queryOf(app), id, JUDGE, app.services)
  expect(await shown(app)).toHaveLength(1)
})

test('a reported tip that is hidden keeps the day on which it is due', async () => {
  await using app = await createTestApp()
  const { id } = await sendPassed(app)
  await report(app, id)
  later(app, 5 * DAY_MS)
  await hideTip(queryOf(app), id, app.services)
  expect(await waitingTips.list(app.services)).toMatchObject([{ id, cameOn: '2026-11-20' }])
})

test('the queue says what is late: danger after a day, all else after seven', async () => {
  await using app = await createTestApp()
  const danger = await sendPassed(app)
  await report(app, danger.id, freshAddress(), { danger: true })
  const usual = await send(app)
  expect(await waitingTips.list(app.services)).toMatchObject([
    { id: danger.id, dueOn: '2026-11-21' },
    { id: usual.id, dueOn: '2026-11-27' },
  ])
  const late = async () => (await waitingTips.count(queryOf(app), app.services)).late
  later(app, DAY_MS)
  expect(await late()).toBe(0)
  later(app, DAY_MS)
  expect(await late()).toBe(1)
  later(app, 6 * DAY_MS)
  expect(await late()).toBe(2)
})

test('a name or number in a tip must be seen before it is passed or kept', async () => {
  await using app = await createTestApp()
  const { id } = await send(app, 'we asked, and Tom Brown from St Mary helped')
  expect(await waitingTips.list(app.services)).toMatchObject([{ id, flags: ['surname', 'school'] }])
  for (const seen of [[], ['surname']]) {
    await expect(passTip(queryOf(app), id, { ownCodes: [], seen })).rejects.toMatchObject({ status: 409 })
  }
  expect(await shown(app)).toEqual([])
  await passTip(queryOf(app), id, { ownCodes: [], seen: ['school', 'surname'] })
  expect(await shown(app)).toHaveLength(1)
  // Older words may hold what a newer rule knows.
  await queryOf(app).updateTable('tip').set({ words: 'ring 07700 900123', state: 'hidden' }).execute()
  await expect(keepTip(queryOf(app), id, JUDGE, app.services)).rejects.toMatchObject({ status: 409 })
  await keepTip(queryOf(app), id, { ownCodes: [], seen: ['digits'] }, app.services)
})
