// SQLite's query plan of each statement: whether it uses an index or reads the whole table.
import { CompiledQuery, type Kysely, type KyselyPlugin, type QueryId, type RootOperationNode } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'

export interface PlanListener {
  /** Hand this to the code under test. */
  query: Kysely<Tables>
  /** The lines of the plans of all that was asked, in SQLite's words. */
  explain: () => Promise<string[]>
}

/** @param query on SQLite */
export function listenToPlans(query: Kysely<Tables>): PlanListener {
  const written = new WeakMap<QueryId, RootOperationNode>()
  const asked: CompiledQuery[] = []
  const listener: KyselyPlugin = {
    // Parts of a statement pass here too.
    transformQuery({ node, queryId }) {
      written.set(queryId, node)
      return node
    },
    async transformResult({ result, queryId }) {
      const node = written.get(queryId)
      if (node !== undefined) asked.push(query.getExecutor().compileQuery(node, queryId))
      return result
    },
  }
  return {
    query: query.withPlugin(listener),
    async explain() {
      const lines: string[] = []
      for (const { sql, parameters } of asked) {
        const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
        const { rows } = await query.executeQuery(explained)
        lines.push(...rows.map((row) => (row as { detail: string }).detail))
      }
      return lines
    },
  }
}
