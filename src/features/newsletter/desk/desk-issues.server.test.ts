// Editors see how far an issue is and send themselves a test, and never see an address.
import { expect, test } from 'vitest'
import { loadIssueFiles } from '#src/features/newsletter/issues/issues.content.server.ts'
import { sendNow, statusOf } from '#src/features/newsletter/operator/newsletter-commands.server.ts'
import { bounceSubscriber } from '#src/features/newsletter/reports/bounces.server.ts'
import { listIssueStates } from '#src/features/newsletter/sending/issue-status.server.ts'
import { atDesk, signInToDesk } from '../../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { addReaders } from '../../../../testing/mail/newsletter-readers.ts'
import type { DeskIssue, DeskNewsletter, Progress } from './desk-issues.contract.ts'

const [FIRST, SECOND] = loadIssueFiles('en') as [ReturnType<typeof loadIssueFiles>[number], { slug: string }]
const READERS = 23
const NONE_FAILED = { failed: 0, refused: 0 }

const read = async <Answer>(app: TestApp, path: string, cookie: string) =>
  (await (await atDesk(app, path, undefined, { cookie })).json()) as Answer

test('the desk says of each issue what the command says, and not one address', async () => {
  await using app = await createTestApp({ issues: true })
  await addReaders(app.services, READERS, 'reader.example')
  const { cookie } = await signInToDesk(app, 'editor')
  const path = `/api/desk/newsletter/${FIRST.slug}`
  expect(await read<Progress>(app, `${path}/progress`, cookie)).toMatchObject({ state: 'not sent', planned: 0 })
  await sendNow(app.services, FIRST.slug, false)
  const all = await read<DeskNewsletter>(app, '/api/desk/newsletter', cookie)
  const states = await listIssueStates(app.services)
  expect(all.issues).toEqual(
    states.map(({ slug, date, subject, state }) => ({ slug, date, subject, state, failed: NONE_FAILED })),
  )
  expect(all.readers).toBe(READERS)
  await app.services.database.query
    .updateTable('delivery')
    .set({ state: 'failed' })
    .where('subscriber_id', '=', '0'.padStart(12, '_'))
    .execute()
  const one = await read<DeskIssue>(app, path, cookie)
  const { planned, sent, failed, skipped, waiting, problem, reasons } = await statusOf(app.services, FIRST.slug)
  expect(one.progress).toMatchObject({ planned, sent, failed, skipped, waiting, problem, reasons })
  expect([planned, failed, waiting]).toEqual([READERS, 1, READERS - 1])
  expect(one.text).toContain(FIRST.subject)
  expect(JSON.stringify([all, one, await read(app, `${path}/progress`, cookie)])).not.toContain('reader.example')
})

test('the next issue is one on its way, else that of the nearest coming Saturday', async () => {
  await using app = await createTestApp({ issues: true })
  await addReaders(app.services, READERS, 'reader.example')
  const { cookie } = await signInToDesk(app, 'editor')
  const next = async () => (await read<DeskNewsletter>(app, '/api/desk/newsletter', cookie)).next
  const soonest = (await listIssueStates(app.services)).find(({ date }) => date > '2026-11-20')
  expect(await next()).toMatchObject({ slug: soonest?.slug, state: 'not sent', saturday: soonest?.date })
  await sendNow(app.services, SECOND.slug, false)
  expect(await next()).toMatchObject({ slug: SECOND.slug, state: 'queued', saturday: null })
  await using empty = await createTestApp()
  const person = await signInToDesk(empty, 'editor')
  expect((await read<DeskNewsletter>(empty, '/api/desk/newsletter', person.cookie)).next).toBeNull()
})

test('an issue whose Saturday has passed is held back, and the next one is that of the Saturday after', async () => {
  await using app = await createTestApp({ issues: true })
  app.setTime(new Date(`${FIRST.date}T22:00:00Z`))
  const { cookie } = await signInToDesk(app, 'editor')
  const { issues, next } = await read<DeskNewsletter>(app, '/api/desk/newsletter', cookie)
  expect(issues.find(({ slug }) => slug === FIRST.slug)?.state).toBe('held')
  expect(next?.slug).toBe(SECOND.slug)
})

