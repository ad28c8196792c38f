// Tips and reported names wait in the inbox beside all else: moderators judge them there, each once, and get a mail about those that wait.
import { expect, test } from 'vitest'
import type { Inbox } from '#src/features/inbox/inbox.contract.ts'
import { tellOfWaiting } from '#src/features/inbox/inbox.server.ts'
import { mailDaily } from '#src/pages/desk/daily-mail.server.ts'
import { DAY_MS, HOUR_MS } from '#src/shared/duration.ts'
import { atDesk, type DeskPerson, signInToDesk } from '../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { act, look, reachedClassAgreement, showName } from '../../../testing/api/test-class-agreement.ts'
import { freshAddress, logIn, type Person, post } from '../../../testing/api/test-person.ts'
import { createTestDatabase } from '../../../testing/database/test-database.ts'
import { waitingNames } from './class-agreement/reported-names.server.ts'
import { waitingTips } from './tips/judge-tips.server.ts'

const TOOL = 'digitalLaunchpad-module1-1.1'
const WORDS = 'We put all phones in a basket at seven.'
const OTHERS = [waitingTips, waitingNames]
const DAILY = { waitingKinds: OTHERS, doctorChecks: [], describeBuild: async () => 'Built.' }

async function send(app: TestApp, text = WORDS): Promise<string> {
  const address = freshAddress()
  const taken = await post(app, '/api/tips', { lessonKey: TOOL, starter: 'said', text }, { address })
  return ((await taken.json()) as { code: string }).code
}

const inbox = async (app: TestApp, { cookie }: DeskPerson, search = '') =>
  (await (await atDesk(app, `/api/desk/inbox${search}`, undefined, { cookie })).json()) as Inbox

const decide = (app: TestApp, { cookie }: DeskPerson, kind: string, id: string, body: object) =>
  atDesk(app, `/api/desk/inbox/${kind}/${id}/decide`, body, { cookie })

async function shown(app: TestApp): Promise<string[]> {
  const { tips } = (await (await app.request(`/api/tips/${TOOL}`)).json()) as { tips: { text: string }[] }
  return tips.map(({ text }) => text)
}

async function acts(app: TestApp) {
  const lines = await app.services.database.query
    .selectFrom('audit_event')
    .select('about')
    .where('act', '=', 'decide-message')
    .orderBy('number')
    .execute()
  return lines.map(({ about }) => JSON.parse(about))
}

/** A class agreement of five who all pressed, in which two names were reported. */
async function reportTwo(app: TestApp) {
  const { code, people } = await reachedClassAgreement(app)
  for (const person of people) await showName(app, code, person)
  for (const name of ['Ada', 'Ben']) await act(app, 'report', { code, name }, people[4])
  return { code, people }
}

test('a tip is passed, hidden, shown again and refused, each logged without its words', async () => {
  await using app = await createTestApp()
  const moderator = await signInToDesk(app, 'moderator')
  const code = await send(app)
  const [tip] = (await inbox(app, moderator)).messages
  const id = tip?.id as string
  expect(tip).toMatchObject({ kind: 'tip', text: WORDS, detail: 'What I said was ...', decisions: ['pass', 'refuse'] })
  expect(tip).toMatchObject({ cameOn: '2026-11-20', dueOn: '2026-11-27', late: false, flags: [] })
  expect(tip?.title).toMatch(/calm shutdown/)
  const judge = (decision: string, body: object = {}) => decide(app, moderator, 'tip', id, { decision, ...body })
  expect((await judge('pass')).status).toBe(200)
  expect(await shown(app)).toEqual([WORDS])
  expect((await judge('hide')).status).toBe(200)
  expect(await shown(app)).toEqual([])
  expect((await judge('keep')).status).toBe(200)
  expect(await shown(app)).toEqual([WORDS])
  expect((await judge('refuse')).status).toBe(400)
  expect((await judge('refuse', { reason: 'withdrawn' })).status).toBe(400)
  expect((await judge('refuse', { reason: 'unkind' })).status).toBe(200)
  expect(await shown(app)).toEqual([])
  // A second decision changes nothing and leaves no line in the log.
  expect((await judge('pass')).status).toBe(409)
  const about = { kind: 'tip', message: id }
  expect(await acts(app)).toEqual([
    { ...about, decision: 'pass' },
    { ...about, decision: 'hide' },
    { ...about, decision: 'keep' },
    { ...about, decision: 'refuse', reason: 'unkind' },
  ])
  const state = await (await post(app, '/api/tips/state', { code })).json()
  expect(state).toEqual({ state: 'refused', reason: expect.stringContaining('hurt someone') })
})

