// What people write to us on the server: accepted without naming the writer, limited, reported, exported and deleted.

import { expect, test } from 'vitest'
import { DAY_MS } from '#src/shared/duration.ts'
import { SENT_MESSAGES } from '../../../testing/api/sent-messages.ts'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { freshAddress, post, registerPerson, verifyPerson } from '../../../testing/api/test-person.ts'
import { addMessage, closeDay, closeMessage, getMessage, tellOfWaiting, tidyInbox } from './inbox.server.ts'
import { MESSAGE_KINDS, type MessageKind, type SentKind } from './message-kinds.contract.ts'

const REFERENCE = /^HR-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/
const TODAY = '2026-11-20'

const SENT = Object.entries(SENT_MESSAGES) as [SentKind, (typeof SENT_MESSAGES)[SentKind]][]

const send = (app: TestApp, kind: MessageKind | string, body: object, address = freshAddress()) =>
  post(app, `/api/inbox/${kind}`, body, {
    address,
    headers: { 'accept-language': kind === 'translation_report' ? 'pl' : 'en' },
  })
const messages = (app: TestApp) =>
  app.services.database.query.selectFrom('inbox_message').selectAll().orderBy('came_on').orderBy('id').execute()
const setDay = (app: TestApp, days: number) => app.setTime(new Date(Date.parse(`${TODAY}T12:00:00Z`) + days * DAY_MS))

async function complain(app: TestApp, email: string, text = 'You wrote to me.'): Promise<string> {
  const answer = await send(app, 'complaint', { email, text })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { reference: string }).reference
}

test.each(SENT)('a signed-out message of the kind %s is stored with its day and due day', async (kind, body) => {
  await using app = await createTestApp()
  app.setTime(new Date(`${TODAY}T20:41:37.123Z`))
  const answer = await send(app, kind, body)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toBeNull()
  const { message, reference } = (await answer.json()) as { message: string; reference: string | null }
  expect(message).toMatch(/Thank you|Dziękujemy/)
  expect(reference).toEqual(MESSAGE_KINDS[kind].answered ? expect.stringMatching(REFERENCE) : null)
  expect(await messages(app)).toEqual([
    expect.objectContaining({
      id: reference ?? expect.any(String),
      kind,
      about: body.about ?? null,
      detail: body.detail ?? null,
      text: body.text,
      email: body.email ?? null,
      state: 'waiting',
      came_on: TODAY,
      times: 1,
      account_id: null,
    }),
  ])
})

test.each([
  ['idea', {}],
  ['idea', { text: '' }],
  ['idea', { text: ' \n\t\u202e' }],
  ['idea', { text: ['x'] }],
  ['idea', { text: 'x'.repeat(2_001) }],
  ['idea', { text: 'a\u0000b' }],
  ['complaint', { email: 'a@b.example' }],
  ['complaint', { email: 'a@b.example', text: '   ' }],
  ['complaint', { email: 'a@b.example', text: 'x'.repeat(4_001) }],
  ['complaint', { text: 'x' }],
  ['complaint', { email: 'nobody', text: 'x' }],
  ['complaint', { email: 'a@b.example\r\nbcc: c@d.example', text: 'x' }],
  ['complaint', { email: 'a@b.example,c@d.example', text: 'x' }],
  ['guide_report', { text: 'x' }],
  ['guide_report', { about: 'nintendo-switch', text: 'x'.repeat(301) }],
  ['translation_report', { about: '/help' }],
  ['translation_report', { about: '/help', detail: ' \n\u202e ' }],
  ['translation_report', { about: '/help', detail: 'x'.repeat(501) }],
  ['translation_report', { about: 'https://elsewhere.example/', detail: 'x' }],
  ['translation_report', { about: '//elsewhere.example/', detail: 'x' }],
  ['translation_report', { about: '/help?code=secret', detail: 'x' }],
  ['toString', { text: 'x' }],
])(
  'a message of the kind %s is refused when something is missing, too long or none of ours (%#)',
  async (kind, body) => {
    await using app = await createTestApp()
    const answer = await send(app, kind, body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: expect.any(String) })
    expect(await messages(app)).toEqual([])
    expect(await app.sendMails()).toEqual([])
  },
)

