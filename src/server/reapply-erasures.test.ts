// An account that was deleted after a backup was made is deleted again when it is restored, and no other one is.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tellMembers } from '#src/features/community/class-agreement/class-agreement.emails.server.ts'
import { passTip, refuseTip, waitingTips } from '#src/features/community/tips/judge-tips.server.ts'
import { findIssueRow, setStopped } from '#src/features/newsletter/issues/newsletter-issues.queries.server.ts'
import { eraseSubscriber } from '#src/features/newsletter/subscription/reader-data.server.ts'
import { readConfig } from '#src/platform/config.ts'
import { openSqlite, sqliteFile } from '#src/platform/database/database.ts'
import { backUp, restore } from '#src/platform/operations/backup.ts'
import { createTestApp, type TestApp } from '../../testing/api/test-app.ts'
import { act, look, NAMES, reachedClassAgreement, showName } from '../../testing/api/test-class-agreement.ts'
import { freshAddress, type Person, post, registerPerson, verifyPerson } from '../../testing/api/test-person.ts'
import { addCopies, readCopies } from '../../testing/mail/newsletter-copies.ts'
import { addReaders, findReader } from '../../testing/mail/newsletter-readers.ts'
import { askForQuestion, provenPerson, questions, setTime, stopByButton, TODAY } from '../../testing/mail/questions.ts'
import { reapplyErasures } from './reapply-erasures.ts'

const LATER = '2026-11-21T09:30:00Z'

const openApp = (dataDir: string, env: Record<string, string> = {}) =>
  createTestApp({
    home: { open: () => openSqlite(sqliteFile({ dataDir })), async [Symbol.asyncDispose]() {} },
    env: { DATA_DIR: dataDir, ...env },
  })

