import { type Expression, type RawBuilder, sql } from 'kysely'

/**
 * The Monday of the week in which a day or time lies, alike in both databases.
 * @param time ISO text, from the first of the mondays on
 * @param mondays ISO days, oldest first
 */
export function weekOf(time: Expression<unknown>, mondays: string[]): RawBuilder<string> {
  // Literals, because PostgreSQL takes an expression with parameters for a different one at each use in a query.
  const cases = mondays.toReversed().map((monday) => sql`when ${time} >= ${sql.lit(monday)} then ${sql.lit(monday)}`)
  return sql<string>`case ${sql.join(cases, sql` `)} end`
}
