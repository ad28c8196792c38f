// An operator sends an issue with a code and the number of its readers; to many readers it leaves after ten minutes, once.
import { expect, test } from 'vitest'
import { loadIssueFiles } from '#src/features/newsletter/issues/issues.content.server.ts'
import { sendNow, statusOf } from '#src/features/newsletter/operator/newsletter-commands.server.ts'
import { MINUTE_MS } from '#src/shared/duration.ts'
import { atDesk, type DeskPerson, nextCode, signInToDesk } from '../../../../testing/api/desk-person.ts'
import type { TestApp } from '../../../../testing/api/test-app.ts'
import { addReaders } from '../../../../testing/mail/newsletter-readers.ts'
import { sendNewsletters } from '../../../../testing/mail/send-newsletters.ts'
import { createSendingSetting } from '../../../../testing/mail/sending-setting.ts'
import type { Progress } from './desk-issues.contract.ts'

const [FIRST, SECOND] = loadIssueFiles('en') as [
  ReturnType<typeof loadIssueFiles>[number],
  { slug: string; date: string },
]
const PATH = `/api/desk/newsletter/${FIRST.slug}`

const wait = (app: TestApp, milliseconds: number) =>
  app.setTime(new Date(app.services.clock().getTime() + milliseconds))

/** With a code, as the page sends it. */
async function send(app: TestApp, by: DeskPerson, readers: number, code = nextCode(app, by)) {
  return (await atDesk(app, `${PATH}/send`, { readers, code }, { cookie: by.cookie })).status
}

async function schedule(app: TestApp, by: DeskPerson, day: string, slug = FIRST.slug) {
  const body = { day, code: nextCode(app, by) }
  return (await atDesk(app, `/api/desk/newsletter/${slug}/saturday`, body, { cookie: by.cookie })).status
}

const stop = async (app: TestApp, { cookie }: DeskPerson, path = PATH) =>
  (await atDesk(app, `${path}/stop`, {}, { cookie })).status

const look = async (app: TestApp, { cookie }: DeskPerson, path = PATH) =>
  (await (await atDesk(app, `${path}/progress`, undefined, { cookie })).json()) as Progress

const actsOf = async (app: TestApp) =>
  (await app.services.database.query.selectFrom('audit_event').select(['act', 'about']).orderBy('number').execute())
    .filter(({ act }) => act.endsWith('newsletter'))
    .map(({ act, about }) => [act, JSON.parse(about)])

test('an issue to more than 20 is mailed to owners; once stopped it reaches no reader', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 21, 'reader.example')
  const [anna, bea] = [await signInToDesk(app, 'owner'), await signInToDesk(app, 'owner')]
  const editor = await signInToDesk(app, 'editor')
  await app.sendMails()
  const before = app.sent.length
  expect(await send(app, editor, 21)).toBe(200)
  const { state, schedule } = await look(app, anna)
  expect([state, schedule?.way]).toEqual(['leaves soon', 'now'])
  expect(Date.parse(schedule?.at ?? '') - app.services.clock().getTime()).toBe(10 * MINUTE_MS)
  const mails = (await app.sendMails()).slice(before)
  expect(mails.map(({ to }) => to).sort()).toEqual([anna.email, bea.email].sort())
  for (const { text } of mails) {
    expect(text).toContain(`/desk/newsletter/${FIRST.slug}`)
    expect(text).toContain('21 readers')
    expect(text).not.toContain('reader.example')
  }
  wait(app, 9 * MINUTE_MS)
  await sendNewsletters(app.services)
  expect(await stop(app, bea)).toBe(200)
  wait(app, 15 * MINUTE_MS)
  await sendNewsletters(app.services)
  expect(smtp.taken).toHaveLength(0)
  expect(await look(app, anna)).toMatchObject({ state: 'held', planned: 0, schedule: { way: 'held', at: null } })
  expect(await stop(app, bea)).toBe(409)
  expect(await actsOf(app)).toEqual([
    ['send-newsletter', { issue: FIRST.slug, readers: 21 }],
    ['stop-newsletter', { issue: FIRST.slug }],
  ])
})

test('after ten minutes it is sent once, however many processes look, and no command hurries it', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 30)
  const editor = await signInToDesk(app, 'editor')
  expect(await send(app, editor, 30)).toBe(200)
  expect(await send(app, editor, 30)).toBe(409)
  const otherwise = { issue: FIRST.slug, refused: 'chosen otherwise' }
  expect(await sendNow(app.services, FIRST.slug, false)).toEqual(otherwise)
  expect(await sendNow(app.services, undefined, false)).toEqual(otherwise)
  wait(app, 10 * MINUTE_MS)
  await Promise.all(Array.from({ length: 5 }, () => sendNewsletters(app.services)))
  await sendNewsletters(app.services)
  expect(new Set(smtp.taken.map(({ to }) => to)).size).toBe(30)
  expect(smtp.taken).toHaveLength(30)
  expect(await stop(app, editor)).toBe(409)
  expect(await send(app, editor, 30)).toBe(409)
  expect(await look(app, editor)).toMatchObject({ state: 'sent', sent: 30, schedule: null })
})

test('to 20 it leaves at once, and owners are not called', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 20)
  const owner = await signInToDesk(app, 'owner')
  await app.sendMails()
  const before = app.sent.length
  expect(await send(app, owner, 20)).toBe(200)
  await sendNewsletters(app.services)
  expect(smtp.taken).toHaveLength(20)
  expect((await app.sendMails()).slice(before)).toEqual([])
})

