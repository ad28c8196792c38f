// L12, L3, L4, L9: a backup leaves encrypted to its owner's key, once, told to all owners; whoever steals the file has nothing.
import { mkdir, mkdtempDisposable, readdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { readConfig } from '#src/platform/config.ts'
import { openSqlite, sqliteFile } from '#src/platform/database/database.ts'
import { restore } from '#src/platform/operations/backup.ts'
import { MINUTE_MS } from '#src/shared/duration.ts'
import { atDesk, type DeskPerson, proofOf, signInToDesk } from '../../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { post, registerPerson } from '../../../../testing/api/test-person.ts'
import { tidyDesk } from '../way-in/tidy-desk.server.ts'
import type { DeskBackups } from './desk-backups.contract.ts'

const STEP_MS = 30_000
const PATH = '/api/desk/health/backups'
const SECRET = 'canary of the token secret'

/** An app whose SQLite lies where its settings say. */
async function useServer() {
  const folder = await mkdtempDisposable(join(tmpdir(), 'handrail-backups-'))
  const dataDir = join(folder.path, 'data')
  await mkdir(dataDir, { mode: 0o700 })
  await writeFile(join(dataDir, 'token-secret'), SECRET)
  const home = {
    open: () => openSqlite(sqliteFile(readConfig({ DATA_DIR: dataDir }))),
    async [Symbol.asyncDispose]() {},
  }
  const app = await createTestApp({ env: { DATA_DIR: dataDir }, home })
  return {
    app,
    dataDir,
    folder: folder.path,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await folder.remove()
    },
  }
}

async function makeKey() {
  const identity = await generateX25519Identity()
  return { identity, key: await identityToRecipient(identity) }
}

async function send(app: TestApp, who: DeskPerson, way: 'keep-backup-key' | 'make-backup', key: string, proven = key) {
  app.setTime(new Date(app.services.clock().getTime() + STEP_MS))
  const proof = await proofOf(app, who, way, { key: proven })
  return atDesk(app, way === 'make-backup' ? PATH : `${PATH}/key`, { key, proof }, { cookie: who.cookie })
}

const download = (app: TestApp, { cookie }: DeskPerson, code: string) =>
  atDesk(app, `${PATH}/download`, { code }, { cookie })

async function make(app: TestApp, who: DeskPerson, key: string): Promise<string> {
  const made = await send(app, who, 'make-backup', key)
  expect(made.status, await made.clone().text()).toBe(200)
  return ((await made.json()) as { code: string }).code
}

async function acts(app: TestApp) {
  const lines = await app.services.database.query
    .selectFrom('desk_act')
    .select(['act', 'about'])
    .where('act', 'like', '%backup%')
    .orderBy('number')
    .execute()
  return lines.map(({ act, about }) => [act, JSON.parse(about)])
}

test('L12: the file opens for the key of its owner alone, and is restored with every row but without a secret', async () => {
  await using server = await useServer()
  const { app, dataDir, folder } = server
  const person = await registerPerson(app, 'parent@family.example')
  const owner = await signInToDesk(app, 'owner')
  const { identity, key } = await makeKey()
  expect((await send(app, owner, 'keep-backup-key', key)).status).toBe(200)
  const answer = await download(app, owner, await make(app, owner, key))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="handrail-2026-11-20.sqlite.age"')
  const stolen = new Uint8Array(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(stolen.length))
  const text = Buffer.from(stolen).toString('latin1')
  expect(text).toMatch(/^age-encryption\.org\/v1\n/)
  expect(text).not.toMatch(/SQLite format|family\.example|canary/)
  // Who has the file without the key, or with another one, has nothing.
  await expect(new Decrypter().decrypt(stolen)).rejects.toThrow()
  const other = new Decrypter()
  other.addIdentity((await makeKey()).identity)
  await expect(other.decrypt(stolen)).rejects.toThrow()
  const mine = new Decrypter()
  mine.addIdentity(identity)
  const plain = await mine.decrypt(stolen)
  expect(Buffer.from(plain).toString('latin1')).not.toContain(SECRET)
  const backup = join(folder, 'decrypted')
  await mkdir(backup)
  await writeFile(join(backup, 'handrail.sqlite'), plain)
  const restored = readConfig({ DATA_DIR: join(folder, 'restored') })
  await restore(restored, backup)
  const database = await openSqlite(sqliteFile(restored))
  expect(await database.query.selectFrom('account').select('email').execute()).toEqual([{ email: person.email }])
  await database.close()
  // Neither the copy nor what was encrypted stays on the machine.
  expect((await readdir(dataDir)).filter((name) => name.includes('backup'))).toEqual([])
})

