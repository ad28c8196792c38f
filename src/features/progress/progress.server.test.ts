// The server merges progress, whatever is sent, from which device and in which order.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { get, logIn, post, registerPerson } from '../../../testing/api/test-person.ts'

const PATH = '/api/auth/progress'
const key = (lesson: string) => `digitalLaunchpad-module${lesson[0]}-${lesson}`
const LESSONS = ['1.1', '1.2', '2.1', '3.1', '3.2', '4.1'].map(key)

interface Progress {
  completedLessons: string[]
  lastUpdated: string | null
}

const read = async (app: TestApp, token: string) => (await (await get(app, PATH, token)).json()) as Progress
const save = (app: TestApp, completedLessons: unknown, token?: string) =>
  post(app, PATH, { completedLessons }, token === undefined ? {} : { token })

test('a new account has no completions; saved ones come back once, with the last time', async () => {
  await using app = await createTestApp()
  const { token } = await registerPerson(app)
  expect(await read(app, token)).toEqual({ completedLessons: [], lastUpdated: null })
  const first = await save(app, [key('1.1'), key('1.1')], token)
  const at = app.services.clock().toISOString()
  expect(await first.json()).toEqual({ saved: 1 })
  expect(await read(app, token)).toEqual({ completedLessons: [key('1.1')], lastUpdated: at })
  app.setTime(new Date(app.services.clock().getTime() + 60_000))
  await save(app, [key('1.1')], token)
  expect(await read(app, token)).toEqual({ completedLessons: [key('1.1')], lastUpdated: at })
})

test('a save never takes anything away, an empty one neither', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  const otherDevice = await logIn(app, person)
  await save(app, [key('1.1')], person.token)
  await save(app, [key('2.1')], otherDevice)
  await save(app, [], person.token)
  expect((await read(app, person.token)).completedLessons.sort()).toEqual([key('1.1'), key('2.1')])
})

test('keys of no lesson are left out; a body that is no list is 400', async () => {
  await using app = await createTestApp()
  const { token } = await registerPerson(app)
  const odd = [
    '1.1',
    'digitalLaunchpad-module9-9.9',
    '',
    '__proto__',
    "'; drop table completion; --",
    '=cmd|x',
    '\u0000',
  ]
  expect((await save(app, [...odd, key('3.1')], token)).status).toBe(200)
  expect((await read(app, token)).completedLessons).toEqual([key('3.1')])
  for (const wrong of ['all', null, undefined, {}, 7, [1], [null], [[key('1.1')]]]) {
    expect((await save(app, wrong, token)).status, JSON.stringify(wrong)).toBe(400)
  }
  expect((await read(app, token)).completedLessons).toEqual([key('3.1')])
})

test('without a user the answer is 401, and no account sees another one\u2019s progress', async () => {
  await using app = await createTestApp()
  const [one, other] = [await registerPerson(app), await registerPerson(app)]
  await save(app, [key('1.1')], one.token)
  expect((await get(app, PATH)).status).toBe(401)
  expect((await save(app, [key('1.1')])).status).toBe(401)
  expect((await read(app, other.token)).completedLessons).toEqual([])
})

test('fifty saves at once lose nothing', async () => {
  await using app = await createTestApp()
  const { token } = await registerPerson(app)
  const saves = Array.from({ length: 50 }, (_, index) => save(app, [LESSONS[index % LESSONS.length]], token))
  expect(new Set((await Promise.all(saves)).map(({ status }) => status))).toEqual(new Set([200]))
  expect((await read(app, token)).completedLessons.sort()).toEqual([...LESSONS].sort())
})

test('three devices in any order, with lost and repeated saves: what was acknowledged is there', async () => {
  await using app = await createTestApp()
  const step = fc.record({
    device: fc.nat(2),
    lessons: fc.subarray(LESSONS),
    lost: fc.boolean(),
    repeated: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const person = await registerPerson(app)
      const devices = [person.token, await logIn(app, person), await logIn(app, person)]
      const acknowledged = new Set<string>()
      for (const { device, lessons, lost, repeated } of steps) {
        if (lost) continue
        for (let times = repeated ? 2 : 1; times > 0; times--) {
          expect((await save(app, lessons, devices[device])).status).toBe(200)
          for (const lesson of lessons) acknowledged.add(lesson)
          expect(new Set((await read(app, person.token)).completedLessons)).toEqual(acknowledged)
        }
      }
      for (const token of devices) {
        expect(new Set((await read(app, token)).completedLessons)).toEqual(acknowledged)
      }
    }),
    { numRuns: 15 },
  )
})
