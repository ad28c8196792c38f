// Progress on the server: what is completed is united, never replaced, so that no save can undo another.

import { handleForUser, type UserRoute } from '#src/platform/http/route.ts'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import type { Services } from '#src/platform/services.ts'
import { getSavedProgress, type SavedProgress, saveProgress } from './progress.contract.ts'
import { addCompletions, listCompletions } from './progress.queries.server.ts'

/** @param findLessonKey undefined for a key that no lesson has: it is left out, not refused */
export function progressRoutes(findLessonKey: (key: string) => string | undefined): UserRoute[] {
  return [
    handleForUser(getSavedProgress, (_input, { services, user }) => readProgress(services, user.accountId)),
    handleForUser(saveProgress, async ({ completedLessons }, { services, user }) => {
      // Full keys only: an id alone would be stored under another name than the page looks for.
      const known = [...new Set(completedLessons.filter((key) => findLessonKey(key) === key))]
      const at = services.clock()
      await addCompletions(
        services.database.query,
        known.map((lessonKey) => ({ accountId: user.accountId, lessonKey, at })),
      )
      return { saved: known.length }
    }),
  ]
}

async function readProgress(services: Services, accountId: string): Promise<SavedProgress> {
  const rows = await listCompletions(services.database.query, accountId)
  return { completedLessons: rows.map((row) => row.lesson_key), lastUpdated: rows.at(-1)?.created_at ?? null }
}

export const progressData: PersonalDataSource = {
  async read(services, { accountId }) {
    const rows = await listCompletions(services.database.query, accountId)
    return { completedLessons: rows.map((row) => ({ lesson: row.lesson_key, at: row.created_at })) }
  },
}
