// H12, L3, L4, L7, L9, L14: a moderator answers and closes complaints, and no address comes to the desk or from it.

import { expect, test } from 'vitest'
import { listComplaints } from '#src/features/inbox/contact/complaints.server.ts'
import { translator } from '#src/platform/content/translator.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { atDesk, type DeskPerson, proofOf, signInToDesk } from '../../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { freshAddress, post } from '../../../../testing/api/test-person.ts'
import type { DeskComplaints } from './desk-complaints.contract.ts'
import { replyWords } from './reply-words.ts'

const STEP_MS = 30_000

async function complain(app: TestApp, email: string, complaint = 'You wrote to me.'): Promise<string> {
  const answer = await post(app, '/api/complaints', { email, complaint }, { address: freshAddress() })
  return ((await answer.json()) as { reference: string }).reference
}

const look = async (app: TestApp, { cookie }: DeskPerson) =>
  (await (await atDesk(app, '/api/desk/complaints', undefined, { cookie })).json()) as DeskComplaints

const wait = (app: TestApp, milliseconds: number) =>
  app.setTime(new Date(app.services.clock().getTime() + milliseconds))

/** @param proven what the proof is for, where it is for something else */
async function reply(app: TestApp, person: DeskPerson, reference: string, answer: string, more: object = {}) {
  wait(app, STEP_MS)
  const { proven = replyWords(reference, answer), ...body } = more as { proven?: object }
  const proof = await proofOf(app, person, 'reply-complaint', proven)
  const path = `/api/desk/complaints/${reference}/reply`
  return atDesk(app, path, { answer, proof, ...body }, { cookie: person.cookie })
}

const close = (app: TestApp, { cookie }: DeskPerson, reference: string, reason: string) =>
  atDesk(app, `/api/desk/complaints/${reference}/close`, { reason }, { cookie })

async function acts(app: TestApp) {
  const lines = await app.services.database.query
    .selectFrom('desk_act')
    .select(['act', 'about'])
    .where('act', 'like', '%-complaint')
    .orderBy('number')
    .execute()
  return lines.map(({ act, about }) => [act, JSON.parse(about)])
}

test('H12, L7: the desk says of each complaint what the command says, and shows no address', async () => {
  await using app = await createTestApp()
  const moderator = await signInToDesk(app, 'moderator')
  expect(await look(app, moderator)).toEqual({ complaints: [], waiting: 0, late: 0 })
  const words = 'Stop\u202e<b>it</b>\u0007'
  const old = await complain(app, 'old.parent@family.example', words)
  wait(app, 31 * DAY_MS)
  const fresh = await complain(app, 'fresh@family.example')
  // Their twelve hours are over.
  const later = await signInToDesk(app, 'moderator')
  const queue = await look(app, later)
  expect(queue).toMatchObject({ waiting: 2, late: 1 })
  const [first, second] = queue.complaints
  expect(first).toEqual({
    reference: old,
    address: 'o•••@f•••.example',
    language: 'en',
    words,
    sentOn: '2026-11-20',
    answerBy: '2026-12-20',
    urgent: true,
    late: true,
    repliedOn: null,
  })
  expect(second).toMatchObject({ reference: fresh, urgent: false, late: false })
  expect(JSON.stringify(queue)).not.toContain('family.example')
  const printed = await listComplaints(app.services)
  expect([printed.length, printed.filter(({ late }) => late).length]).toEqual([queue.waiting, queue.late])
  expect(queue.complaints).toMatchObject(
    printed.map(({ reference, answerBy, urgent }) => ({ reference, answerBy, urgent })),
  )
})

test('L14, L3: a reply goes to the address of the complaint alone, as plain text without a word of it', async () => {
  await using app = await createTestApp()
  const moderator = await signInToDesk(app, 'moderator')
  const reference = await complain(app, 'parent@family.example', 'canary: visit https://spam.example')
  await app.sendMails()
  const before = app.sent.length
  const answer = 'We have\r\nBcc: victim@else.example\r\n\r\nlooked\u0000'.replace('\u0000', '\u0007\u001b[2J')
  const others = { to: 'victim@else.example', email: 'victim@else.example', subject: 'x\r\nBcc: y@z.example' }
  expect((await reply(app, moderator, reference, answer, others)).status).toBe(200)
  const mails = (await app.sendMails()).slice(before)
  expect(mails.map(({ to }) => to)).toEqual(['parent@family.example'])
  const [mail] = mails
  expect(mail?.html).toBeUndefined()
  expect(mail?.subject).toBe(`Our answer to your complaint ${reference}`)
  expect(mail?.text).toContain('We have\nBcc: victim@else.example\n\nlooked[2J\n')
  expect(mail?.text).not.toMatch(/canary|spam|[^\P{Cc}\n]/u)
  const { complaints } = await look(app, moderator)
  expect(complaints).toMatchObject([{ reference, repliedOn: '2026-11-20' }])
  expect(await acts(app)).toEqual([['reply-complaint', { complaint: reference }]])
  expect(JSON.stringify(app.logged)).not.toContain('family.example')
})

