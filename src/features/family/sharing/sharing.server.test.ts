// K5, K6, K9, K14, K-3, K-4: sealed updates follow on each other, for those who have a key and nobody else.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import {
  accessStatus,
  ask,
  changeLock,
  invite,
  join,
  look,
  makeKey,
  makeNotebook,
  read,
  sealedOf,
  type TestDevice,
  write,
} from '../../../../testing/api/test-notebook.ts'
import { freshAddress, post, visible } from '../../../../testing/api/test-person.ts'
import { atOnce } from '../../../../testing/database/at-once.ts'
import { createTestDatabase } from '../../../../testing/database/test-database.ts'

const KB = 1024
const statusesOf = (answers: Response[]) => answers.map(({ status }) => status).sort()

/** Two processes on one database. */
async function twoProcesses() {
  const folder = await mkdtemp(joinPath(tmpdir(), 'handrail-sharing-'))
  const home = await createTestDatabase(joinPath(folder, 'handrail.sqlite'))
  const apps: [TestApp, TestApp] = [await createTestApp({ home }), await createTestApp({ home })]
  return {
    apps,
    async [Symbol.asyncDispose]() {
      for (const app of apps) await app[Symbol.asyncDispose]()
      await home[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

test('K-3: what one device adds the others read, in order and from where they were', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  expect(await read(app, maker)).toEqual({ latest: 0, epoch: 1, box: null, updates: [] })
  const editor = await join(app, maker)
  const bodies = [sealedOf(900), sealedOf(1_100), sealedOf(30)]
  const added = await write(app, maker, 1, { body: bodies[0] })
  expect([added.status, await added.json()]).toEqual([200, { latest: 1 }])
  await write(app, editor, 2, { body: bodies[1] })
  await write(app, maker, 3, { body: bodies[2] })
  const all = bodies.map((body, index) => ({ number: index + 1, epoch: 1, body }))
  expect(await read(app, editor)).toEqual({ latest: 3, epoch: 1, box: null, updates: all })
  expect((await read(app, maker, 2)).updates).toEqual(all.slice(2))
  expect((await read(app, maker, 3)).updates).toEqual([])
  expect(await read(app, maker, 99)).toMatchObject({ latest: 3, updates: [] })
  const answer = await ask(app, maker, '/updates?after=0')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('K9: only the maker changes the lock and deletes for all', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  const editor = await join(app, maker)
  expect((await changeLock(app, editor, 1, [editor])).status).toBe(403)
  expect((await ask(app, editor, '', { method: 'DELETE' })).status).toBe(403)
  expect([await accessStatus(app, maker), await accessStatus(app, editor)]).toEqual([200, 200])
  expect((await ask(app, maker, '', { method: 'DELETE' })).status).toBe(200)
  expect([await accessStatus(app, maker), await accessStatus(app, editor)]).toEqual([401, 401])
})

test('K6: a key that is missing, broken, unknown or ended and a notebook that is unknown or deleted look alike', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  const deleted = await makeNotebook(app)
  await ask(app, deleted, '', { method: 'DELETE' })
  const shutOut = await join(app, maker)
  const left = await join(app, maker)
  await ask(app, left, '/access', { method: 'DELETE' })
  await changeLock(app, maker, 1)
  const wrong: Record<string, TestDevice | null> = {
    'no header': null,
    'a cut key': { ...maker, key: maker.key.slice(1) },
    'an empty one': { ...maker, key: '', notebook: '' },
    'the hash instead of the key': { ...maker, key: maker.hash },
    'another key': { ...maker, ...makeKey() },
    'another notebook': { ...maker, notebook: 'unknownunknownunknown1' },
    'the name of a property': { ...maker, notebook: '__proto____proto____p' },
    deleted,
    shutOut,
    left,
  }
  const requests: [string, string][] = [
    ['GET', '/updates?after=0'],
    ['GET', '/devices'],
    ['DELETE', '/access'],
    ['DELETE', ''],
  ]
  for (const [method, path] of requests) {
    const answers = await Promise.all(
      Object.entries(wrong).map(async ([name, device]) => [
        name,
        await visible(
          device === null
            ? await app.request(`/api/notebooks${path}`, { method })
            : await ask(app, device, path, { method }),
        ),
      ]),
    )
    const [, expected] = answers[0] as [string, { status: number; body: string }]
    expect(expected).toMatchObject({ status: 401 })
    expect(JSON.parse((expected as { body: string }).body)).toMatchObject({ key: 'sharing_answers_shut' })
    for (const [name, answer] of answers) expect(answer, `${method} ${path} ${name}`).toEqual(expected)
  }
  expect((await write(app, shutOut, 2)).status).toBe(401)
})

test('K6: a stolen dump opens nothing: the server keeps hashes of keys', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  const invitation = await invite(app, maker)
  const rows = [
    ...(await app.services.database.query.selectFrom('notebook_access').selectAll().execute()),
    ...(await app.services.database.query.selectFrom('notebook_invitation').selectAll().execute()),
  ]
  const dump = JSON.stringify(rows)
  expect(dump).toContain(maker.hash)
  expect(dump).toContain(invitation.hash)
  expect(dump).not.toContain(maker.key)
  expect(dump).not.toContain(invitation.key)
  expect((await look(app, { ...invitation, key: invitation.hash })).status).toBe(404)
})

test('K-3: an update that does not follow on the newest one, or is of another lock, is 409 and nothing is kept of it', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  await write(app, maker, 1)
  const refused = [
    await write(app, maker, 1),
    await write(app, maker, 3),
    await write(app, maker, 2, { epoch: 2 }),
    await changeLock(app, maker, 3),
    await changeLock(app, maker, 2, [], { epoch: 3 }),
  ]
  expect(statusesOf(refused)).toEqual([409, 409, 409, 409, 409])
  expect(await refused[0]?.json()).toMatchObject({ key: 'sharing_answers_stale' })
  expect(await read(app, maker, 1)).toEqual({ latest: 1, epoch: 1, box: null, updates: [] })
})

test('K8: of fifty updates with the same number, from two processes, exactly one is taken', async () => {
  await using both = await twoProcesses()
  const [app] = both.apps
  const maker = await makeNotebook(app)
  const bodies = Array.from({ length: 50 }, () => sealedOf(500))
  const answers: Response[] = []
  await atOnce(
    bodies.map((body, index) => async () => {
      answers.push(await write(both.apps[index % 2] as TestApp, maker, 1, { body }))
    }),
  )
  expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
  const { latest, updates } = await read(app, maker)
  expect([latest, updates.length]).toEqual([1, 1])
})

test('K9: a changed lock keeps whom the maker keeps, ends everybody else at their next request on every process', async () => {
  await using both = await twoProcesses()
  const [app, other] = both.apps
  const maker = await makeNotebook(app)
  const kept = await join(app, maker)
  const shutOut = await join(app, maker)
  const waiting = await invite(app, maker)
  const used = await invite(app, maker)
  await write(app, maker, 1)
  const stranger = { ...makeKey(), notebook: maker.notebook }
  const boxes = [sealedOf(160), sealedOf(160)]
  const body = {
    number: 2,
    epoch: 1,
    body: sealedOf(700),
    keep: [
      { access: kept.hash, box: boxes[0] },
      { access: stranger.hash, box: boxes[1] },
    ],
  }
  const changed = await ask(app, maker, '/lock', { method: 'POST', body })
  expect([changed.status, await changed.json()]).toEqual([200, { latest: 2 }])
  for (const process of both.apps) {
    expect(await accessStatus(process, shutOut)).toBe(401)
    // Naming a device in the lock lets nobody in.
    expect(await accessStatus(process, stranger)).toBe(401)
    expect((await look(process, waiting)).status).toBe(404)
    expect((await look(process, used)).status).toBe(404)
  }
  expect(await read(other, kept, 1)).toEqual({
    latest: 2,
    epoch: 2,
    box: boxes[0],
    updates: [{ number: 2, epoch: 1, body: body.body }],
  })
  expect((await read(other, maker)).box).toBeNull()
  // The old lock takes nothing any more.
  expect((await write(app, kept, 3, { epoch: 1 })).status).toBe(409)
  expect((await write(app, maker, 3, { epoch: 1 })).status).toBe(409)
  expect((await write(app, kept, 3, { epoch: 2 })).status).toBe(200)
})

test('K9: a full notebook and sixty updates of this minute do not keep the maker from changing the lock', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  const editor = await join(app, maker)
  for (let number = 1; number <= 16; number++) await write(app, editor, number, { bytes: 64 * KB })
  for (let number = 17; number <= 60; number++) await write(app, editor, number, { bytes: 1, replaces: 1 })
  expect((await write(app, editor, 61, { bytes: 1 })).status).toBe(429)
  expect((await changeLock(app, maker, 61)).status).toBe(200)
  expect(await accessStatus(app, editor)).toBe(401)
})

