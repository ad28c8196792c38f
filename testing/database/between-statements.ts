// Lets something happen between two statements of a request, where two that come at the same moment go wrong. On SQLite nobody gets
// between, and the other one waits until the transaction is over, as it does there in earnest.
import { AsyncLocalStorage } from 'node:async_hooks'
import { type KyselyPlugin, type OperationNode, type RootOperationNode, TableNode } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { TestApp } from '../api/test-app.ts'

/** For the other one to get as far as it can: on to its end, or up to a lock that the first one holds. */
const PATIENCE_MS = 500
/** For one that waits for nobody, on a machine that has other things to do. */
const LONG_ENOUGH_MS = 20_000

type Other = () => Promise<unknown>

interface Moment {
  isIt(node: RootOperationNode): boolean
  other: Other
  patience: number
}

/**
 * Once, after rows of a table were deleted and before what follows in the same transaction.
 * @param other what the other one does, which may have to wait until the transaction is over
 */
export function afterDeletingFrom(app: TestApp, table: keyof Tables, other: Other): void {
  once(app, { isIt: (node) => isDeleting(node, table), other, patience: PATIENCE_MS })
}

/** The same after rows of a table were read. */
export function afterReadingFrom(app: TestApp, table: keyof Tables, other: Other): void {
  const isIt = (node: RootOperationNode) => node.kind === 'SelectQueryNode' && isOf(node.from?.froms[0], table)
  once(app, { isIt, other, patience: PATIENCE_MS })
}

function once(app: TestApp, moment: Moment): void {
  const { database } = app.services
  const { plugin, wait } = createWatch()
  wait({
    ...moment,
    other() {
      // From here on everybody asks without this.
      app.services.database = database
      return moment.other()
    },
  })
  app.services.database = { ...database, query: database.query.withPlugin(plugin) }
}

interface DeskWatch {
  /** As `afterDeletingFrom`. */
  afterDeletingFrom(table: keyof Tables, other: Other): void
  /**
   * Once, after rows of a table were changed by a statement that is a transaction of its own: nobody waits for anybody, on either
   * database, and the other one comes to its end.
   */
  afterChanging(table: keyof Tables, other: Other): void
}

/** The same for the desk, whose way to the database is made for its first request: this comes before. */
export function watchDesk(app: TestApp): DeskWatch {
  const { database } = app.services
  const { plugin, wait } = createWatch()
  app.services.database = { ...database, aside: database.aside.withPlugin(plugin) }
  return {
    afterDeletingFrom: (table, other) =>
      wait({ isIt: (node) => isDeleting(node, table), other, patience: PATIENCE_MS }),
    afterChanging: (table, other) =>
      wait({
        isIt: (node) => node.kind === 'UpdateQueryNode' && isOf(node.table, table),
        other,
        patience: LONG_ENOUGH_MS,
      }),
  }
}

/** @returns what sees the statements, and what makes it wait for the next one of a kind */
function createWatch(): { plugin: KyselyPlugin; wait(moment: Moment): void } {
  let awaited: Moment | undefined
  let now: (Moment & { queryId: object }) | undefined
  return {
    wait(moment) {
      // Somebody else: what it asks does not come from within the transaction that it gets between.
      const outside = AsyncLocalStorage.snapshot()
      awaited = { ...moment, other: () => outside(moment.other) }
    },
    plugin: {
      transformQuery({ node, queryId }) {
        if (awaited?.isIt(node)) {
          now = { ...awaited, queryId }
          awaited = undefined
        }
        return node
      },
      async transformResult({ result, queryId }) {
        if (now?.queryId === queryId) {
          const { other, patience } = now
          await Promise.race([other(), new Promise((resolve) => setTimeout(resolve, patience))])
        }
        return result
      },
    },
  }
}

function isDeleting(node: RootOperationNode, table: keyof Tables): boolean {
  return node.kind === 'DeleteQueryNode' && isOf(node.from.froms[0], table)
}

function isOf(first: OperationNode | undefined, table: keyof Tables): boolean {
  return first !== undefined && TableNode.is(first) && first.table.identifier.name === table
}
