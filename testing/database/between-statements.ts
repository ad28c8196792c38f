// Lets something happen between two statements of a transaction, where two requests that come at the same moment go wrong.
import { type OperationNode, type RootOperationNode, TableNode } from 'kysely'
import type { Tables } from '#src/platform/database/tables.ts'
import type { TestApp } from '../api/test-app.ts'

/** For the other one to get as far as it can: on to its end, or up to a lock that the first one holds. */
const PATIENCE_MS = 500

/**
 * Once, after rows of a table were deleted and before what follows in the same transaction. For PostgreSQL only: on SQLite nobody
 * gets between.
 * @param other what the other one does, which may have to wait until the transaction is over
 */
export function afterDeletingFrom(app: TestApp, table: keyof Tables, other: () => Promise<unknown>): void {
  once(app, (node) => node.kind === 'DeleteQueryNode' && tableOf(node.from.froms[0]) === table, other)
}

/** The same after rows of a table were read. */
export function afterReadingFrom(app: TestApp, table: keyof Tables, other: () => Promise<unknown>): void {
  once(app, (node) => node.kind === 'SelectQueryNode' && tableOf(node.from?.froms[0]) === table, other)
}

function once(app: TestApp, isIt: (node: RootOperationNode) => boolean, other: () => Promise<unknown>): void {
  const { database } = app.services
  let watched: object | undefined
  const query = database.query.withPlugin({
    transformQuery({ node, queryId }) {
      if (isIt(node)) watched ??= queryId
      return node
    },
    async transformResult({ result, queryId }) {
      if (queryId === watched) {
        // From here on everybody asks without this.
        app.services.database = database
        await Promise.race([other(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
      }
      return result
    },
  })
  app.services.database = { ...database, query }
}

function tableOf(first: OperationNode | undefined): string | undefined {
  return first !== undefined && TableNode.is(first) ? first.table.identifier.name : undefined
}
