import { TEST_ENGINE } from './test-database.ts'

/**
 * Acts of several processes on one database at the same moment. On SQLite one after the other: a connection that waits for the
 * lock holds up the thread of the one that has it, which in real processes are two.
 */
export async function atOnce(acts: (() => Promise<unknown>)[]): Promise<void> {
  if (TEST_ENGINE === 'postgres') await Promise.all(acts.map((act) => act()))
  else for (const act of acts) await act()
}
