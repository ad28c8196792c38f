// How the server is, by the very checks of `npm run doctor`. It only looks.
import type { OtherFeatures } from '#src/platform/feature.ts'
import type { Route } from '#src/platform/http/route.ts'
import { type DoctorFinding, examineServer } from '#src/platform/operations/doctor.ts'
import type { Services } from '#src/platform/services.ts'
import { SECOND_MS } from '#src/shared/duration.ts'
import { handleAtDesk } from '../way-in/handle-at-desk.server.ts'
import { getDeskHealth } from './desk-health.contract.ts'

/** Findings hold for so long: they ask the mail server and the disk, and somebody may press 'reload' again and again (L15). */
const FRESH_MS = 10 * SECOND_MS

interface Examination {
  begunAt: number
  findings: Promise<DoctorFinding[]>
}

/** Of each app, because tests have many in one process. */
const lastOfApp = new WeakMap<Services, Examination>()

export function deskHealthRoutes(others: Pick<OtherFeatures, 'doctorChecks' | 'describeBuild'>): Route[] {
  return [
    handleAtDesk(getDeskHealth, async (_input, { services }) => ({
      findings: await examine(services, others),
      since: services.startedAt.toISOString(),
      jobs: services.jobRuns.list().map(({ name, endedAt, failures }) => ({
        name,
        endedAt: endedAt?.toISOString() ?? null,
        failures,
      })),
    })),
  ]
}

function examine(
  services: Services,
  { doctorChecks: featureChecks, describeBuild }: Pick<OtherFeatures, 'doctorChecks' | 'describeBuild'>,
): Promise<DoctorFinding[]> {
  const last = lastOfApp.get(services)
  const now = performance.now()
  if (last !== undefined && now - last.begunAt < FRESH_MS) return last.findings
  const { config, database } = services
  const findings = examineServer(config, { describeBuild, featureChecks, database })
  lastOfApp.set(services, { begunAt: now, findings })
  return findings
}