test('an unknown guide and a kind without a form are 404; an English sentence is 400', async () => {
  await using app = await createTestApp()
  for (const about of ['nintendo', 'constructor']) expect((await send(app, 'guide_report', { about })).status).toBe(404)
  expect((await send(app, 'comment', { about: 'x', text: 'x' })).status).toBe(404)
  const english = await post(app, '/api/inbox/translation_report', SENT_MESSAGES.translation_report, {
    address: freshAddress(),
  })
  expect(english.status).toBe(400)
  expect(await messages(app)).toEqual([])
})

test.each(SENT)(
  "one network's flood of the kind %s ends at its daily number, others continue",
  {
    timeout: 60_000,
  },
  async (kind, body) => {
    await using app = await createTestApp()
    setDay(app, 0)
    const each = MESSAGE_KINDS[kind].limits?.each ?? 0
    const home = '2001:db8:1:2::7'
    for (let index = 0; index < each; index++) {
      expect((await send(app, kind, { ...body, text: `No. ${index}` }, home)).status).toBe(200)
    }
    const refused = await send(app, kind, body, '2001:db8:1:2:ffff::1')
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/try again tomorrow|Spróbuj jutro/) })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    // All that were taken are there.
    expect(await messages(app)).toHaveLength(each)
    expect((await send(app, kind, body)).status).toBe(200)
    setDay(app, 1)
    expect((await send(app, kind, body, home)).status).toBe(200)
  },
)

test('a flood from many networks is refused and logged; a complaint is never refused', {
  timeout: 120_000,
}, async () => {
  await using app = await createTestApp()
  const flood = async (kind: SentKind) => {
    const all = MESSAGE_KINDS[kind].limits?.all ?? 0
    const statuses = []
    for (let index = 0; index < all + 5; index++) {
      statuses.push((await send(app, kind, { ...SENT_MESSAGES[kind], text: `No. ${index}` })).status)
    }
    return statuses.slice(all)
  }
  setDay(app, 0)
  expect(await flood('idea')).toEqual([503, 503, 503, 503, 503])
  expect(await flood('complaint')).toEqual([200, 200, 200, 200, 200])
  const alarms = app.logged.filter(({ event }) => event === 'inbox.full').map(({ fields }) => fields)
  expect(alarms).toEqual([{ kind: 'idea' }, { kind: 'complaint' }])
  // Other kinds have their own room, and the next day has room again.
  expect((await send(app, 'guide_report', SENT_MESSAGES.guide_report)).status).toBe(200)
  setDay(app, 1)
  expect((await send(app, 'idea', SENT_MESSAGES.idea)).status).toBe(200)
})

test('the open messages of a kind are limited, until an operator closes some', async () => {
  await using app = await createTestApp()
  setDay(app, 0)
  const waiting = MESSAGE_KINDS.idea.limits?.waiting ?? 0
  const { query } = app.services.database
  await send(app, 'idea', SENT_MESSAGES.idea)
  const [{ id: _id, ...one }] = (await messages(app)) as [Awaited<ReturnType<typeof messages>>[number]]
  const rows = Array.from({ length: waiting - 1 }, (_, index) => ({ ...one, id: `old-${index}`, text: `old ${index}` }))
  await query.insertInto('inbox_message').values(rows).execute()
  expect((await send(app, 'idea', { text: 'New' })).status).toBe(503)
  expect(await closeDay(app.services, 'idea', TODAY, null)).toBe(waiting)
  expect((await send(app, 'idea', { text: 'New' })).status).toBe(200)
})