test('K9: while the lock changes, no old key slips an update, an invitation or a device in', async () => {
  await using both = await twoProcesses()
  const [app, other] = both.apps
  for (let round = 0; round < 8; round++) {
    const maker = await makeNotebook(app)
    const editor = await join(app, maker)
    const waiting = await invite(app, maker)
    const late = makeKey()
    const acts = [
      () => changeLock(app, maker, 1),
      () => write(other, editor, 1),
      async () => (await invite(other, editor)).answer,
      async () =>
        post(other, '/api/notebooks/invitations/take', {
          invitation: waiting.key,
          access: late.hash,
          hello: sealedOf(40),
        }),
    ]
    const [lock] = acts as [() => Promise<Response>]
    let locked: Response | undefined
    await atOnce(
      acts.map((act) => async () => {
        const answer = await act()
        if (act === lock) locked = answer
      }),
    )
    // The other update came first: the maker tries again.
    if (locked?.status === 409) expect((await changeLock(app, maker, 2)).status).toBe(200)
    const { query } = app.services.database
    const accesses = await query
      .selectFrom('notebook_access')
      .select('access_hash')
      .where('notebook_id', '=', maker.notebook)
      .execute()
    expect(accesses).toEqual([{ access_hash: maker.hash }])
    const open = await query
      .selectFrom('notebook_invitation')
      .select('invitation_hash')
      .where('notebook_id', '=', maker.notebook)
      .execute()
    expect(open).toEqual([])
  }
})

