// What the doctor says of tips that wait because the mail server refuses us.
import type { DoctorCheck } from '#src/platform/operations/doctor-check.ts'
import { countPutOff } from './deliveries.queries.server.ts'

export const TIPS_CHECK: DoctorCheck = {
  what: 'tips',
  async check({ query }) {
    const waiting = await countPutOff(query)
    if (waiting > 0) {
      const mend = 'None is lost. It has to let us send, with a quota that is enough for all readers.'
      throw new Error(`The mail server refuses us, not the readers, so tips wait: ${waiting}. ${mend}`)
    }
    return 'Tips that wait for a mail server that refuses us: 0.'
  },
}