test('I-7: the lines around a reply are in the language of the page that the complaint came from, and the desk says which', async () => {
  await using app = await createTestApp()
  const moderator = await signInToDesk(app, 'moderator')
  const body = { email: 'rodzic@family.example', complaint: 'Moje dane' }
  const headers = { 'accept-language': 'pl' }
  const answer = await post(app, '/api/complaints', body, { address: freshAddress(), headers })
  const { reference } = (await answer.json()) as { reference: string }
  const [first] = (await look(app, moderator)).complaints
  expect(first).toMatchObject({ reference, language: 'pl' })
  await app.sendMails()
  const before = app.sent.length
  await reply(app, moderator, reference, 'Usunęliśmy je.')
  const [mail] = (await app.sendMails()).slice(before)
  expect(mail?.subject).toBe(translator('pl')('contact_mails_reply_subject', { reference }))
  expect(mail?.text).toContain(translator('pl')('contact_mails_reply_again', { reference }))
  expect(mail?.text).toContain('Usunęliśmy je.')
})

test('L3: a proof for other words, or for another complaint, sends nothing', async () => {
  await using app = await createTestApp()
  const moderator = await signInToDesk(app, 'moderator')
  const [one, other] = [await complain(app, 'one@family.example'), await complain(app, 'other@family.example')]
  const refused = [
    await reply(app, moderator, one, 'Hello.', { proven: replyWords(one, 'Hullo.') }),
    await reply(app, moderator, one, 'Hello.', { proven: replyWords(other, 'Hello.') }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403])
  const path = `/api/desk/complaints/${one}/reply`
  expect((await atDesk(app, path, { answer: 'Hello.' }, { cookie: moderator.cookie })).status).toBe(400)
  expect((await reply(app, moderator, one, ' \n ')).status).toBe(400)
  expect(await acts(app)).toEqual([])
})

test('L14: somebody sends ten replies a day, and the eleventh leaves neither a mail nor a line', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const reference = await complain(app, 'parent@family.example')
  await app.sendMails()
  const before = app.sent.length
  for (let time = 0; time < 10; time += 1) expect((await reply(app, owner, reference, `No. ${time}`)).status).toBe(200)
  const refused = await reply(app, owner, reference, 'One more')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await app.sendMails()).slice(before)).toHaveLength(10)
  expect(await acts(app)).toHaveLength(10)
  expect((await reply(app, await signInToDesk(app, 'owner'), reference, 'From another one')).status).toBe(200)
})

test('L9: a complaint is closed once, with its reason, and then no reply leaves', async () => {
  await using app = await createTestApp()
  const moderator = await signInToDesk(app, 'moderator')
  const reference = await complain(app, 'parent@family.example')
  expect((await close(app, moderator, reference, 'because')).status).toBe(400)
  const answers = await Promise.all([
    close(app, moderator, reference, 'withdrawn'),
    close(app, moderator, reference, 'withdrawn'),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await reply(app, moderator, reference, 'Hello?')).status).toBe(404)
  expect((await close(app, moderator, 'HR-0000-0000', 'answered')).status).toBe(404)
  expect(await look(app, moderator)).toMatchObject({ complaints: [], waiting: 0 })
  const { query } = app.services.database
  expect(await query.selectFrom('complaint').select(['close_reason', 'answered_at']).execute()).toEqual([
    { close_reason: 'withdrawn', answered_at: expect.stringMatching(/^2026-11-20/) },
  ])
  expect(await acts(app)).toEqual([['close-complaint', { complaint: reference, reason: 'withdrawn' }]])
})

test('whose owner has had it deleted has nowhere to be answered to', async () => {
  await using app = await createTestApp()
  const moderator = await signInToDesk(app, 'moderator')
  const reference = await complain(app, 'gone@family.example')
  const { query } = app.services.database
  await query.updateTable('complaint').set({ email: null, canonical_email: null, complaint: null }).execute()
  expect((await look(app, moderator)).complaints).toMatchObject([{ reference, address: null, words: null }])
  expect((await reply(app, moderator, reference, 'Hello?')).status).toBe(409)
  // Nothing of it is done: neither the line nor the day.
  expect([await acts(app), (await look(app, moderator)).complaints[0]?.repliedOn]).toEqual([[], null])
})

test('L4: an editor has no part in complaints', async () => {
  await using app = await createTestApp()
  const editor = await signInToDesk(app, 'editor')
  const reference = await complain(app, 'parent@family.example')
  expect((await atDesk(app, '/api/desk/complaints', undefined, { cookie: editor.cookie })).status).toBe(403)
  expect((await close(app, editor, reference, 'answered')).status).toBe(403)
  expect((await atDesk(app, '/api/desk/complaints')).status).toBe(401)
})