test('the same words on one day are one message with a count; complaints keep numbers', async () => {
  await using app = await createTestApp()
  for (const text of ['Shared tablets', ' Shared tablets ']) await send(app, 'idea', { text })
  await send(app, 'guide_report', { about: 'roblox' })
  await send(app, 'guide_report', { about: 'roblox', text: ' ' })
  await send(app, 'guide_report', { about: 'nintendo-switch' })
  const times = async (kind: MessageKind) =>
    (await messages(app)).filter((one) => one.kind === kind).map((one) => one.times)
  expect(await times('idea')).toEqual([2])
  expect((await times('guide_report')).sort()).toEqual([1, 2])
  const reference = await complain(app, 'parent@family.example')
  expect(await complain(app, 'Parent@family.example')).toBe(reference)
  expect(await times('complaint')).toEqual([1])
  expect(await app.sendMails()).toHaveLength(1)
  // From another person, in other words or on another day it is another message.
  await complain(app, 'other@family.example')
  await complain(app, 'parent@family.example', 'And another thing.')
  app.setTime(new Date(app.services.clock().getTime() + DAY_MS))
  await complain(app, 'parent@family.example')
  expect(await times('complaint')).toEqual([1, 1, 1, 1])
})

test('nothing stored or logged says who wrote, from where, when or what', async () => {
  await using app = await createTestApp()
  app.setTime(new Date(`${TODAY}T20:41:37.123Z`))
  const person = await registerPerson(app)
  const { query } = app.services.database
  await query.deleteFrom('rate_limit').execute()
  app.logged.length = 0
  const headers = { 'x-device-id': 'a-device-of-sixteen', cookie: 'canary=1', referer: 'http://handrail.test/canary' }
  for (const kind of ['idea', 'guide_report'] as const) {
    const sent = { token: person.token, address: '192.0.2.77', headers }
    await post(app, `/api/inbox/${kind}`, { ...SENT_MESSAGES[kind], text: 'secret words' }, sent)
  }
  const kept = await messages(app)
  expect(kept.map(({ account_id, email }) => [account_id, email])).toEqual([
    [null, null],
    [null, null],
  ])
  const limits = await query.selectFrom('rate_limit').selectAll().where('key', 'like', 'inbox-%').execute()
  expect(limits.length).toBeGreaterThan(3)
  for (const { created_at, expires_at } of limits) {
    expect([created_at, expires_at]).toEqual([`${TODAY}T00:00:00.000Z`, '2026-11-21T00:00:00.000Z'])
  }
  expect(JSON.stringify([kept, limits])).not.toMatch(/192\.0\.2|T20:41/)
  expect(JSON.stringify(app.logged)).not.toMatch(/192\.0\.2|canary|device-of|secret words/)
})

test('a complaint is acknowledged by a mail without its words, at most twice a day', async () => {
  await using app = await createTestApp()
  const reference = await complain(app, 'Parent@Family.example', 'BUY CHEAP THINGS at https://spam.example')
  const [mail, ...others] = await app.sendMails()
  expect(others).toEqual([])
  expect(mail?.to).toBe('Parent@Family.example')
  expect(mail?.text).toContain(`Your reference is ${reference}`)
  expect(mail?.text).toContain('ico.org.uk')
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/spam|CHEAP/)
  expect(JSON.stringify(app.logged)).not.toMatch(/family\.example|CHEAP/i)
  const references = new Set<string>()
  for (let index = 0; index < 5; index++) references.add(await complain(app, 'flooded@family.example', `No. ${index}.`))
  expect(references.size).toBe(5)
  expect((await app.sendMails()).filter(({ to }) => to === 'flooded@family.example')).toHaveLength(2)
})

test('a complaint is late after thirty days, is closed once, and keeps its number', async () => {
  await using app = await createTestApp()
  setDay(app, 0)
  const number = await complain(app, 'old@family.example', 'The old one')
  const message = await getMessage(app.services, number)
  expect(message).toMatchObject({ due_on: '2026-12-20', email: 'old@family.example', text: 'The old one' })
  const close = () => closeMessage(app.services.database.query, app.services, message, 'withdrawn')
  expect([await close(), await close()]).toEqual([true, false])
  expect(await getMessage(app.services, number)).toMatchObject({
    state: 'closed',
    reason: 'withdrawn',
    closed_on: TODAY,
  })
  await expect(getMessage(app.services, 'HR-0000-0000')).rejects.toThrow('no message')
})

