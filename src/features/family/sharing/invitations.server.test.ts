// K2: an invitation is used once, by whoever comes first, for seven days; looking uses nothing up.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import {
  accessStatus,
  ask,
  invite,
  join,
  look,
  makeKey,
  makeNotebook,
  sealedOf,
  take,
  write,
} from '../../../../testing/api/test-notebook.ts'
import { freshAddress, post } from '../../../../testing/api/test-person.ts'
import { atOnce } from '../../../../testing/database/at-once.ts'
import { createTestDatabase } from '../../../../testing/database/test-database.ts'
import { tidyNotebooks } from './tidy-notebooks.server.ts'

const rows = (app: TestApp) => app.services.database.query.selectFrom('notebook_invitation').selectAll().execute()

async function said(answer: Response) {
  const { key, message } = (await answer.json()) as { key: string; message: string }
  return [answer.status, key.replace('sharing_answers_invitation_', ''), message]
}

const USED = [409, 'used', 'This invitation was used.']
const ENDED = [404, 'ended', 'This link no longer works.']

test('whoever brings the invitation gets what was sealed for them, and may write', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  await write(app, maker, 1)
  const invitation = await invite(app, maker)
  expect([invitation.answer.status, await invitation.answer.json()]).toEqual([200, { endsOn: '2026-11-27' }])
  const looked = await look(app, invitation)
  expect([looked.status, await looked.json()]).toEqual([200, { preview: invitation.preview }])
  const own = makeKey()
  const taken = await take(app, invitation, own)
  expect([taken.status, await taken.json()]).toEqual([200, { parcel: invitation.parcel }])
  expect((await write(app, { ...own, notebook: maker.notebook }, 2)).status).toBe(200)
})

test('K2: twenty looks, GETs and HEADs change nothing', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  const invitation = await invite(app, maker)
  const before = await rows(app)
  for (let index = 0; index < 20; index++) {
    expect((await look(app, invitation)).status).toBe(200)
    for (const method of ['GET', 'HEAD']) {
      for (const path of ['look', 'take'])
        expect((await app.request(`/api/notebooks/invitations/${path}`, { method })).status).toBe(405)
      await app.request(`/plan/join`, { method })
    }
  }
  expect(await rows(app)).toEqual(before)
  expect((await take(app, invitation, makeKey())).status).toBe(200)
})

test('K2: once used it opens nothing, and nothing of what was in it is kept', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  const invitation = await invite(app, maker)
  await take(app, invitation, makeKey())
  const late = makeKey()
  expect(await said(await look(app, invitation))).toEqual(USED)
  expect(await said(await take(app, invitation, late))).toEqual(USED)
  expect(await accessStatus(app, { ...late, notebook: maker.notebook })).toBe(401)
  expect(await rows(app)).toMatchObject([{ used: 1, preview: null, parcel: null }])
})

test('K2: of fifty who take it at once, in two processes, exactly one is in', async () => {
  const folder = await mkdtemp(joinPath(tmpdir(), 'handrail-sharing-'))
  await using home = await createTestDatabase(joinPath(folder, 'handrail.sqlite'))
  await using one = await createTestApp({ home })
  await using other = await createTestApp({ home })
  const maker = await makeNotebook(one)
  const invitation = await invite(one, maker)
  const answers: Response[] = []
  await atOnce(
    Array.from({ length: 50 }, (_, index) => async () => {
      answers.push(await take(index % 2 === 0 ? one : other, invitation, makeKey()))
    }),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
  const accesses = await one.services.database.query.selectFrom('notebook_access').select('role').execute()
  expect(accesses).toHaveLength(2)
  await rm(folder, { recursive: true, force: true })
})

test('K2: it works through its seventh day and no longer; the row of a used one goes then too', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  await write(app, maker, 1)
  const used = await invite(app, maker)
  await take(app, used, makeKey())
  const waiting = await invite(app, maker)
  app.setTime(new Date('2026-11-27T23:59:59Z'))
  await tidyNotebooks(app.services)
  expect([await said(await look(app, used)), (await look(app, waiting)).status]).toEqual([USED, 200])
  app.setTime(new Date('2026-11-28T00:00:00Z'))
  for (const invitation of [used, waiting]) {
    expect(await said(await look(app, invitation))).toEqual(ENDED)
    expect(await said(await take(app, invitation, makeKey()))).toEqual(ENDED)
  }
  await tidyNotebooks(app.services)
  expect(await rows(app)).toEqual([])
})

