// B-3, L9, M14, M15: moderators pass, refuse, hide and keep tips at the desk, and hear of those that wait.
import { expect, test } from 'vitest'
import { HOUR_MS } from '#src/shared/duration.ts'
import { atDesk, signInToDesk } from '../../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { freshAddress, post } from '../../../../testing/api/test-person.ts'
import type { DeskTip } from './desk-tips.contract.ts'
import { tellOfTips } from './tell-of-tips.server.ts'

const TOOL = 'digitalLaunchpad-module1-1.1'
const WORDS = 'We put all phones in a basket at seven.'

async function send(app: TestApp, text = WORDS): Promise<string> {
  const address = freshAddress()
  const taken = await post(app, '/api/tips', { lessonKey: TOOL, starter: 'said', text }, { address })
  return ((await taken.json()) as { code: string }).code
}

async function queue(app: TestApp, cookie: string): Promise<DeskTip[]> {
  return ((await (await atDesk(app, '/api/desk/tips', undefined, { cookie })).json()) as { tips: DeskTip[] }).tips
}

async function shown(app: TestApp): Promise<string[]> {
  const { tips } = (await (await app.request(`/api/tips/${TOOL}`)).json()) as { tips: { text: string }[] }
  return tips.map(({ text }) => text)
}

/** The newest last, without what leads to the desk. */
async function acts(app: TestApp) {
  const lines = await app.services.database.query
    .selectFrom('desk_act')
    .select(['act', 'about'])
    .where('act', 'like', '%-tip')
    .orderBy('number')
    .execute()
  return lines.map(({ act, about }) => [act, JSON.parse(about)])
}

test('M14, L9: passing, hiding, keeping and refusing each leave a line, and not a word of the tip', async () => {
  await using app = await createTestApp()
  const { cookie } = await signInToDesk(app, 'moderator')
  const code = await send(app)
  const [tip] = await queue(app, cookie)
  const id = tip?.id as string
  expect(tip).toMatchObject({ words: WORDS, state: 'waiting', waitsSince: '2026-11-20', late: false, hints: [] })
  expect(tip?.tool).toMatch(/calm shutdown/)
  const act = (name: string, body: object = {}) => atDesk(app, `/api/desk/tips/${id}/${name}`, body, { cookie })
  expect((await act('pass')).status).toBe(200)
  expect(await shown(app)).toEqual([WORDS])
  expect((await act('hide')).status).toBe(200)
  expect(await shown(app)).toEqual([])
  expect((await act('keep')).status).toBe(200)
  expect(await shown(app)).toEqual([WORDS])
  expect((await act('refuse', { reason: 'unkind' })).status).toBe(200)
  expect(await shown(app)).toEqual([])
  // What is judged is judged: no line without an act.
  expect((await act('pass')).status).toBe(409)
  expect(await acts(app)).toEqual([
    ['pass-tip', { tip: id }],
    ['hide-tip', { tip: id }],
    ['keep-tip', { tip: id }],
    ['refuse-tip', { tip: id, reason: 'unkind' }],
  ])
  expect(JSON.stringify(await acts(app))).not.toContain('basket')
  const state = await (await post(app, '/api/tips/state', { code })).json()
  expect(state).toEqual({ state: 'refused', reason: expect.stringContaining('hurt someone') })
})

test('M14: nobody passes their own: the browser that wrote it is told, and nothing is logged', async () => {
  await using app = await createTestApp()
  const { cookie } = await signInToDesk(app, 'owner')
  const code = await send(app)
  const [tip] = await queue(app, cookie)
  const refused = await atDesk(app, `/api/desk/tips/${tip?.id}/pass`, { ownCodes: [code] }, { cookie })
  expect(refused.status).toBe(403)
  expect([await shown(app), await acts(app)]).toEqual([[], []])
})

test('the desk reads a hundred tips at a time, danger first, and counts all of them', async () => {
  await using app = await createTestApp()
  const moderator = await signInToDesk(app, 'moderator')
  const { query } = app.services.database
  await send(app)
  const { id: _id, code_hash: _hash, ...tip } = await query.selectFrom('tip').selectAll().executeTakeFirstOrThrow()
  const others = Array.from({ length: 149 }, (_, index) => ({
    ...tip,
    id: `t${index}`,
    code_hash: `h${index}`,
    danger: index === 148 ? 1 : 0,
  }))
  await query.insertInto('tip').values(others).execute()
  const look = async (path: string) => (await atDesk(app, path, undefined, moderator)).json()
  const { tips, waiting } = (await look('/api/desk/tips')) as { tips: DeskTip[]; waiting: number }
  expect([tips.length, waiting, tips[0]?.id]).toEqual([100, 150, 't148'])
  expect(await look('/api/desk/overview')).toMatchObject({ waiting: { tips: 150 } })
  app.setTime(new Date(app.services.clock().getTime() + 25 * HOUR_MS))
  await tellOfTips(app.services)
  const [mail] = (await app.sendMails()).filter(({ subject }) => subject.includes('Tips'))
  expect(mail?.text).toMatch(/or longer: 150\.[\s\S]+among them: 1\./)
})

test('L4: an editor has no part in tips', async () => {
  await using app = await createTestApp()
  const { cookie } = await signInToDesk(app, 'editor')
  expect((await atDesk(app, '/api/desk/tips', undefined, { cookie })).status).toBe(403)
})

test('M15: who may judge gets a mail when a tip waits over a day, once a day and without its words', async () => {
  await using app = await createTestApp()
  const moderator = await signInToDesk(app, 'moderator')
  const owner = await signInToDesk(app, 'owner')
  const editor = await signInToDesk(app, 'editor')
  await app.sendMails()
  const before = app.sent.length
  await send(app)
  await tellOfTips(app.services)
  app.setTime(new Date(app.services.clock().getTime() + 25 * HOUR_MS))
  await Promise.all([tellOfTips(app.services), tellOfTips(app.services)])
  const mails = (await app.sendMails()).slice(before).filter(({ subject }) => subject.includes('Tips'))
  expect(mails.map(({ to }) => to).sort()).toEqual([moderator.email, owner.email].sort())
  expect(mails.map(({ to }) => to)).not.toContain(editor.email)
  expect(mails[0]?.text).toContain('http://handrail.test/desk/tips')
  expect(JSON.stringify(mails)).not.toContain('basket')
})
