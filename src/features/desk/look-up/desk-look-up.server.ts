// Looking one address up: a proof, a share of the day, a line in the log that knows the address by a keyed mark, and a trace for
// whom it is about. There is no list, and nothing that finds more than the whole address that was typed.
import { lookUpReader as lookUp } from '#src/features/newsletter/look-up-at-the-desk.server.ts'
import { handleDeskAct } from '#src/platform/http/desk-route.ts'
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import type { Route } from '#src/platform/http/route.ts'
import { markOfAddress } from '#src/platform/identity/audit-log.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_MS, SECOND_MS } from '#src/shared/duration.ts'
import { lookUpReader } from './desk-look-up.contract.ts'

/** Of one operator. */
const LOOK_UPS: Limit = { name: 'desk-look-ups', max: 20, seconds: DAY_MS / SECOND_MS }

export const deskLookUpRoutes: Route[] = [
  handleDeskAct(
    lookUpReader,
    {
      act: 'look-up-reader',
      code: ({ code }) => code,
      about: ({ reason }, { mark }) => ({ mark, reason }),
    },
    async ({ email, reason, words }, { services, operator }, transaction) => {
      if (!(await tryTakeLimit(transaction, services, { limit: LOOK_UPS, subject: operator.id }))) {
        throw new AppError('too_many_requests', 'desk_answers_look_up_enough', { retryAfter: LOOK_UPS.seconds })
      }
      const found = await lookUp(transaction, services, { email, operatorId: operator.id, reason, words })
      return { ...found, mark: markOfAddress(services.secrets, email) }
    },
  ),
]
