// K11, K12: what the server keeps and logs of a shared notebook says neither who, nor from where, nor at what time.
import { inspect } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { join, makeKey, makeNotebook, read, sealedOf, write } from '../../../../testing/api/test-notebook.ts'
import { registerPerson } from '../../../../testing/api/test-person.ts'

const ADDRESS = '192.0.2.77'
const CANARY = /192\.0\.2|canary|a-device-of/

/** Every table with every value. */
async function dump(app: TestApp): Promise<Record<string, unknown[]>> {
  const { query } = app.services.database
  const tables = await query.introspection.getTables()
  const rows = await Promise.all(
    tables.map(async ({ name }) => [name, (await sql`select * from ${sql.table(name)}`.execute(query)).rows] as const),
  )
  return Object.fromEntries(rows)
}

test('K12: no stored or logged byte names the person, the network, the device, the key or what was sent', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  const accountId = (await app.services.database.query.selectFrom('account').select('id').executeTakeFirst())?.id
  app.setTime(new Date('2026-11-20T20:41:37.123Z'))
  app.logged.length = 0
  const secrets = [person.token]
  const maker = makeKey()
  const guest = makeKey()
  const invitation = makeKey()
  const send = async (method: string, path: string, body: object | undefined, notebookKey = ''): Promise<object> => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${person.token}`,
      'user-agent': 'canary browser',
      'x-device-id': 'a-device-of-sixteen',
      cookie: 'canary=1',
      referer: 'http://handrail.test/plan/join#canary',
      'x-notebook': notebookKey,
    }
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    const answer = await app.request(`/api/notebooks${path}`, init, ADDRESS)
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  const { notebook } = (await send('POST', '', { access: maker.hash })) as { notebook: string }
  const key = `${notebook}.${maker.key}`
  const update = (number: number, epoch = 1) => {
    const body = sealedOf(2_000)
    secrets.push(body)
    return { number, epoch, body }
  }
  const parts = { preview: sealedOf(300), parcel: sealedOf(300), hello: sealedOf(300), box: sealedOf(300) }
  secrets.push(...Object.values(parts), maker.key, guest.key, invitation.key)
  const { preview, parcel, hello, box } = parts
  const done = [
    await send('POST', '/updates', update(1), key),
    await send('GET', '/updates?after=0', undefined, key),
    await send('POST', '/invitations', { invitation: invitation.hash, preview, parcel }, key),
    await send('POST', '/invitations/look', { invitation: invitation.key }),
    await send('POST', '/invitations/take', { invitation: invitation.key, access: guest.hash, hello }),
    await send('GET', '/devices', undefined, `${notebook}.${guest.key}`),
    await send('POST', '/lock', { ...update(2), keep: [{ access: guest.hash, box }] }, key),
  ]
  expect(done.map((answer) => (answer as { status: number }).status)).toEqual(done.map(() => 200))
  // What is refused, and what fails.
  await send('POST', '/updates', update(9), key)
  await send('POST', '/updates', { number: 'canary' }, key)
  await send('GET', '/updates?after=canary', undefined, `${notebook}.${makeKey().key}`)
  const stored = await dump(app)
  const { query } = app.services.database
  await sql`alter table notebook_update rename to notebook_update_gone`.execute(query)
  const failed = await send('POST', '/updates', update(3, 2), key)
  // The next test may be given this database.
  await sql`alter table notebook_update_gone rename to notebook_update`.execute(query)
  expect(failed).toMatchObject({ status: 500 })

  const logged = inspect(app.logged, { depth: 20, maxStringLength: null, maxArrayLength: null })
  expect(app.logged.filter(({ event }) => event === 'request.failed')).toHaveLength(1)
  expect(logged).toContain('/api/notebooks/updates')
  for (const secret of [...secrets, notebook, maker.hash, guest.hash, invitation.hash]) {
    expect(logged.includes(secret), secret).toBe(false)
  }
  expect(logged).not.toMatch(CANARY)

  const own = Object.entries(stored).filter(([table]) => table.startsWith('notebook'))
  expect(own.map(([table, rows]) => [table, rows.length]).sort()).toEqual([
    ['notebook', 1],
    ['notebook_access', 2],
    ['notebook_invitation', 0],
    ['notebook_update', 2],
  ])
  const ownText = JSON.stringify(own)
  expect(ownText).not.toContain(accountId)
  expect(ownText).not.toContain(person.email)
  expect(ownText).not.toMatch(/\d{4}-\d\d-\d\dT|\d\d:\d\d/)
  expect(stored.notebook).toEqual([{ id: notebook, latest: 2, epoch: 2, bytes: 4_096, last_used_on: '2026-11-20' }])
  // The day's count of new notebooks, of a network that nobody can read out of it.
  expect(stored.rate_limit?.filter((row) => (row as { key: string }).key.startsWith('notebook'))).toEqual([
    {
      key: expect.stringMatching(/^notebooks-day:[\w-]{43}$/),
      count: 1,
      created_at: '2026-11-20T00:00:00.000Z',
      expires_at: '2026-11-21T00:00:00.000Z',
    },
  ])
  const all = JSON.stringify(stored)
  expect(all).not.toMatch(CANARY)
  for (const open of [maker.key, guest.key, invitation.key, parcel, preview]) expect(all.includes(open)).toBe(false)
})

test('K11: no answer says when anybody looked, and looking changes no more than the day', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  const guest = await join(app, maker)
  await write(app, maker, 1)
  const before = { seen: await read(app, maker), stored: await dump(app) }
  app.setTime(new Date('2026-11-20T23:00:00Z'))
  for (let time = 0; time < 5; time++) await read(app, guest)
  expect({ seen: await read(app, maker), stored: await dump(app) }).toEqual(before)
  app.setTime(new Date('2026-11-21T00:00:01Z'))
  await read(app, guest)
  expect(await read(app, maker)).toEqual(before.seen)
  const { notebook } = await dump(app)
  expect(notebook).toMatchObject([{ last_used_on: '2026-11-21' }])
})
