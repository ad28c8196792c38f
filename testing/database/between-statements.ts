// Lets something happen between two statements of a request, where two that come at the same moment go wrong. On SQLite the
// other one waits until the transaction is over, as it does there in earnest.
import { AsyncLocalStorage } from 'node:async_hooks'
import { type KyselyPlugin, type OperationNode, type RootOperationNode, TableNode } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { TestApp } from '../api/test-app.ts'

/** For the other one to get as far as it can: on to its end, or up to a lock that the first one holds. */
const WAIT_MS = 500

type Other = () => Promise<unknown>

/**
 * Once, after rows of a table were deleted and before what follows in the same transaction.
 * @param other what the other one does, which may have to wait until the transaction is over
 */
export function afterDeletingFrom(app: TestApp, table: keyof Tables, other: Other): void {
  once(app, (node) => isDeleting(node, table), other)
}

/** The same after rows of a table were read. */
export function afterReadingFrom(app: TestApp, table: keyof Tables, other: Other): void {
  once(app, (node) => node.kind === 'SelectQueryNode' && isOf(node.from?.froms[0], table), other)
}

function once(app: TestApp, isIt: (node: RootOperationNode) => boolean, other: Other): void {
  const { database } = app.services
  // What the other one asks does not come from within the transaction that it gets between.
  const outside = AsyncLocalStorage.snapshot()
  let found: object | undefined
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (isIt(node)) found ??= queryId
      return node
    },
    async transformResult({ result, queryId }) {
      if (queryId === found) {
        // From here on all is asked without this.
        app.services.database = database
        await Promise.race([outside(other), new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
      }
      return result
    },
  }
  app.services.database = { ...database, query: database.query.withPlugin(plugin) }
}

function isDeleting(node: RootOperationNode, table: keyof Tables): boolean {
  return node.kind === 'DeleteQueryNode' && isOf(node.from.froms[0], table)
}

function isOf(first: OperationNode | undefined, table: keyof Tables): boolean {
  return first !== undefined && TableNode.is(first) && first.table.identifier.name === table
}
