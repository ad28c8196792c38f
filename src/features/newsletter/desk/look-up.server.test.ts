// One address is looked up with a reason and a code, which the audit log, the owners of the desk and the person can see.
import { expect, test } from 'vitest'
import { newsletterData } from '#src/features/newsletter/subscription/reader-data.server.ts'
import { tidyNewsletter } from '#src/features/newsletter/tidy-newsletter.server.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { atDesk, type DeskPerson, nextCode, signInToDesk } from '../../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { post } from '../../../../testing/api/test-person.ts'
import { addReaders } from '../../../../testing/mail/newsletter-readers.ts'
import type { LookedUp } from './look-up.contract.ts'
import { mailLookUps } from './look-up.server.ts'

const PATH = '/api/desk/newsletter/look-up'
const STEP_MS = 30_000
const WHY = { reason: 'they asked', words: 'On the phone this morning' }
const OWNER = { accountId: 'an-account', canonicalEmail: 'r1@reader.example', verified: true, sinceProof: true }

const wait = (app: TestApp, milliseconds: number) =>
  app.setTime(new Date(app.services.clock().getTime() + milliseconds))

async function lookUp(app: TestApp, by: DeskPerson, email: string): Promise<Response> {
  return atDesk(app, PATH, { email, ...WHY, code: nextCode(app, by) }, { cookie: by.cookie })
}

const exported = async (app: TestApp) => (await newsletterData.read(app.services, OWNER)).newsletter as object[]

test('known and unknown addresses get the same answer, and the log a mark of each', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 3, 'reader.example')
  const editor = await signInToDesk(app, 'editor')
  const known = (await (await lookUp(app, editor, 'r1@reader.example')).json()) as LookedUp
  const unknown = (await (await lookUp(app, editor, 'nobody@reader.example')).json()) as LookedUp
  const day = app.services.clock().toISOString().slice(0, 10)
  expect(known).toMatchObject({ state: 'active', subscribed: true, weeklyTips: true, confirmedOn: day })
  expect(unknown).toMatchObject({ state: 'unknown', subscribed: false, weeklyTips: false, confirmedOn: null })
  expect(Object.keys(known)).toEqual(Object.keys(unknown))
  const lines = await app.services.database.query
    .selectFrom('audit_event')
    .select('about')
    .where('act', '=', 'look-up-reader')
    .orderBy('number')
    .execute()
  expect(lines.map(({ about }) => JSON.parse(about))).toEqual([
    { mark: known.mark, reason: 'they asked' },
    { mark: unknown.mark, reason: 'they asked' },
  ])
  expect(
    JSON.stringify([lines, await app.services.database.query.selectFrom('newsletter_look_up').selectAll().execute()]),
  ).not.toContain('@')
})

test("a reader's failed mail is shown with the mail server's words, without an address", async () => {
  await using app = await createTestApp()
  const editor = await signInToDesk(app, 'editor')
  await post(app, '/api/inbox/complaint', { email: 'anna@reader.example', text: 'x' })
  const { send } = app.services.mail
  app.services.mail.send = () => {
    const refusal = { responseCode: 550, response: '550 5.1.1 <anna@reader.example> is not here', command: 'RCPT TO' }
    return Promise.reject(Object.assign(new Error('refused'), refusal))
  }
  await app.sendMails()
  app.services.mail.send = send
  const found = (await (await lookUp(app, editor, 'anna@reader.example')).json()) as LookedUp
  const failed = expect.objectContaining({ failed: true, reason: '550 5.1.1 <…@…> is not here, at RCPT TO' })
  expect(found.mails).toEqual([failed])
  expect(((await (await lookUp(app, editor, 'ben@reader.example')).json()) as LookedUp).mails).toEqual([])
})

test('a look-up needs a code and a reason without names, and twenty a day are allowed', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const body = { email: 'r1@reader.example', ...WHY }
  const ask = async (more: object) => (await atDesk(app, PATH, { ...body, ...more }, { cookie: owner.cookie })).status
  expect(await ask({})).toBe(400)
  expect(await ask({ code: '000000' })).toBe(403)
  const code = nextCode(app, owner)
  expect(await ask({ code, words: 'It is r1@reader.example' })).toBe(400)
  expect(await ask({ code, words: '  ' })).toBe(400)
  expect(await ask({ code, reason: 'curious' })).toBe(400)
  for (let time = 0; time < 20; time++) expect((await lookUp(app, owner, `r${time}@reader.example`)).status).toBe(200)
  expect((await lookUp(app, owner, 'r21@reader.example')).status).toBe(429)
  expect(await app.services.database.query.selectFrom('newsletter_look_up').select('id').execute()).toHaveLength(20)
})

test("a person's export has the look-up, which is deleted with them or after 13 months", async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  const editor = await signInToDesk(app, 'editor')
  await lookUp(app, editor, 'R1@reader.example')
  const looked = { lookedAtByAnOperatorOn: app.services.clock().toISOString().slice(0, 10), ...WHY }
  expect(await exported(app)).toEqual([looked])
  expect((await newsletterData.read(app.services, { ...OWNER, verified: false })).newsletter).toEqual([])
  await addReaders(app.services, 1, 'reader.example')
  expect(await exported(app)).toContainEqual(looked)
  await query.transaction().execute(async (transaction) => newsletterData.erase?.(transaction, app.services, OWNER))
  expect(await exported(app)).toEqual([])

  wait(app, STEP_MS)
  const again = await signInToDesk(app, 'editor')
  await lookUp(app, again, 'r1@reader.example')
  wait(app, 390 * DAY_MS)
  await tidyNewsletter(app.services)
  expect(await exported(app)).toHaveLength(1)
  wait(app, 10 * DAY_MS)
  await tidyNewsletter(app.services)
  expect(await exported(app)).toEqual([])
})

test('a look-up of a person who never had the tips is deleted with their account', async () => {
  await using app = await createTestApp()
  await lookUp(app, await signInToDesk(app, 'editor'), 'r1@reader.example')
  expect(await exported(app)).toHaveLength(1)
  const { query } = app.services.database
  await query.transaction().execute(async (transaction) => newsletterData.erase?.(transaction, app.services, OWNER))
  expect(await exported(app)).toEqual([])
})

test('owners get one mail about look-ups the next day, without addresses', async () => {
  await using app = await createTestApp()
  const [owner, editor] = [await signInToDesk(app, 'owner'), await signInToDesk(app, 'editor')]
  const other = await signInToDesk(app, 'owner')
  await lookUp(app, editor, 'r1@reader.example')
  await lookUp(app, editor, 'r2@reader.example')
  await app.sendMails()
  const before = app.sent.length
  await mailLookUps(app.services)
  expect((await app.sendMails()).slice(before)).toEqual([])
  wait(app, DAY_MS)
  await mailLookUps(app.services)
  await mailLookUps(app.services)
  const mails = (await app.sendMails()).slice(before)
  expect(mails.map(({ to }) => to).sort()).toEqual([owner.email, other.email].sort())
  expect(mails[0]?.text).toContain('How often: 2')
  expect(mails[0]?.text).toContain(editor.email)
  expect(mails[0]?.text).not.toContain('reader.example')
  wait(app, DAY_MS)
  await mailLookUps(app.services)
  expect((await app.sendMails()).slice(before + 2)).toEqual([])
})

test('neither visitors nor moderators can look an address up', async () => {
  await using app = await createTestApp()
  const moderator = await signInToDesk(app, 'moderator')
  expect((await atDesk(app, PATH, {})).status).toBe(401)
  expect((await atDesk(app, PATH, {}, { cookie: moderator.cookie })).status).toBe(403)
})
