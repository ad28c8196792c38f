// I2, I12: saves that come at once share a commit; each is answered after it, and a failing one fails alone.
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { get, post, registerPerson } from '../../../testing/api/test-person.ts'
import { writeCompletions } from './completion-writer.server.ts'

const PATH = '/api/auth/progress'
const KEY = 'digitalLaunchpad-module1-1.1'

/** Counts the statements that insert completions, and holds back the news of their commit until `go` resolves. */
function watchInserts(app: TestApp, go: Promise<void> = Promise.resolve()): { count: number } {
  const seen = { count: 0 }
  const inserts = new WeakSet<object>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const isCompletion = node.kind === 'InsertQueryNode' && JSON.stringify(node.into).includes('"completion"')
      if (isCompletion) inserts.add(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      if (!inserts.has(queryId)) return result
      seen.count += 1
      await go
      return result
    },
  }
  app.services.database.query = app.services.database.query.withPlugin(plugin)
  return seen
}

test('I2: twelve saves at once share commits, and none is answered before its own', async () => {
  await using app = await createTestApp()
  const people = await Promise.all(Array.from({ length: 12 }, () => registerPerson(app)))
  const { promise, resolve } = Promise.withResolvers<void>()
  const inserts = watchInserts(app, promise)
  let answered = 0
  const saves = people.map(async ({ token }) => {
    const { status } = await post(app, PATH, { completedLessons: [KEY] }, { token })
    answered += 1
    return status
  })
  await expect.poll(() => inserts.count).toBe(1)
  await new Promise((later) => setTimeout(later, 50))
  expect(answered).toBe(0)
  resolve()
  expect(new Set(await Promise.all(saves))).toEqual(new Set([200]))
  expect(inserts.count).toBeLessThan(people.length)
  for (const { token } of people) {
    expect(await (await get(app, PATH, token)).json()).toMatchObject({ completedLessons: [KEY] })
  }
})

test('I12: one who was deleted in the same moment fails alone', async () => {
  await using app = await createTestApp()
  const [one, other] = [await registerPerson(app), await registerPerson(app)]
  const { query } = app.services.database
  const accounts = await query.selectFrom('account').select('id').execute()
  const at = app.services.clock()
  const save = (accountId: string) => writeCompletions(app.services, [{ accountId, lessonKey: KEY, at }])
  const ids = accounts.map(({ id }) => id)
  expect(ids).toHaveLength(2)
  const settled = await Promise.allSettled([ids[0] as string, 'nobody', ids[1] as string].map(save))
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  for (const { token } of [one, other]) {
    expect(await (await get(app, PATH, token)).json()).toMatchObject({ completedLessons: [KEY] })
  }
})
