// The inbox at the desk: each role reads its kinds, decides once, answers to the address alone, and saves tables without names.

import { expect, test } from 'vitest'
import { translator } from '#src/platform/content/translator.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { atDesk, type DeskPerson, nextCode, signInToDesk } from '../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { act, reachedClassAgreement, showName } from '../../../testing/api/test-class-agreement.ts'
import { freshAddress, post, registerPerson } from '../../../testing/api/test-person.ts'
import type { Inbox } from './inbox.contract.ts'

async function complain(app: TestApp, email: string, text = 'You wrote to me.', language = 'en'): Promise<string> {
  const headers = { 'accept-language': language }
  const answer = await post(app, '/api/inbox/complaint', { email, text }, { address: freshAddress(), headers })
  return ((await answer.json()) as { reference: string }).reference
}

const sendIdea = (app: TestApp, text: string) => post(app, '/api/inbox/idea', { text }, { address: freshAddress() })
const wait = (app: TestApp, days: number) => app.setTime(new Date(app.services.clock().getTime() + days * DAY_MS))

const look = async (app: TestApp, { cookie }: DeskPerson, search = '') =>
  (await (await atDesk(app, `/api/desk/inbox${search}`, undefined, { cookie })).json()) as Inbox

/** Those with a number are complaints, all others ideas. */
const decide = (app: TestApp, { cookie }: DeskPerson, id: string, body: object) =>
  atDesk(app, `/api/desk/inbox/${id.startsWith('HR-') ? 'complaint' : 'idea'}/${id}/decide`, body, { cookie })

const answer = (app: TestApp, person: DeskPerson, id: string, words: string, more: object = {}) =>
  atDesk(
    app,
    `/api/desk/inbox/${id}/answer`,
    { answer: words, code: nextCode(app, person), ...more },
    { cookie: person.cookie },
  )

async function acts(app: TestApp) {
  const lines = await app.services.database.query
    .selectFrom('audit_event')
    .select(['act', 'about'])
    .where('act', 'like', '%-message%')
    .orderBy('number')
    .execute()
  return lines.map(({ act, about }) => [act, JSON.parse(about)])
}

test('the message due soonest is first, with subject and lateness, without address', async () => {
  await using app = await createTestApp()
  const words = 'Stop\u202e<b>it</b>\u0007'
  const old = await complain(app, 'old.parent@family.example', words)
  wait(app, 20)
  await post(app, '/api/inbox/guide_report', { about: 'nintendo-switch' }, { address: freshAddress() })
  wait(app, 11)
  const owner = await signInToDesk(app, 'owner')
  const { messages, found, kinds } = await look(app, owner)
  expect(found).toBe(2)
  expect(messages[0]).toEqual({
    id: old,
    kind: 'complaint',
    title: null,
    path: null,
    detail: null,
    text: words,
    language: 'en',
    times: 1,
    cameOn: '2026-11-20',
    dueOn: '2026-12-20',
    late: true,
    urgent: false,
    decisions: ['close'],
    flags: [],
    answeredOn: null,
    closedOn: null,
    address: 'o•••@f•••.example',
  })
  expect(messages[1]).toMatchObject({
    kind: 'guide_report',
    title: expect.stringContaining('Nintendo'),
    path: '/set-up/nintendo-switch',
    text: null,
    late: false,
  })
  expect(kinds.filter(({ waiting }) => waiting > 0)).toEqual([
    { kind: 'complaint', waiting: 1, late: 1 },
    { kind: 'guide_report', waiting: 1, late: 0 },
  ])
  expect(JSON.stringify(messages)).not.toContain('family.example')
  expect((await look(app, owner, '?kind=complaint')).messages.map(({ id }) => id)).toEqual([old])
  expect((await look(app, owner, '?about=nintendo-switch')).found).toBe(1)
  expect((await look(app, owner, '?state=closed')).found).toBe(0)
})

test("each kind says how many wait, including those in other features' tables", async () => {
  await using app = await createTestApp()
  const send = (path: string, body: object) => post(app, path, body, { address: freshAddress() })
  await send('/api/inbox/idea', { text: 'A tablet for two' })
  await send('/api/inbox/complaint', { email: 'a@family.example', text: 'x' })
  await send('/api/tips', { lessonKey: 'digitalLaunchpad-module1-1.1', starter: 'said', text: 'We put phones away.' })
  for (const text of ['One', 'Two']) await send('/api/inbox/guide_report', { about: 'nintendo-switch', text })
  const { code, people } = await reachedClassAgreement(app)
  for (const person of people) await showName(app, code, person)
  for (const name of ['Ada', 'Ben', 'Cem']) await act(app, 'report', { code, name }, people[4])
  const owner = await signInToDesk(app, 'owner')
  const { kinds, messages } = await look(app, owner)
  expect(kinds.filter(({ waiting }) => waiting > 0)).toEqual([
    { kind: 'complaint', waiting: 1, late: 0 },
    { kind: 'idea', waiting: 1, late: 0 },
    { kind: 'guide_report', waiting: 2, late: 0 },
    { kind: 'tip', waiting: 1, late: 0 },
    { kind: 'name_report', waiting: 3, late: 0 },
  ])
  expect(messages).toHaveLength(8)
})