test('K2: an unknown one, one that was ended and one of a deleted plan say the same', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  const ended = await invite(app, maker)
  const body = { invitation: ended.hash }
  for (let time = 0; time < 2; time++)
    expect((await ask(app, maker, '/invitations/end', { method: 'POST', body })).status).toBe(200)
  const doomed = await makeNotebook(app)
  const orphan = await invite(app, doomed)
  await ask(app, doomed, '', { method: 'DELETE' })
  for (const invitation of [makeKey(), ended, orphan]) {
    expect(await said(await look(app, invitation))).toEqual(ENDED)
    expect(await said(await take(app, invitation, makeKey()))).toEqual(ENDED)
  }
})

test('K2: nobody ends an invitation of another plan, and a used one cannot be ended', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  const stranger = await makeNotebook(app)
  const waiting = await invite(app, maker)
  const end = (hash: string, by = maker) =>
    ask(app, by, '/invitations/end', { method: 'POST', body: { invitation: hash } })
  expect((await end(waiting.hash, stranger)).status).toBe(200)
  expect((await look(app, waiting)).status).toBe(200)
  await take(app, waiting, makeKey())
  expect(await said(await end(waiting.hash))).toEqual(USED)
})

test('K14: ten open invitations at most, and no two with one key', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  const first = await invite(app, maker)
  expect(await said((await invite(app, maker, first)).answer)).toContain('known')
  for (let index = 0; index < 9; index++) expect((await invite(app, maker)).answer.status).toBe(200)
  const many = (await invite(app, maker)).answer
  expect([many.status, await many.json()]).toMatchObject([409, { key: 'sharing_answers_invitations_many' }])
  // Each plan has its own ten.
  expect((await invite(app, await makeNotebook(app))).answer.status).toBe(200)
  await take(app, first, makeKey())
  expect((await invite(app, maker)).answer.status).toBe(200)
})

test('K14: twenty devices at most; who is in already, and who comes too late, uses nothing up', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  const waiting = await invite(app, maker)
  // The maker opens the own invitation and stays the maker.
  const own = await take(app, waiting, maker)
  expect([own.status, await own.json()]).toMatchObject([409, { key: 'sharing_answers_joined_before' }])
  for (let device = 2; device <= 20; device++) await join(app, maker)
  const late = await take(app, waiting, makeKey())
  expect([late.status, await late.json()]).toMatchObject([409, { key: 'sharing_answers_devices_many' }])
  expect((await look(app, waiting)).status).toBe(200)
})

test('K14: looking for invitations without end is slowed down, and only from there', async () => {
  await using app = await createTestApp()
  const address = freshAddress()
  const guess = (from: string) =>
    post(app, '/api/notebooks/invitations/look', { invitation: makeKey().key }, { address: from })
  const statuses: number[] = []
  for (let index = 0; index < 302; index++) statuses.push((await guess(address)).status)
  expect([statuses.lastIndexOf(404), statuses.slice(300)]).toEqual([299, [429, 429]])
  expect((await guess(freshAddress())).status).toBe(404)
})

test.each([
  ['/api/notebooks/invitations/look', {}],
  ['/api/notebooks/invitations/look', { invitation: 'short' }],
  ['/api/notebooks/invitations/take', { invitation: makeKey().key, access: makeKey().hash }],
  ['/api/notebooks/invitations/take', { invitation: makeKey().key, access: makeKey().hash, hello: sealedOf(4_100) }],
  ['/api/notebooks/invitations/take', { invitation: makeKey().key, access: `${makeKey().hash}=`, hello: 'a' }],
  ['/api/notebooks', { access: [makeKey().hash] }],
  ['/api/notebooks', {}],
])('K14: %s refuses what is no key and nothing sealed (%#)', async (path, body) => {
  await using app = await createTestApp()
  expect((await post(app, path, body)).status).toBe(400)
})