test('L12, L9: the download works once, for who asked, within ten minutes, and each step has its line', async () => {
  await using server = await useServer()
  const { app } = server
  const [owner, other] = [await signInToDesk(app, 'owner'), await signInToDesk(app, 'owner')]
  const { key } = await makeKey()
  await send(app, owner, 'keep-backup-key', key)
  const code = await make(app, owner, key)
  expect((await download(app, other, code)).status).toBe(404)
  expect((await download(app, owner, `${code}x`)).status).toBe(404)
  const answers = await Promise.all([download(app, owner, code), download(app, owner, code)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  for (const answer of answers) await answer.arrayBuffer()
  expect((await download(app, owner, code)).status).toBe(404)
  expect(await acts(app)).toEqual([
    ['keep-backup-key', { key }],
    ['make-backup', { key }],
    ['take-backup', { bytes: expect.any(Number) }],
  ])
  const { last } = (await (await atDesk(app, PATH, undefined, owner)).json()) as DeskBackups
  expect(last).toBe(app.services.clock().toISOString())
})

test('L12: there is one backup a day for the whole house, and it is too late after ten minutes', async () => {
  await using server = await useServer()
  const { app } = server
  const [owner, other] = [await signInToDesk(app, 'owner'), await signInToDesk(app, 'owner')]
  const { key } = await makeKey()
  for (const one of [owner, other]) await send(app, one, 'keep-backup-key', key)
  const code = await make(app, owner, key)
  for (const one of [owner, other]) {
    const refused = await send(app, one, 'make-backup', key)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  }
  app.setTime(new Date(app.services.clock().getTime() + 10 * MINUTE_MS))
  expect((await download(app, owner, code)).status).toBe(404)
  await tidyDesk(app.services)
  expect(await app.services.database.query.selectFrom('desk_backup').selectAll().execute()).toEqual([])
})

test('L12: every owner hears of a new key and of each backup, whatever else was mailed to them', async () => {
  await using server = await useServer()
  const { app } = server
  const [owner, other] = [await signInToDesk(app, 'owner'), await signInToDesk(app, 'owner')]
  await signInToDesk(app, 'editor')
  const { key } = await makeKey()
  await send(app, owner, 'keep-backup-key', key)
  await make(app, owner, key)
  const mails = (await app.sendMails()).filter(({ subject }) => /backup/i.test(subject))
  expect(mails.map(({ to }) => to).sort()).toEqual([owner.email, owner.email, other.email, other.email].sort())
  for (const { text } of mails) expect(text).toContain(owner.email)
})

async function leaveDrafts(dataDir: string): Promise<void> {
  for (const [name, minutes] of [
    ['.encrypted-backup-dead', 61],
    ['.encrypted-backup-busy', 1],
  ] as const) {
    const time = new Date(Date.now() - minutes * MINUTE_MS)
    await mkdir(join(dataDir, name))
    await writeFile(join(dataDir, name, 'copy'), 'every row there is')
    await utimes(join(dataDir, name), time, time)
  }
}

const drafts = async (dataDir: string) =>
  (await readdir(dataDir)).filter((name) => name.startsWith('.encrypted-backup-'))

test('L12: what a process that died has left of a backup goes with the next one, and what another writes at the moment stays', async () => {
  await using server = await useServer()
  const { app, dataDir } = server
  const owner = await signInToDesk(app, 'owner')
  const { key } = await makeKey()
  await send(app, owner, 'keep-backup-key', key)
  await leaveDrafts(dataDir)
  await (await download(app, owner, await make(app, owner, key))).arrayBuffer()
  expect(await drafts(dataDir)).toEqual(['.encrypted-backup-busy'])
})

test('H11, L12: what such a process has left goes within the hour, though nobody makes another one', async () => {
  await using server = await useServer()
  const { app, dataDir } = server
  await leaveDrafts(dataDir)
  await tidyDesk(app.services)
  expect(await drafts(dataDir)).toEqual(['.encrypted-backup-busy'])
})

test('L3: what is proven is the key that is used: no other key, no other act', async () => {
  await using server = await useServer()
  const { app } = server
  const owner = await signInToDesk(app, 'owner')
  const [{ key }, { key: thiefs }] = [await makeKey(), await makeKey()]
  expect((await send(app, owner, 'make-backup', key)).status).toBe(409)
  expect((await send(app, owner, 'keep-backup-key', thiefs, key)).status).toBe(403)
  await send(app, owner, 'keep-backup-key', key)
  expect((await send(app, owner, 'make-backup', thiefs)).status).toBe(409)
  expect((await atDesk(app, PATH, { key }, { cookie: owner.cookie })).status).toBe(400)
  for (const wrong of [
    `${key.slice(0, -1)}${key.endsWith('q') ? 'p' : 'q'}`,
    'AGE-SECRET-KEY-1QQ',
    'age1x',
    `${key}\n`,
  ]) {
    expect((await send(app, owner, 'keep-backup-key', wrong)).status, wrong).toBe(400)
  }
  expect(await acts(app)).toEqual([['keep-backup-key', { key }]])
})

test('where the data is in PostgreSQL the desk says so and makes nothing', async () => {
  await using app = await createTestApp()
  if (app.services.database.engine === 'sqlite') return
  const owner = await signInToDesk(app, 'owner')
  const { key } = await makeKey()
  expect(await (await atDesk(app, PATH, undefined, owner)).json()).toMatchObject({ possible: false, recipient: null })
  const refused = await send(app, owner, 'make-backup', key)
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('pg_dump')])
})

test('L4: nobody but owners has a part in backups', async () => {
  await using app = await createTestApp()
  await post(app, '/api/ideas', { idea: 'x' })
  for (const role of ['editor', 'moderator'] as const) {
    const person = await signInToDesk(app, role)
    expect((await atDesk(app, PATH, undefined, person)).status).toBe(403)
    expect((await download(app, person, 'x')).status).toBe(403)
  }
  expect((await atDesk(app, PATH)).status).toBe(401)
  expect((await atDesk(app, `${PATH}/download`, { code: 'x' })).status).toBe(401)
})