test('a moderator cannot pass their own tip, or unseen names and numbers', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const code = await send(app, 'we asked, and Tom Brown helped')
  const [tip] = (await inbox(app, owner)).messages
  expect(tip?.flags).toEqual(['surname'])
  const pass = (body: object) => decide(app, owner, 'tip', tip?.id ?? '', { decision: 'pass', ...body })
  expect((await pass({ ownCodes: [code], seen: ['surname'] })).status).toBe(403)
  expect((await pass({})).status).toBe(409)
  expect([await shown(app), await acts(app)]).toEqual([[], []])
  expect((await pass({ seen: ['surname'] })).status).toBe(200)
})

test('all kinds wait in one queue, possible harm first, then by due day', async () => {
  await using app = await createTestApp()
  const moderator = await signInToDesk(app, 'moderator')
  await post(app, '/api/inbox/idea', { text: 'Shared tablets' }, { address: freshAddress() })
  await send(app, 'we wrote it on the fridge')
  await send(app, 'we counted to ten')
  const [first] = (await inbox(app, moderator, '?kind=tip')).messages
  await decide(app, moderator, 'tip', first?.id ?? '', { decision: 'pass' })
  await post(app, `/api/tips/${first?.id}/report`, { danger: true }, { address: freshAddress() })
  await reportTwo(app)
  const { messages, found, kinds } = await inbox(app, moderator)
  expect(messages.map(({ kind, urgent }) => [kind, urgent])).toEqual([
    ['tip', true],
    ...messages.slice(1, 4).map(({ kind }) => [kind, false]),
    ['idea', false],
  ])
  expect(messages[0]).toMatchObject({ id: first?.id, dueOn: '2026-11-21', times: 1, decisions: ['keep', 'refuse'] })
  expect(found).toBe(5)
  expect(kinds.filter(({ waiting }) => waiting > 0).map(({ kind, waiting }) => [kind, waiting])).toEqual([
    ['idea', 1],
    ['tip', 2],
    ['name_report', 2],
  ])
  expect((await inbox(app, await signInToDesk(app, 'editor'))).messages.map(({ kind }) => kind)).toEqual(['idea'])
})

test('a hundred are read at a time, and all of them are counted and mailed', async () => {
  await using app = await createTestApp()
  const moderator = await signInToDesk(app, 'moderator')
  const { query } = app.services.database
  await send(app)
  const { id: _id, code_hash: _hash, ...tip } = await query.selectFrom('tip').selectAll().executeTakeFirstOrThrow()
  const more = Array.from({ length: 149 }, (_, index) => ({ ...tip, id: `t${index}`, code_hash: `h${index}` }))
  await query.insertInto('tip').values(more).execute()
  const { messages, found } = await inbox(app, moderator)
  expect([messages.length, found]).toEqual([100, 150])
  app.setTime(new Date(app.services.clock().getTime() + 25 * HOUR_MS))
  await mailDaily(app.services, DAILY)
  const [mail] = (await app.sendMails()).filter(({ subject }) => subject.startsWith('What waits for you'))
  expect(mail?.text).toContain('What worked for others: 150')
})