test('each role reads, decides about and saves its own kinds, and no other', async () => {
  await using app = await createTestApp()
  const { token } = await registerPerson(app)
  await post(app, '/api/feedback', { lessonId: '3.1', rating: 'negative', comment: 'Too long' }, { token })
  await sendIdea(app, 'Shared tablets')
  const complaint = await complain(app, 'parent@family.example')
  const seen = {
    owner: ['complaint', 'comment', 'idea'],
    editor: ['comment', 'idea'],
    moderator: ['complaint', 'idea'],
  }
  for (const role of ['owner', 'editor', 'moderator'] as const) {
    const person = await signInToDesk(app, role)
    const { messages } = await look(app, person)
    expect(messages.map(({ kind }) => kind).sort()).toEqual([...seen[role]].sort())
    const days = { from: '2026-11-01', to: '2026-11-30', code: nextCode(app, person) }
    const saved = await atDesk(app, '/api/desk/inbox/export', days, { cookie: person.cookie })
    expect(await saved.json()).toMatchObject({ rows: seen[role].length })
  }
  const editor = await signInToDesk(app, 'editor')
  expect((await atDesk(app, '/api/desk/inbox?kind=complaint', undefined, { cookie: editor.cookie })).status).toBe(403)
  expect((await decide(app, editor, complaint, { decision: 'close', reason: 'answered' })).status).toBe(403)
  expect((await answer(app, editor, complaint, 'Hello')).status).toBe(403)
  expect((await atDesk(app, '/api/desk/inbox')).status).toBe(401)
})

test("a decision is made once, needs its kind's reason, and logs no word", async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const complaint = await complain(app, 'parent@family.example', 'canary')
  await sendIdea(app, 'canary idea')
  const [idea] = (await look(app, owner, '?kind=idea')).messages
  const close = (reason?: string) => decide(app, owner, complaint, { decision: 'close', ...(reason && { reason }) })
  for (const reason of [undefined, 'because', 'toString']) expect((await close(reason)).status).toBe(400)
  expect((await decide(app, owner, complaint, { decision: 'done' })).status).toBe(400)
  const answers = await Promise.all([close('withdrawn'), close('withdrawn')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await decide(app, owner, idea?.id ?? '', { decision: 'done', reason: 'answered' })).status).toBe(400)
  expect((await decide(app, owner, idea?.id ?? '', { decision: 'done' })).status).toBe(200)
  expect((await decide(app, owner, 'no-idea', { decision: 'done' })).status).toBe(404)
  expect(await look(app, owner)).toMatchObject({ messages: [], found: 0 })
  expect((await look(app, owner, '?state=closed')).found).toBe(2)
  expect(await acts(app)).toEqual([
    ['decide-message', { kind: 'complaint', message: complaint, decision: 'close', reason: 'withdrawn' }],
    ['decide-message', { kind: 'idea', message: idea?.id, decision: 'done' }],
  ])
})

test("an answer goes only to the message's address, as plain text that quotes nothing", async () => {
  await using app = await createTestApp()
  const moderator = await signInToDesk(app, 'moderator')
  const number = await complain(app, 'parent@family.example', 'canary: visit https://spam.example')
  await app.sendMails()
  const before = app.sent.length
  const words = 'We have\r\nBcc: victim@else.example\r\n\r\nlooked\u0007\u001b[2J'
  const others = { to: 'victim@else.example', email: 'victim@else.example', subject: 'x\r\nBcc: y@z.example' }
  expect((await answer(app, moderator, number, words, others)).status).toBe(200)
  const mails = (await app.sendMails()).slice(before)
  expect(mails.map(({ to }) => to)).toEqual(['parent@family.example'])
  const [mail] = mails
  expect(mail?.html).toBeUndefined()
  expect(mail?.subject).toBe(`Our answer to your complaint ${number}`)
  expect(mail?.text).toContain('We have\nBcc: victim@else.example\n\nlooked[2J\n')
  expect(mail?.text).not.toMatch(/canary|spam|[^\P{Cc}\n]/u)
  expect((await look(app, moderator)).messages).toMatchObject([{ id: number, answeredOn: '2026-11-20' }])
  expect(await acts(app)).toEqual([['answer-message', { message: number }]])
  expect(JSON.stringify(app.logged)).not.toContain('family.example')
})

