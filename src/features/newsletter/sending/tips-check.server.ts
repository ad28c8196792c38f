// What the doctor says of issues that the mail server has stopped.
import type { DoctorCheck } from '#src/platform/operations/doctor-check.ts'
import { listOpenIssues } from '../issues/newsletter-issues.queries.server.ts'

export const TIPS_CHECK: DoctorCheck = {
  what: 'tips',
  async check({ query }) {
    const stopped = (await listOpenIssues(query)).filter(({ stopped_at, problem }) => stopped_at && problem)
    if (stopped.length === 0) return 'No issue is held up by the mail server.'
    const each = stopped.map(({ slug, problem }) => `${slug} (${problem})`).join(', ')
    const mend = 'None is lost, and no reader was struck off. Once it lets us send, let it go on at the desk.'
    throw new Error(`The mail server refuses us, not the readers, and so has stopped: ${each}. ${mend}`)
  },
}
