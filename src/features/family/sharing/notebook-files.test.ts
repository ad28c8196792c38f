// K14, K19 on a real file and a real disk. Only SQLite has them, so these are no API tests.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { expect, test } from 'vitest'
import { openSqlite } from '#src/platform/database/database.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { ask, invite, makeKey, makeNotebook, sealedOf, take, write } from '../../../../testing/api/test-notebook.ts'
import { freshAddress, post, registerPerson } from '../../../../testing/api/test-person.ts'
import type { TestDatabase } from '../../../../testing/database/test-database.ts'
import { mountSmallDisk } from '../../../../testing/servers/small-disk.ts'

/** A database in a file of a folder. */
function inFolder(folder: string): TestDatabase {
  return {
    open: (migrations) => openSqlite(joinPath(folder, 'handrail.sqlite'), migrations),
    async [Symbol.asyncDispose]() {},
  }
}

async function findIn(folder: string, words: string[]): Promise<string[]> {
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(joinPath(folder, name))))
  return words.filter((word) => files.some((content) => content.includes(word)))
}

test('K19: what was replaced, taken out of an invitation or deleted for all is in no file', async () => {
  const folder = await mkdtemp(joinPath(tmpdir(), 'handrail-sharing-'))
  const app = await createTestApp({ home: inFolder(folder) })
  const { database } = app.services
  const maker = await makeNotebook(app)
  const bodies = Array.from({ length: 5 }, () => sealedOf(1_500))
  for (const [index, body] of bodies.entries()) await write(app, maker, index + 1, { body })
  const invitation = await invite(app, maker)
  database.emptyLog()
  const kept = [...bodies, invitation.parcel, invitation.preview, invitation.hash, maker.notebook, maker.hash]
  expect(await findIn(folder, kept), 'a search that would find them').toEqual(kept)
  await write(app, maker, 6, { bytes: 10, replaces: 4 })
  await take(app, invitation, makeKey())
  database.emptyLog()
  const [, , , , last] = bodies as [string, string, string, string, string]
  expect(await findIn(folder, kept)).toEqual([last, invitation.hash, maker.notebook, maker.hash])
  await ask(app, maker, '', { method: 'DELETE' })
  database.emptyLog()
  expect(await findIn(folder, kept)).toEqual([])
  await app[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

/** A stranger with many networks who makes notebooks and fills them for as long as anything is taken. */
async function flood(app: TestApp): Promise<Set<number>> {
  const refusals = new Set<number>()
  for (let network = 0; network < 4; network++) {
    const makers = []
    for (let index = 0; index < 10; index++) {
      const own = makeKey()
      const made = await post(app, '/api/notebooks', { access: own.hash }, { address: `198.51.100.${network}` })
      if (made.status !== 200) refusals.add(made.status)
      else makers.push({ ...own, ...((await made.json()) as { notebook: string }) })
    }
    for (const maker of makers) {
      for (let number = 1; number <= 17; number++) {
        const { status } = await write(app, maker, number, { bytes: 64 * 1024 })
        if (status === 200) continue
        refusals.add(status)
        break
      }
      for (let index = 0; index < 11; index++) refusals.add((await invite(app, maker)).answer.status)
    }
  }
  return refusals
}

test('K14: a flood on a disk of 8 MB is refused; a family that shares already, and parents with accounts, write on', async ({
  skip,
}) => {
  const mounted = mountSmallDisk()
  if (typeof mounted === 'string') return skip(mounted)
  using disk = mounted
  await using app = await createTestApp({ home: inFolder(disk.folder), env: { DATA_DIR: disk.folder } })
  const family = await makeNotebook(app)
  await write(app, family, 1, { bytes: 20 * 1024 })
  const refusals = await flood(app)
  expect(refusals).toContain(503)
  for (let number = 2; number <= 20; number++) expect((await write(app, family, number)).status).toBe(200)
  for (let person = 0; person < 5; person++) await registerPerson(app)
  const refused = await post(app, '/api/notebooks', { access: makeKey().hash }, { address: freshAddress() })
  expect([refused.status, await refused.json()]).toMatchObject([503, { key: 'sharing_answers_no_room' }])
})
