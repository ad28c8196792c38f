// Runs the server's work on issues once: queues those whose time has come, and sends waiting copies.
import { planDueIssues } from '#src/features/newsletter/sending/plan-issue.server.ts'
import { ISSUE_JOB } from '#src/features/newsletter/sending/send-issue.server.ts'
import { runDueJobs } from '#src/platform/jobs/run-jobs.ts'
import type { Services } from '#src/platform/services.ts'

export async function sendNewsletters(services: Services): Promise<void> {
  await planDueIssues(services)
  await runDueJobs(services, [ISSUE_JOB], ['issue'], 10)
}