test("the lines around an answer are in the language of the message's page", async () => {
  await using app = await createTestApp()
  const moderator = await signInToDesk(app, 'moderator')
  const reference = await complain(app, 'rodzic@family.example', 'Moje dane', 'pl')
  expect((await look(app, moderator)).messages).toMatchObject([{ id: reference, language: 'pl' }])
  await app.sendMails()
  const before = app.sent.length
  await answer(app, moderator, reference, 'Usunęliśmy je.')
  const [mail] = (await app.sendMails()).slice(before)
  expect(mail?.subject).toBe(translator('pl')('contact_mails_reply_subject', { reference }))
  expect(mail?.text).toContain(translator('pl')('contact_mails_reply_again', { reference }))
  expect(mail?.text).toContain('Usunęliśmy je.')
})

test('an answer needs a right code, an open message, a request for one and an address', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const number = await complain(app, 'one@family.example')
  expect((await answer(app, owner, number, 'Hello.', { code: '000000' })).status).toBe(403)
  expect(
    (await atDesk(app, `/api/desk/inbox/${number}/answer`, { answer: 'Hello.' }, { cookie: owner.cookie })).status,
  ).toBe(400)
  expect((await answer(app, owner, number, ' \n ')).status).toBe(400)
  await sendIdea(app, 'Shared tablets')
  const [idea] = (await look(app, owner, '?kind=idea')).messages
  expect((await answer(app, owner, idea?.id ?? '', 'Hello?')).status).toBe(409)
  const { query } = app.services.database
  await query.updateTable('inbox_message').set({ email: null, canonical_email: null }).execute()
  expect((await answer(app, owner, number, 'Hello?')).status).toBe(409)
  expect((await look(app, owner, '?kind=complaint')).messages).toMatchObject([{ address: null, answeredOn: null }])
  await decide(app, owner, number, { decision: 'close', reason: 'answered' })
  expect((await answer(app, owner, number, 'Hello?')).status).toBe(404)
  expect((await acts(app)).map(([act]) => act)).toEqual(['decide-message'])
})

test('an operator sends ten answers a day; the eleventh leaves no mail and no log line', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const number = await complain(app, 'parent@family.example')
  await app.sendMails()
  const before = app.sent.length
  for (let time = 0; time < 10; time += 1) expect((await answer(app, owner, number, `No. ${time}`)).status).toBe(200)
  const refused = await answer(app, owner, number, 'One more')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await app.sendMails()).slice(before)).toHaveLength(10)
  expect(await acts(app)).toHaveLength(10)
  expect((await answer(app, await signInToDesk(app, 'owner'), number, 'From another one')).status).toBe(200)
})

test('an exported table has the days and kind asked for, needs a code, and is logged', async () => {
  await using app = await createTestApp()
  await sendIdea(app, '=1+1')
  wait(app, 1)
  await sendIdea(app, 'A tablet for two')
  const editor = await signInToDesk(app, 'editor')
  const save = async (days: object) => {
    const body = { kind: 'idea', code: nextCode(app, editor), ...days }
    return atDesk(app, '/api/desk/inbox/export', body, { cookie: editor.cookie })
  }
  const first = { from: '2026-11-20', to: '2026-11-20' }
  const head = '\ufeff"kind","day","about","detail","text","times","language","state","reason"\r\n'
  expect(await (await save(first)).json()).toEqual({
    csv: `${head}"idea","2026-11-20","","","'=1+1","1","en","waiting",""\r\n`,
    rows: 1,
  })
  expect(await (await save({ from: '2026-11-22', to: '2026-11-30' })).json()).toMatchObject({ rows: 0 })
  expect((await save({ from: '2026-11-30', to: '2026-11-01' })).status).toBe(400)
  expect((await save({ from: 'yesterday', to: '2026-11-01' })).status).toBe(400)
  expect((await save({ ...first, code: '000000' })).status).toBe(403)
  expect((await save({ ...first, kind: 'complaint' })).status).toBe(403)
  expect((await acts(app)).map(([, about]) => about)).toEqual([
    { kind: 'idea', ...first, rows: 1 },
    { kind: 'idea', from: '2026-11-22', to: '2026-11-30', rows: 0 },
  ])
})
