// The endpoints of complaints at the desk, by the rules that `npm run complaints` prints and closes by. No address leaves (L7).
import {
  closeComplaint,
  countComplaints,
  listComplaints,
  replyToComplaint,
} from '#src/features/inbox/contact/complaints.server.ts'
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import type { Route } from '#src/platform/http/route.ts'
import { maskAddress } from '#src/platform/mail/mask-address.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_MS, SECOND_MS } from '#src/shared/duration.ts'
import { handleAtDesk, handleDeskAct } from '../way-in/handle-at-desk.server.ts'
import { closeDeskComplaint, listDeskComplaints, replyToDeskComplaint } from './desk-complaints.contract.ts'
import { replyWords } from './reply-words.ts'

/** Of one operator (L14). */
const REPLIES: Limit = { name: 'desk-complaint-replies', max: 10, seconds: DAY_MS / SECOND_MS }
/** Shown at a time: more nobody answers in one sitting. */
const COMPLAINTS_AT_ONCE = 100

export const deskComplaintRoutes: Route[] = [
  handleAtDesk(listDeskComplaints, async (_input, { services }) => {
    const [oldest, { open, late }] = await Promise.all([
      listComplaints(services, COMPLAINTS_AT_ONCE),
      countComplaints(services),
    ])
    return {
      complaints: oldest.map(({ email, complaint, ...rest }) => ({
        ...rest,
        address: email === null ? null : maskAddress(email),
        words: complaint,
      })),
      waiting: open,
      late,
    }
  }),
  handleDeskAct(
    replyToDeskComplaint,
    {
      act: 'reply-complaint',
      proves: ({ reference, answer, proof }) => ({ words: replyWords(reference, answer), proof }),
      about: ({ reference }) => ({ complaint: reference }),
    },
    async ({ reference, answer }, { services, operator }, transaction) => {
      if (!(await tryTakeLimit(transaction, services, { limit: REPLIES, subject: operator.id }))) {
        throw new AppError('too_many_requests', 'desk_answers_reply_enough', { retryAfter: REPLIES.seconds })
      }
      const refused = await replyToComplaint(transaction, services, reference, answer)
      if (refused === 'gone') throw new AppError('not_found', 'desk_answers_queue_gone')
      if (refused === 'no address') throw new AppError('conflict', 'desk_answers_reply_nowhere')
      return {}
    },
  ),
  handleDeskAct(
    closeDeskComplaint,
    { act: 'close-complaint', about: ({ reference, reason }) => ({ complaint: reference, reason }) },
    async ({ reference, reason }, { services }, transaction) => {
      if (await closeComplaint(transaction, services, reference, reason)) return {}
      throw new AppError('not_found', 'desk_answers_queue_gone')
    },
  ),
]