test('K-4: an update of 64 kB is taken, one byte more is 413, and so is what no update could be', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  expect((await write(app, maker, 1, { bytes: 64 * KB })).status).toBe(200)
  const larger = await write(app, maker, 2, { bytes: 64 * KB + 1 })
  expect([larger.status, await larger.json()]).toMatchObject([413, { key: 'sharing_answers_update_large' }])
  expect((await write(app, maker, 2, { bytes: 80 * KB })).status).toBe(413)
  expect((await changeLock(app, maker, 2, [], { bytes: 64 * KB + 1 })).status).toBe(413)
  expect((await write(app, maker, 2, { bytes: 64 * KB })).status).toBe(200)
})

test('K-4: a notebook of 1 MB is full, for everybody in it, until an update holds what was before it', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  for (let number = 1; number <= 16; number++) {
    expect((await write(app, maker, number, { bytes: 64 * KB })).status).toBe(200)
  }
  const full = await write(app, maker, 17, { bytes: 1 })
  expect([full.status, await full.json()]).toMatchObject([413, { key: 'sharing_answers_notebook_full' }])
  expect((await write(app, maker, 17, { bytes: 64 * KB, replaces: 15 })).status).toBe(200)
  const { latest, updates } = await read(app, maker)
  expect([latest, updates.map(({ number }) => number)]).toEqual([17, [16, 17]])
  const rows = app.services.database.query.selectFrom('notebook').select(['bytes', 'latest'])
  expect(await rows.executeTakeFirst()).toEqual({ bytes: 128 * KB, latest: 17 })
})

test('K8: an update replaces what was before it and never itself or what comes after', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  for (let number = 1; number <= 3; number++) await write(app, maker, number)
  for (const replaces of [4, 5, 99]) expect((await write(app, maker, 4, { replaces })).status).toBe(400)
  expect((await write(app, maker, 9, { replaces: 3 })).status).toBe(409)
  expect((await read(app, maker)).updates).toHaveLength(3)
  expect((await write(app, maker, 4, { replaces: 3 })).status).toBe(200)
  expect((await read(app, maker)).updates.map(({ number }) => number)).toEqual([4])
})

