// K14: strangers fill their share and no more; who shares already can go on writing.
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#src/shared/duration.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { changeLock, invite, makeKey, makeNotebook, write } from '../../../../testing/api/test-notebook.ts'
import { freshAddress, post, registerPerson } from '../../../../testing/api/test-person.ts'
import { checkRoom, measureRoom, warnOfFullRoom } from './notebook-room.server.ts'

const KB = 1024
const DAY = '2026-11-20'

/** Others have taken all there is, but for so many bytes. */
async function fillRoom(app: TestApp, left: number): Promise<void> {
  const { query } = app.services.database
  const { used, most } = await measureRoom(query, app.services)
  let bytes = most - used - left
  for (let index = 0; bytes > 0; index++) {
    const some = Math.min(bytes, 1e9)
    await query
      .insertInto('notebook')
      .values({ id: `filling ${index}`, latest: 1, epoch: 1, bytes: Math.ceil(some), last_used_on: DAY })
      .execute()
    bytes -= some
  }
  // What was measured before counts no more.
  app.setTime(new Date(app.services.clock().getTime() + MINUTE_MS))
}

test('K14: when the room is full nobody begins to share, and the answer says so; everybody else writes on', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  await fillRoom(app, 0)
  const refused = await post(app, '/api/notebooks', { access: makeKey().hash }, { address: freshAddress() })
  expect([refused.status, await refused.json()]).toMatchObject([503, { key: 'sharing_answers_no_room' }])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await invite(app, maker)).answer.status).toBe(503)
  // What each notebook has for itself, and what makes it smaller again.
  expect((await write(app, maker, 1, { bytes: 20 * KB })).status).toBe(200)
  expect((await write(app, maker, 2, { bytes: 20 * KB })).status).toBe(503)
  expect((await write(app, maker, 2, { bytes: 30 * KB, replaces: 1 })).status).toBe(200)
  expect((await changeLock(app, maker, 3)).status).toBe(200)
  await registerPerson(app)
  // A flood must not fill the log.
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
})

test('K14: a notebook that has grown large may still become smaller when the room is full', async () => {
  await using app = await createTestApp()
  const maker = await makeNotebook(app)
  for (let number = 1; number <= 4; number++) await write(app, maker, number, { bytes: 64 * KB })
  await fillRoom(app, 0)
  expect((await write(app, maker, 5, { bytes: 1 })).status).toBe(503)
  expect((await write(app, maker, 5, { bytes: 60 * KB, replaces: 1 })).status).toBe(200)
})

test('K14: what this process has given away counts at once, and not only when it is measured again', async () => {
  await using app = await createTestApp()
  await fillRoom(app, 70 * KB)
  const statuses: number[] = []
  for (let index = 0; index < 4; index++) {
    const answer = await post(app, '/api/notebooks', { access: makeKey().hash }, { address: freshAddress() })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([200, 200, 503, 503])
})

test('K14: the operator hears of it from the log once a day, and from the doctor', async () => {
  await using app = await createTestApp()
  const { database, config } = app.services
  await makeNotebook(app)
  await warnOfFullRoom(app.services)
  expect(app.logged.filter(({ event }) => event === 'notebooks.nearly-full')).toEqual([])
  expect(await checkRoom(database, config)).toMatch(/^Shared plans have 0 of \d+ MB\.$/)
  await fillRoom(app, KB)
  for (let hour = 0; hour < 3; hour++) await warnOfFullRoom(app.services)
  expect(app.logged.filter(({ event }) => event === 'notebooks.nearly-full')).toHaveLength(1)
  await expect(checkRoom(database, config)).rejects.toThrow(/nobody can begin to share\. (Give DATA_DIR|See TOTAL)/)
})