test('the log says once a day what waits too long, by numbers only', async () => {
  await using app = await createTestApp()
  const told = () => app.logged.filter(({ event }) => event === 'inbox.waiting').map(({ fields }) => fields)
  setDay(app, 0)
  await complain(app, 'old@family.example')
  await send(app, 'idea', SENT_MESSAGES.idea)
  setDay(app, 24)
  await complain(app, 'fresh@family.example')
  await tellOfWaiting(app.services, [])
  expect(told()).toEqual([])
  setDay(app, 25)
  await Promise.all([tellOfWaiting(app.services, []), tellOfWaiting(app.services, [])])
  expect(told()).toEqual([{ complaint: 1 }])
  setDay(app, 26)
  await tellOfWaiting(app.services, [])
  expect(told()).toHaveLength(2)
})

test('a proven address gets its messages in the export; a typed one does not', async () => {
  await using app = await createTestApp()
  setDay(app, 0)
  const number = await complain(app, 'Owner@family.example', 'About my data')
  await complain(app, 'other@family.example')
  const owner = await registerPerson(app, 'owner@family.example')
  const mine = async () => {
    const answer = await post(app, '/api/auth/my-data', {}, { token: owner.token })
    return ((await answer.json()) as { messages: { number: string }[] }).messages
  }
  await post(app, '/api/feedback', { lessonId: '3.1', rating: 'negative', comment: 'Too long' }, { token: owner.token })
  expect(await mine()).toMatchObject([{ kind: 'comment', text: 'Too long', detail: 'negative' }])
  await verifyPerson(app, owner)
  expect((await mine()).find((message) => message.number === number)).toEqual({
    number,
    kind: 'complaint',
    about: null,
    detail: null,
    text: 'About my data',
    language: 'en',
    cameOn: TODAY,
    dueOn: '2026-12-20',
    answeredOn: null,
    closedOn: null,
    state: 'waiting',
    reason: null,
  })
  expect(await mine()).toHaveLength(2)
})

test("deleting the account deletes its comments and its complaints' words; their numbers stay", async () => {
  await using app = await createTestApp()
  const owner = await registerPerson(app, 'owner@family.example')
  await verifyPerson(app, owner)
  const number = await complain(app, owner.email, 'canary words')
  const kept = await complain(app, 'other@family.example')
  const comment = { lessonId: '3.1', rating: 'negative', comment: 'canary comment' }
  await post(app, '/api/feedback', comment, { token: owner.token })
  expect((await post(app, '/api/auth/delete-account', owner, { token: owner.token })).status).toBe(200)
  const rows = await messages(app)
  expect(JSON.stringify(rows)).not.toMatch(/owner@|canary/)
  expect(rows.map(({ id }) => id).sort()).toEqual([number, kept].sort())
})

test('who deletes an account with an address that is not proven takes no complaint away', async () => {
  await using app = await createTestApp()
  const number = await complain(app, 'victim@family.example')
  const stranger = await registerPerson(app, 'victim@family.example')
  expect((await post(app, '/api/auth/delete-account', stranger, { token: stranger.token })).status).toBe(200)
  expect(await messages(app)).toMatchObject([{ id: number, email: 'victim@family.example' }])
})

/** How many of an open and a closed one there are on each of these days; it was closed on the thirtieth. */
test.each<[MessageKind, [day: number, left: number][]]>([
  [
    'idea',
    [
      [364, 2],
      [365, 0],
    ],
  ],
  [
    'guide_report',
    [
      [31, 1],
      [364, 1],
      [365, 0],
    ],
  ],
  [
    'translation_report',
    [
      [31, 1],
      [364, 1],
      [365, 0],
    ],
  ],
  // A message stays until it is answered, and a comment as long as its account.
  [
    'complaint',
    [
      [394, 2],
      [395, 1],
      [9_999, 1],
    ],
  ],
  ['comment', [[9_999, 2]]],
])('a message of the kind %s is deleted when its days are over, and not before', async (kind, days) => {
  await using app = await createTestApp()
  const { query } = app.services.database
  setDay(app, 0)
  const add = (text: string) =>
    query.transaction().execute((transaction) => addMessage(transaction, app.services, { kind, text, language: 'en' }))
  await add('open')
  const id = await add('closed')
  setDay(app, 30)
  await closeMessage(query, app.services, { id, kind }, null)
  for (const [day, left] of days) {
    setDay(app, day)
    await tidyInbox(app.services)
    expect([day, (await messages(app)).length]).toEqual([day, left])
  }
})