test('K-4: sixty updates a minute for a notebook, whoever writes them; then 429, and the next minute again', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  const editor = await join(app, maker)
  const neighbour = await makeNotebook(app)
  for (let number = 1; number <= 60; number++) {
    expect((await write(app, number % 2 === 0 ? maker : editor, number, { bytes: 20 })).status, `${number}`).toBe(200)
  }
  for (const device of [maker, editor]) {
    const throttled = await write(app, device, 61, { bytes: 20 })
    expect(throttled.status).toBe(429)
    expect(Number(throttled.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(throttled.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  }
  expect((await write(app, neighbour, 1)).status).toBe(200)
  app.setTime(new Date(app.services.clock().getTime() + 60_000))
  expect((await write(app, maker, 61)).status).toBe(200)
})

test('K-4: a second process counts what the first one took: in turns they take sixty, and one more at most', async () => {
  await using both = await twoProcesses()
  const maker = await makeNotebook(both.apps[0])
  let number = 1
  for (let turn = 0; turn < 70; turn++) {
    const { status } = await write(both.apps[turn % 2] as TestApp, maker, number, { bytes: 20 })
    if (status === 200) number += 1
    else expect(status).toBe(429)
  }
  expect(number - 1).toBeGreaterThanOrEqual(60)
  expect(number - 1).toBeLessThanOrEqual(61)
})

test.each([
  [60, [[1, 2, 3, 4], [5, 6, 7, 8], [9]]],
  // Four of them are 256 kB to the byte.
  [64, [[1, 2, 3, 4], [5, 6, 7, 8], [9]]],
])(
  'K-3: reading updates of %i kB gives about 256 kB at a time, and goes on where it ended',
  async (kilobytes, wanted) => {
    await using app = await createTestApp()
    const maker = await makeNotebook(app)
    for (let number = 1; number <= 9; number++) await write(app, maker, number, { bytes: kilobytes * KB })
    const parts: number[][] = []
    let after = 0
    while (after < 9) {
      const { latest, updates } = await read(app, maker, after)
      expect(latest).toBe(9)
      parts.push(updates.map(({ number }) => number))
      after = updates.at(-1)?.number as number
    }
    expect(parts).toEqual(wanted)
  },
)

test('K-3: six tabs of one home ask every five seconds and meet no limit; nothing is written while nothing is new', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  await write(app, maker, 1)
  const start = app.services.clock().getTime()
  const statuses = new Set<number>()
  for (let second = 0; second < 120; second += 5) {
    app.setTime(new Date(start + second * 1_000))
    for (let tab = 0; tab < 6; tab++) statuses.add((await ask(app, maker, '/updates?after=1')).status)
  }
  expect([...statuses]).toEqual([200])
  expect(
    await app.services.database.query
      .selectFrom('rate_limit')
      .select('key')
      .where('key', 'not like', 'notebooks-day:%')
      .execute(),
  ).toEqual([])
  for (let index = 0; index < 700; index++) statuses.add((await ask(app, maker, '/updates?after=1')).status)
  expect([...statuses]).toEqual([200, 429])
  // Only this notebook, from there.
  expect((await ask(app, maker, '/updates?after=1', { address: freshAddress() })).status).toBe(200)
})

test('K14: ten new notebooks a day from one network, fifty from a /48', async () => {
  await using app = await createTestApp()
  const make = async (address: string) =>
    (await post(app, '/api/notebooks', { access: makeKey().hash }, { address })).status
  const home: number[] = []
  for (let index = 0; index < 12; index++) home.push(await make(`2001:db8:9:1::${index}`))
  expect(home.filter((status) => status === 200)).toHaveLength(10)
  expect(home.slice(10)).toEqual([429, 429])
  const wider: number[] = []
  for (let index = 2; index < 60; index++) wider.push(await make(`2001:db8:9:${index.toString(16)}::1`))
  expect(wider.filter((status) => status === 200)).toHaveLength(40)
  expect(await make('2001:db8:a:1::1')).toBe(200)
  app.setTime(new Date('2026-11-21T00:00:01Z'))
  expect(await make('2001:db8:9:1::1')).toBe(200)
})

test('K10: whoever leaves is out at once; the last one takes the notebook along', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  const editor = await join(app, maker)
  await write(app, maker, 1)
  expect((await ask(app, editor, '/access', { method: 'DELETE' })).status).toBe(200)
  expect([await accessStatus(app, editor), await accessStatus(app, maker)]).toEqual([401, 200])
  expect((await ask(app, maker, '/access', { method: 'DELETE' })).status).toBe(200)
  const { query } = app.services.database
  for (const table of ['notebook', 'notebook_access', 'notebook_update', 'notebook_invitation'] as const) {
    expect(await query.selectFrom(table).selectAll().execute(), table).toEqual([])
  }
})

test('K9: everybody in it sees which devices are in: role, and what each said of itself, sealed', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  const guest = await join(app, maker)
  const { devices } = (await (await ask(app, guest, '/devices')).json()) as { devices: object[] }
  expect(devices).toHaveLength(2)
  expect(devices).toContainEqual({ access: maker.hash, role: 'maker', hello: null })
  expect(devices).toContainEqual({ access: guest.hash, role: 'editor', hello: expect.stringMatching(/^[\w-]{400}$/) })
})
