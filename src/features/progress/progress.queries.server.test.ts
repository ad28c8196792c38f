import { InsertQueryNode, type KyselyPlugin, ValuesNode } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/api/test-app.ts'
import { registerPerson } from '../../../testing/api/test-person.ts'
import { addCompletions, type NewCompletion } from './progress.queries.server.ts'

const FIRST = new Date('2026-11-20T20:00:00Z')
test('two processes add the same completions in the same order, so neither waits', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  await registerPerson(app)
  await registerPerson(app)
  const accounts = await query.selectFrom('account').select('id').orderBy('id').execute()
  const [one, two] = accounts.map(({ id }) => id) as [string, string]
  const [first, second, third] = [
    { accountId: one, lessonKey: 'a', at: FIRST },
    { accountId: one, lessonKey: 'b', at: FIRST },
    { accountId: two, lessonKey: 'a', at: FIRST },
  ]
  for (const completions of [
    [third, second, first],
    [second, third, first],
    [first, second, third],
  ]) {
    const added: unknown[] = []
    await addCompletions(query.withPlugin(watchRows(added)), completions as NewCompletion[])
    expect(added).toEqual([one, one, two].map((id, place) => [id, 'aba'[place]]))
  }
})

/** Notes the account and the lesson of each row that is to be added, in the order of the statement. */
function watchRows(added: unknown[]): KyselyPlugin {
  return {
    transformQuery({ node }) {
      if (!InsertQueryNode.is(node) || node.values === undefined || !ValuesNode.is(node.values)) return node
      for (const row of node.values.values) added.push(row.values.slice(0, 2))
      return node
    },
    transformResult: async ({ result }) => result,
  }
}
