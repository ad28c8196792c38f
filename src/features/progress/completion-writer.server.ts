// Completions of several requests, written by one statement and so in one commit (decision 150).

import { oneForEachApp } from '#src/platform/one-for-each-app.ts'
import type { Services } from '#src/platform/services.ts'
import { shareWork } from '#src/platform/shared-work.ts'
import { addCompletions, type NewCompletion } from './progress.queries.server.ts'

/** Milliseconds in which others may join: SQLite commits while everything else stands still. */
const GATHER_MS = 1

/** Keeps completions, beside those of whoever asks at the same time. Resolves once they are durable. */
export async function writeCompletions(services: Services, completions: NewCompletion[]): Promise<void> {
  if (completions.length === 0) return
  await writerOf(services)(completions)
}

const writerOf = oneForEachApp(({ database }) =>
  shareWork({
    together: async (groups: NewCompletion[][]) => {
      await addCompletions(database.query, groups.flat())
      return groups.map(() => undefined)
    },
    gatherMs: GATHER_MS,
    // An account may be deleted in the same moment: that is the only one whose save fails.
    repeatable: true,
  }),
)