test('addresses that could not be reached are counted by issue and by week, without names', async () => {
  await using app = await createTestApp({ issues: true })
  await addReaders(app.services, 60, 'reader.example')
  const { cookie } = await signInToDesk(app, 'editor')
  await sendNow(app.services, FIRST.slug, false)
  const { query } = app.services.database
  const ids = (await query.selectFrom('subscriber').select('id').orderBy('id').execute()).map(({ id }) => id)
  const fail = (of: string[], code: string) =>
    query.updateTable('delivery').set({ state: 'failed', last_error: code }).where('subscriber_id', 'in', of).execute()
  await fail(ids.slice(0, 3), '550 5.1.1')
  await fail(ids.slice(3, 5), '451 4.2.1')
  for (const id of ids.slice(0, 25)) await bounceSubscriber(app.services, id, 'hard', `report ${id}`)
  for (const id of ids.slice(25, 30)) await bounceSubscriber(app.services, id, 'soft', `report ${id}`)
  const all = await read<DeskNewsletter>(app, '/api/desk/newsletter', cookie)
  expect(all.issues.find(({ slug }) => slug === FIRST.slug)?.failed).toEqual({ failed: 5, refused: 3 })
  expect([all.bounces.hard.sum, all.bounces.hard.counts.at(-1)]).toEqual([25, 25])
  expect([all.bounces.soft.sum, all.bounces.soft.counts.at(-1)]).toEqual([null, null])
  expect(all.bounces.complaint.sum).toBe(0)
  expect(JSON.stringify(all)).not.toContain('reader.example')
})

test("a test goes only to the operator's address, ten times a day, and is logged", async () => {
  await using app = await createTestApp({ issues: true })
  const { cookie, email } = await signInToDesk(app, 'editor')
  await app.sendMails()
  const before = app.sent.length
  const send = (body: object = {}) => atDesk(app, `/api/desk/newsletter/${SECOND.slug}/test`, body, { cookie })
  expect((await send({ to: 'victim@else.example', email: 'victim@else.example' })).status).toBe(200)
  for (let time = 1; time < 10; time++) expect((await send()).status).toBe(200)
  const refused = await send()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  const mails = (await app.sendMails()).slice(before)
  expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([email]))
  expect(mails).toHaveLength(10)
  expect(mails[0]?.subject).toMatch(/^\[Test\] /)
  expect(await statusOf(app.services, SECOND.slug)).toMatchObject({ planned: 0 })
  const lines = await app.services.database.query
    .selectFrom('audit_event')
    .select('about')
    .where('act', '=', 'test-newsletter')
    .execute()
  expect(lines.map(({ about }) => JSON.parse(about))).toEqual(Array(10).fill({ issue: SECOND.slug }))
})

test('a moderator may not use the newsletter, and an unknown issue is not found', async () => {
  await using app = await createTestApp({ issues: true })
  const [moderator, editor] = [await signInToDesk(app, 'moderator'), await signInToDesk(app, 'editor')]
  const look = async (path: string, { cookie }: { cookie: string }) =>
    (await atDesk(app, path, undefined, { cookie })).status
  expect(await look('/api/desk/newsletter', moderator)).toBe(403)
  expect(await look('/api/desk/newsletter/nonsense', editor)).toBe(404)
  expect(await look('/api/desk/newsletter/nonsense/progress', editor)).toBe(404)
  expect((await atDesk(app, '/api/desk/newsletter/nonsense/test', {}, { cookie: editor.cookie })).status).toBe(404)
  const lines = await app.services.database.query.selectFrom('audit_event').select('act').execute()
  expect(lines.map(({ act }) => act)).not.toContain('test-newsletter')
})