test('a moderator shows one reported name again and keeps another out of sight, each once', async () => {
  await using app = await createTestApp()
  const moderator = await signInToDesk(app, 'moderator')
  const { code, people } = await reportTwo(app)
  const { messages } = await inbox(app, moderator, '?kind=name_report')
  expect(messages.map(({ text }) => text).sort()).toEqual(['Ada', 'Ben'])
  // Nothing of its class agreement or its owner.
  expect(messages[0]).toMatchObject({ title: null, path: null, detail: null, dueOn: '2026-11-27' })
  const idOf = (wanted: string) => messages.find(({ text }) => text === wanted)?.id as string
  const judge = (name: string, decision: string) => decide(app, moderator, 'name_report', idOf(name), { decision })
  expect((await judge('Ada', 'keep')).status).toBe(200)
  expect((await judge('Ben', 'remove')).status).toBe(200)
  expect((await inbox(app, moderator)).messages).toEqual([])
  expect((await look(app, code, people[0])).names).toEqual(['Ada', 'Cem', 'Dee', 'Eli'])
  expect((await judge('Ada', 'remove')).status).toBe(404)
  expect(JSON.stringify(await acts(app))).not.toMatch(/Ada|Ben/)
  expect(await acts(app)).toHaveLength(2)
  const days = await app.services.database.query.selectFrom('class_agreement_member').select('reported_on').execute()
  expect(days.filter(({ reported_on }) => reported_on !== null)).toEqual([])
})

test('without the secret a reported name can be closed but not read', async () => {
  await using home = await createTestDatabase()
  await using before = await createTestApp({ home })
  const { code, people } = await reportTwo(before)
  await using app = await createTestApp({
    home,
    env: { TOKEN_SECRET: 'another secret, because the first one is lost' },
  })
  app.setTime(new Date(app.services.clock().getTime() + 25 * HOUR_MS))
  await tellOfWaiting(app.services, OTHERS)
  const owner = await signInToDesk(app, 'owner')
  expect((await atDesk(app, '/api/desk/overview', undefined, owner)).status).toBe(200)
  const { messages } = await inbox(app, owner)
  expect(messages.map(({ text, decisions }) => [text, decisions])).toEqual([
    [null, ['remove']],
    [null, ['remove']],
  ])
  for (const { id } of messages) {
    expect((await decide(app, owner, 'name_report', id, { decision: 'remove' })).status).toBe(200)
  }
  // Members join again; the names are lost to them too, and the class agreement is not.
  const token = await logIn(app, people[0] as Person)
  expect(await look(app, code, { token })).toMatchObject({ joinedByYou: true, names: [] })
})

test('moderators get one mail a day while tips or names wait, without their words', async () => {
  await using app = await createTestApp()
  const moderator = await signInToDesk(app, 'moderator')
  const owner = await signInToDesk(app, 'owner')
  await signInToDesk(app, 'editor')
  await send(app)
  await reportTwo(app)
  await app.sendMails()
  const told = async () => (await app.sendMails()).filter(({ subject }) => subject.startsWith('What waits for you'))
  await tellOfWaiting(app.services, OTHERS)
  expect(app.logged.filter(({ event }) => event === 'inbox.waiting')).toEqual([])
  app.setTime(new Date(app.services.clock().getTime() + 25 * HOUR_MS))
  await Promise.all([tellOfWaiting(app.services, OTHERS), tellOfWaiting(app.services, OTHERS)])
  await Promise.all([mailDaily(app.services, DAILY), mailDaily(app.services, DAILY)])
  const mails = await told()
  expect(mails.map(({ to }) => to).sort()).toEqual([moderator.email, owner.email].sort())
  expect(mails[0]?.text).toContain('http://handrail.test/desk')
  expect(mails[0]?.text).toContain('Reported names: 2')
  expect(JSON.stringify(mails)).not.toMatch(/basket|Ada|Ben/)
  expect(app.logged.filter(({ event }) => event === 'inbox.waiting').map(({ fields }) => fields)).toEqual([
    { tip: 1, name_report: 2 },
  ])
  app.setTime(new Date(app.services.clock().getTime() + 8 * DAY_MS))
  const late = (await inbox(app, await signInToDesk(app, 'owner'))).messages.filter((message) => message.late)
  expect(late).toHaveLength(3)
})