/** A server, a backup of it, and what happens after that; then the backup is restored beside it. */
async function restoreAfter(prepare: (app: TestApp) => Promise<void>, after: (app: TestApp) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-reapply-'))
  const [before, restored] = [join(folder, 'before'), join(folder, 'restored')]
  await mkdir(before)
  {
    await using app = await openApp(before)
    await prepare(app)
    await backUp(readConfig({ DATA_DIR: before }), join(folder, 'backups'), new Date(LATER))
    setTime(app, LATER)
    await after(app)
  }
  await restore(readConfig({ DATA_DIR: restored }), join(folder, 'backups', 'handrail-2026-11-21T093000Z'))
  return { before, restored, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

const listAccounts = async ({ services }: TestApp) =>
  (await services.database.query.selectFrom('account').select('email').orderBy('email').execute()).map(
    ({ email }) => email,
  )

test('an account deleted after the backup is deleted again, one registered later stays', async () => {
  const remove = async (app: TestApp, person: { email: string; password: string; token: string }) =>
    expect((await post(app, '/api/auth/delete-account', person, { token: person.token })).status).toBe(200)
  await using place = await restoreAfter(
    async (app) => {
      await verifyPerson(app, await registerPerson(app, 'gone@family.example'))
      const earlier = await registerPerson(app, 'back@family.example')
      setTime(app, '2026-11-20T20:10:00Z')
      await remove(app, earlier)
      setTime(app, '2026-11-20T20:20:00Z')
      await registerPerson(app, 'back@family.example')
      await registerPerson(app, 'stays@family.example')
    },
    async (app) => {
      const answer = await post(
        app,
        '/api/auth/login',
        { email: 'gone@family.example', password: 'correct horse battery staple' },
        { address: freshAddress() },
      )
      const { token } = (await answer.json()) as { token: string }
      await remove(app, { email: 'gone@family.example', password: 'correct horse battery staple', token })
    },
  )
  await using app = await openApp(place.restored)
  expect(await listAccounts(app)).toHaveLength(3)
  const { reapplied, missed } = await reapplyErasures(app.services, place.before)
  expect([reapplied[0], missed]).toEqual(['1 accounts that were deleted', []])
  expect(await listAccounts(app)).toEqual(['back@family.example', 'stays@family.example'])
})

test('a reader who left or was erased after the backup gets no issue, with proof', async () => {
  await using place = await restoreAfter(
    async (app) => {
      await addReaders(app.services, 3)
    },
    async (app) => {
      const left = await findReader(app.services, 'r1@b.uk')
      await post(app, '/api/emails/unsubscribe', { email: left.email }, { address: freshAddress() })
      const erased = await findReader(app.services, 'r2@b.uk')
      const { query } = app.services.database
      await query.transaction().execute((transaction) => eraseSubscriber(transaction, app.services, erased))
      // Came after the backup: of them it knows nothing, and nothing is made up.
      await post(app, '/api/emails/subscribe', {
        ...{ email: 'new@b.uk', context: 'homepage', gdprConsent: { emailMarketing: true, privacyPolicy: true } },
      })
    },
  )
  await using app = await openApp(place.restored)
  const { reapplied, missed } = await reapplyErasures(app.services, place.before)
  expect(missed).toEqual([])
  expect(reapplied).toContain('2 readers who left or were erased')
  const { query } = app.services.database
  const readers = await query.selectFrom('subscriber').select(['email', 'state']).orderBy('email').execute()
  expect(readers).toEqual([
    { email: 'r1@b.uk', state: 'unsubscribed' },
    { email: 'r3@b.uk', state: 'active' },
  ])
  expect(await query.selectFrom('suppression').select('reason').execute()).toEqual([{ reason: 'erased' }])
  const events = await query.selectFrom('subscription_event').select('event').where('event', '=', 'withdrawn').execute()
  expect(events).toHaveLength(1)
  // A second time there is nothing left to do.
  expect((await reapplyErasures(app.services, place.before)).reapplied).toContain('0 readers who left or were erased')
})

test('an issue being sent at the backup reaches no reader twice, and stays stopped', async () => {
  const open = { state: 'queued' } as const
  await using place = await restoreAfter(
    async (app) => {
      const { query } = app.services.database
      await addReaders(app.services, 1)
      await addCopies(query, 'first', { taken: open, refused: open, doubtful: { state: 'sending' }, later: open })
      await addCopies(query, 'second', { later: open })
    },
    async (app) => {
      const { query } = app.services.database
      const become = (subscriber: string, state: 'sent' | 'failed' | 'sending', last_error: string | null) =>
        query
          .updateTable('delivery')
          .set({ state, last_error, finished_at: state === 'sending' ? null : LATER })
          .where('subscriber_id', '=', subscriber)
          .where('issue', '=', 'first')
          .execute()
      await become('taken', 'sent', null)
      await become('refused', 'failed', '550')
      await become('doubtful', 'sending', null)
      await setStopped(query, 'second', new Date(LATER))
    },
  )
  await using app = await openApp(place.restored)
  const { query } = app.services.database
  expect((await reapplyErasures(app.services, place.before)).missed).toEqual([])
  const copies = await readCopies(query, 'first')
  expect(copies).toMatchObject({
    taken: { state: 'sent', last_error: null, finished_at: LATER },
    refused: { state: 'failed', last_error: '550', finished_at: LATER },
    // It may have left: as after any crash it is sent again.
    doubtful: { state: 'sending' },
    later: { state: 'queued', finished_at: null },
  })
  expect((await findIssueRow(query, 'second'))?.stopped_at).toBe('2026-11-21T09:30:00.000Z')
  expect((await findIssueRow(query, 'first'))?.stopped_at).toBeNull()
})

test('who stopped the questions after the backup is not asked', async () => {
  await using place = await restoreAfter(
    async (app) => {
      const person = await provenPerson(app)
      await askForQuestion(app, person, TODAY)
      await askForQuestion(app, person, '2026-11-24')
    },
    async (app) => {
      const [mail] = await questions(app)
      expect((await stopByButton(app, mail)).status).toBe(200)
    },
  )
  await using app = await openApp(place.restored)
  const { reapplied } = await reapplyErasures(app.services, place.before)
  expect(reapplied).toContain('1 mailboxes that stopped the questions by mail')
  setTime(app, '2026-11-24T18:00:00Z')
  expect(await questions(app)).toEqual([])
})

test('a tip refused or withdrawn after the backup is not shown again', async () => {
  const TOOL = 'digitalLaunchpad-module1-1.1'
  const codes: string[] = []
  await using place = await restoreAfter(
    async (app) => {
      for (const text of ['It stays.', 'It was refused.', 'It was taken back.']) {
        const answer = await post(
          app,
          '/api/tips',
          { lessonKey: TOOL, starter: 'said', text },
          { address: freshAddress() },
        )
        codes.push(((await answer.json()) as { code: string }).code)
      }
      const { query } = app.services.database
      for (const { id } of await query.selectFrom('tip').select('id').execute())
        await passTip(query, id, { ownCodes: [] })
    },
    async (app) => {
      const { query } = app.services.database
      const { id } = await query
        .selectFrom('tip')
        .select('id')
        .where('words', 'like', '%refused%')
        .executeTakeFirstOrThrow()
      await refuseTip(query, id, 'unsafe', app.services)
      expect((await post(app, '/api/tips/take-back', { code: codes[2] })).status).toBe(200)
    },
  )
  await using app = await openApp(place.restored)
  const { reapplied, missed } = await reapplyErasures(app.services, place.before)
  expect(missed).toEqual([])
  expect(reapplied).toContain('2 tips that were judged or taken back')
  const { tips } = (await (await app.request(`/api/tips/${TOOL}`)).json()) as { tips: { text: string }[] }
  expect(tips.map(({ text }) => text)).toEqual(['It stays.'])
  const states = await app.services.database.query
    .selectFrom('tip')
    .select(['state', 'reason'])
    .orderBy('state')
    .execute()
  // A moderator decides whether the third was withdrawn or lost.
  expect(states).toEqual([
    { state: 'hidden', reason: null },
    { state: 'passed', reason: null },
    { state: 'refused', reason: 'unsafe' },
  ])
  expect((await reapplyErasures(app.services, place.before)).reapplied).toContain(
    '0 tips that were judged or taken back',
  )
})

test('a tip refused before the backup and deleted since does not wait for approval again', async () => {
  await using place = await restoreAfter(
    async (app) => {
      const said = { lessonKey: 'digitalLaunchpad-module1-1.1', starter: 'said', text: 'It was refused.' }
      await post(app, '/api/tips', said, { address: freshAddress() })
      const { query } = app.services.database
      const { id } = await query.selectFrom('tip').select('id').executeTakeFirstOrThrow()
      await refuseTip(query, id, 'unsafe', app.services)
    },
    async (app) => {
      await app.services.database.query.deleteFrom('tip').execute()
    },
  )
  await using app = await openApp(place.restored)
  expect((await reapplyErasures(app.services, place.before)).reapplied).toContain(
    '0 tips that were judged or taken back',
  )
  expect(await waitingTips.list(app.services)).toEqual([])
})

test('a member who left after the backup is not named, and none is mailed twice', async () => {
  const agreement: { code: string; people: Person[] } = { code: '', people: [] }
  await using place = await restoreAfter(
    async (app) => {
      Object.assign(agreement, await reachedClassAgreement(app, NAMES.slice(0, 6)))
      for (const person of agreement.people) expect((await showName(app, agreement.code, person)).status).toBe(200)
    },
    async (app) => {
      await tellMembers(app.services)
      expect((await act(app, 'leave', { code: agreement.code }, agreement.people[0])).status).toBe(200)
    },
  )
  await using app = await openApp(place.restored)
  expect((await look(app, agreement.code, agreement.people[1])).names).toContain(NAMES[0])
  const { reapplied, missed } = await reapplyErasures(app.services, place.before)
  expect(missed).toEqual([])
  expect(reapplied).toContain('6 mailboxes and members of class agreements that stopped their mails, left or were told')
  const names = (await look(app, agreement.code, agreement.people[1])).names
  expect(names).toEqual(NAMES.slice(1, 6))
  const told = await app.services.database.query.selectFrom('class_agreement_member').select('told').execute()
  expect(told.map((member) => member.told)).toEqual([1, 1, 1, 1, 1, 1])
})

test('with another secret no address is recognised: the restore says so and reapplies the rest', async () => {
  await using place = await restoreAfter(
    async (app) => void (await addReaders(app.services, 1)),
    async () => undefined,
  )
  await using app = await openApp(place.restored, {
    TOKEN_SECRET: 'not the one that these tests have, and long enough',
  })
  const { missed } = await reapplyErasures(app.services, place.before)
  expect(missed).toEqual(['newsletter: TOKEN_SECRET is not the one of the backup.'])
})