test('the typed number must be near the number of readers, and the schedule unchanged', async () => {
  await using setting = await createSendingSetting()
  const { app } = setting
  const owner = await signInToDesk(app, 'owner')
  expect(await send(app, owner, 0)).toBe(409)
  await addReaders(app.services, 25)
  expect(await send(app, owner, 19)).toBe(409)
  expect(await send(app, owner, 31)).toBe(409)
  expect(await send(app, owner, 25, '000000')).toBe(403)
  const body = { readers: 25 }
  expect((await atDesk(app, `${PATH}/send`, body, { cookie: owner.cookie })).status).toBe(400)
  expect((await look(app, owner)).schedule).toMatchObject({ way: 'saturday', readers: 25, waits: true })
  expect(await actsOf(app)).toEqual([])
})

test('a Saturday is shown, cancelled and chosen again, and has only one issue', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 2)
  const owner = await signInToDesk(app, 'owner')
  app.setTime(new Date(`${FIRST.date}T08:45:00Z`))
  const [again, other] = [await signInToDesk(app, 'owner'), `/api/desk/newsletter/${SECOND.slug}`]
  expect((await look(app, again)).schedule).toMatchObject({ way: 'saturday', at: `${FIRST.date}T09:00:00.000Z` })
  expect(await stop(app, again)).toBe(200)
  expect(await schedule(app, again, SECOND.date)).toBe(409)
  app.setTime(new Date(`${FIRST.date}T09:00:01Z`))
  await sendNewsletters(app.services)
  expect(smtp.taken).toHaveLength(0)
  // The next one is another issue's.
  const free = (await look(app, again)).schedule?.saturday as string
  expect(free > FIRST.date && !loadIssueFiles('en').some(({ date }) => date === free)).toBe(true)
  expect(await stop(app, again, other)).toBe(200)
  expect((await look(app, again)).schedule?.saturday).toBe(SECOND.date)
  await app.sendMails()
  const before = app.sent.length
  expect(await schedule(app, again, SECOND.date)).toBe(200)
  const told = (await app.sendMails()).slice(before).map(({ to }) => to)
  expect(told.sort()).toEqual([owner.email, again.email].sort())
  expect((await look(app, again, other)).schedule?.saturday).not.toBe(SECOND.date)
  app.setTime(new Date(`${SECOND.date}T09:00:01Z`))
  await sendNewsletters(app.services)
  expect(smtp.taken).toHaveLength(2)
  expect(await statusOf(app.services, FIRST.slug)).toMatchObject({ planned: 2 })
  expect(await statusOf(app.services, SECOND.slug)).toMatchObject({ planned: 0 })
})

test('a stopped issue sends no more; resuming needs a code, and sends no reader two', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  const emails = await addReaders(app.services, 120)
  const [owner, editor] = [await signInToDesk(app, 'owner'), await signInToDesk(app, 'editor')]
  await sendNow(app.services, FIRST.slug, false)
  // While copies are on their way.
  let stopped: Promise<number> | undefined
  smtp.onMoment = (moment) => {
    if (moment === 'answered' && smtp.taken.length >= 5) stopped ??= stop(app, editor)
  }
  await sendNewsletters(app.services)
  expect(await stopped).toBe(200)
  const left = smtp.taken.length
  expect(left).toBeLessThan(120)
  await sendNewsletters(app.services)
  await sendNewsletters(app.services)
  expect(smtp.taken).toHaveLength(left)
  const progress = await look(app, owner)
  expect(progress).toMatchObject({ state: 'stopped', planned: 120, sent: left, skipped: 0, waiting: 120 - left })
  expect(await stop(app, owner)).toBe(409)

  const resume = async (by: DeskPerson, waiting: number) => {
    const code = nextCode(app, by)
    return (await atDesk(app, `${PATH}/resume`, { waiting, code }, { cookie: by.cookie })).status
  }
  expect((await atDesk(app, `${PATH}/resume`, { waiting: 120 - left }, { cookie: editor.cookie })).status).toBe(400)
  expect(await resume(editor, 121 - left)).toBe(409)
  await app.sendMails()
  const before = app.sent.length
  expect(await resume(editor, 120 - left)).toBe(200)
  expect((await app.sendMails()).slice(before).map(({ to }) => to)).toEqual([owner.email])
  await sendNewsletters(app.services)
  expect(smtp.taken.map(({ to }) => to).sort()).toEqual([...emails].sort())
  expect(await look(app, owner)).toMatchObject({ state: 'sent', sent: 120 })
  expect(await resume(editor, 0)).toBe(409)
})

test('an issue that was stopped after its last copy is done', async () => {
  await using setting = await createSendingSetting()
  const { app, smtp } = setting
  await addReaders(app.services, 2)
  const editor = await signInToDesk(app, 'editor')
  await sendNow(app.services, FIRST.slug, false)
  expect(await stop(app, editor)).toBe(200)
  await sendNewsletters(app.services)
  expect(smtp.taken).toHaveLength(0)
  const { query } = app.services.database
  await query.updateTable('delivery').set({ state: 'sent' }).execute()
  wait(app, MINUTE_MS)
  await sendNewsletters(app.services)
  expect((await look(app, editor)).state).toBe('sent')
})

test('neither visitors nor moderators send, schedule or stop, and an unknown issue is not sent', async () => {
  await using setting = await createSendingSetting()
  const { app } = setting
  await addReaders(app.services, 2)
  const [moderator, editor] = [await signInToDesk(app, 'moderator'), await signInToDesk(app, 'editor')]
  for (const act of ['send', 'saturday', 'stop', 'resume']) {
    expect((await atDesk(app, `${PATH}/${act}`, {})).status, act).toBe(401)
    expect((await atDesk(app, `${PATH}/${act}`, {}, { cookie: moderator.cookie })).status, act).toBe(403)
  }
  expect(await schedule(app, editor, FIRST.date, 'nonsense')).toBe(404)
  expect(await stop(app, editor, '/api/desk/newsletter/nonsense')).toBe(409)
})
