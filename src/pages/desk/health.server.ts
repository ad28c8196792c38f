// The health of the server, by the same checks as `npm run doctor`. It changes nothing.
import type { OtherFeatures } from '#src/platform/feature.ts'
import { handleAtDesk } from '#src/platform/http/desk-route.ts'
import type { Route } from '#src/platform/http/route.ts'
import { listRecurring } from '#src/platform/jobs/jobs.ts'
import { examineAgain } from '#src/platform/operations/examine-again.ts'
import { VERSION } from '#src/platform/version.ts'
import { SECOND_MS } from '#src/shared/duration.ts'
import { getDeskHealth } from './health.contract.ts'

/** How long findings are kept: the checks ask the mail server and the disk, and an owner may press 'reload' again and again. */
const FRESH_MS = 10 * SECOND_MS

export function healthRoutes(others: Pick<OtherFeatures, 'doctorChecks' | 'describeBuild'>): Route[] {
  return [
    handleAtDesk(getDeskHealth, async (_input, { services }) => ({
      findings: await examineAgain(services, others, FRESH_MS),
      version: VERSION,
      since: services.startedAt.toISOString(),
      jobs: (await listRecurring(services.database.query)).map(({ unique_key, done_at, attempts, locked_by }) => ({
        name: unique_key ?? '',
        endedAt: done_at,
        // The one that runs now has not failed yet.
        failures: attempts - Number(locked_by !== null),
      })),
    })),
  ]
}
