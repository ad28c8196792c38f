// PostgreSQL gives rows that no `order by` tells apart in whatever order it likes, and nearly always in the one they were
// written in: a test that leans on it fails once in some hundred runs. Turned round each time, it fails at once.
import {
  ColumnNode,
  type KyselyPlugin,
  type OrderByItemNode,
  type QueryId,
  ReferenceNode,
  type RootOperationNode,
  SelectQueryNode,
} from 'kysely'

type Row = Record<string, unknown>

const asked = new WeakMap<QueryId, RootOperationNode>()

export const REVERSED_TIES: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    asked.set(queryId, node)
    return node
  },
  async transformResult({ result, queryId }) {
    const node = asked.get(queryId)
    if (node === undefined || !SelectQueryNode.is(node)) return result
    const columns = node.orderBy?.items.map(columnOf) ?? []
    // Without an order, a limit says which rows there are: those stay. An expression cannot be read from a row.
    if (columns.length === 0 && node.limit !== undefined) return result
    const isTold = (column: string | undefined) => column !== undefined && result.rows.every((row) => column in row)
    return columns.every(isTold) ? { ...result, rows: reverseTies(result.rows, columns as string[]) } : result
  },
}

/** @returns the name of the column that an order goes by; undefined for an expression */
function columnOf({ orderBy }: OrderByItemNode): string | undefined {
  const column = ReferenceNode.is(orderBy) ? orderBy.column : orderBy
  return ColumnNode.is(column) ? column.column.name : undefined
}

function reverseTies(rows: Row[], columns: string[]): Row[] {
  const ties = Map.groupBy(rows, (row) => JSON.stringify(columns.map((column) => row[column])))
  return [...ties.values()].flatMap((tied) => tied.reverse())
}
