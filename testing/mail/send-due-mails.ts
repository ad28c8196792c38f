// Runs the server's worker for mails once.
import { runDueJobs } from '#src/platform/jobs/run-jobs.ts'
import type { Services } from '#src/platform/services.ts'
import { listJobKinds } from '#src/server/jobs.ts'

/** Sends one batch, and does what was typed to get a mail. @returns how much it took up */
export function sendDueMails(services: Services): Promise<number> {
  return runDueJobs(services, listJobKinds([]), ['account', 'mail'], 10)
}
