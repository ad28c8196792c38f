// The doctor's findings of a running server, for the desk, Prometheus and the mail to owners. They ask the disk, the mail server and the
// provider, so they hold for a while.
import type { OtherFeatures } from '../feature.ts'
import { perApp } from '../per-app.ts'
import type { Services } from '../services.ts'
import { examineServer } from './doctor.ts'
import type { DoctorFinding } from './doctor-check.ts'

interface Examination {
  begunAt: number
  findings: Promise<DoctorFinding[]>
}

const lastOfApp = perApp((): { examination?: Examination } => ({}))

/** @param freshMs milliseconds for which an earlier answer holds */
export function examineAgain(
  services: Services,
  { doctorChecks: featureChecks, describeBuild }: Pick<OtherFeatures, 'doctorChecks' | 'describeBuild'>,
  freshMs: number,
): Promise<DoctorFinding[]> {
  const last = lastOfApp(services)
  const begunAt = performance.now()
  if (last.examination !== undefined && begunAt - last.examination.begunAt < freshMs) return last.examination.findings
  const { config, database, clock } = services
  const findings = examineServer(config, { describeBuild, featureChecks, database, now: clock() })
  last.examination = { begunAt, findings }
  return findings
}
