// What becomes of a copy that a mail server refuses for good. Most such answers may mean us as well as one reader, so they are
// held until it is clear: where the server takes a copy after all, they were about their readers (decision 171).

import type { Services } from '#src/platform/services.ts'
import { DAY_MS, SECOND_MS } from '#src/shared/duration.ts'
import { bounceSubscriber } from './bounces.server.ts'
import { endDelivery, hasAccepted, postponeDelivery, settleDelivery } from './deliveries.queries.server.ts'
import type { Outcome } from './delivery-channel.server.ts'
import { expireWaiting } from './newsletter-workers.queries.server.ts'

type RefusedOutcome = Extract<Outcome, { kind: 'refused' }>

export interface CopyKey {
  issue: string
  subscriberId: string
}

/** Seconds before each next try; the last one counts for all that follow. */
const PAUSES = [5, 30, 120, 600, 1_800, 3_600]
const GIVE_UP_AFTER_MS = DAY_MS

export interface HeldRefusals {
  /** In a row: the mail server has taken nothing since the first of them. */
  count(): number
  /** Puts the copy off, which costs it no try, until it is clear whom the answer means. */
  hold(key: CopyKey, outcome: RefusedOutcome, attempts: number): Promise<void>
  /** The mail server has taken a copy: what it refused before was about the readers. */
  settle(): Promise<void>
  /**
   * Nothing more is sent in this run. @param enough so many in a row are about us
   * @returns why it is us who are refused, or null
   */
  end(enough: number, accepted: number): Promise<string | null>
}

export function createHeldRefusals(services: Services, worker: string, issue: string): HeldRefusals {
  const { query } = services.database
  let held: { key: CopyKey; outcome: RefusedOutcome; attempts: number }[] = []

  const take = () => {
    const taken = held
    held = []
    return taken
  }

  const settle = async () => {
    for (const { key, outcome, attempts } of take()) {
      const { of } = outcome.refusal
      if (of === 'us') continue
      if (of === 'unclear') await retryLater(services, worker, key, { ...outcome, attempts })
      else await failRefused(services, worker, key, outcome)
    }
  }

  return {
    count: () => held.length,
    async hold(key, outcome, attempts) {
      const { code, claimed } = outcome
      await postponeDelivery(query, key, worker, { due: retryAt(services, 0), code, claimed, counts: false })
      // Not before: what is settled must be waiting by then.
      held.push({ key, outcome: { ...outcome, claimed: false }, attempts })
    },
    settle,
    async end(enough, accepted) {
      const last = held.at(-1)
      if (last === undefined) return null
      const isUs = held.length >= enough || held.some(({ outcome }) => outcome.refusal.of === 'us')
      // A last reader or two may be met alone. Of an issue that nobody got yet, it is us.
      if (isUs || (accepted === 0 && !(await hasAccepted(query, issue)))) return last.outcome.code
      if (accepted > 0) await settle()
      else
        for (const { key, outcome, attempts } of take())
          await retryLater(services, worker, key, { ...outcome, attempts })
      return null
    },
  }
}

/** Refused for good, and it is clear that it is not us. */
export async function failRefused(
  services: Services,
  worker: string,
  key: CopyKey,
  outcome: RefusedOutcome,
): Promise<void> {
  const { query } = services.database
  const failed = { state: 'failed', code: outcome.code, now: services.clock() } as const
  if (outcome.claimed) await settleDelivery(query, key, worker, failed)
  else await endDelivery(query, key, failed)
  const { of } = outcome.refusal
  if (of === 'receiver') await bounce(services, key, 'hard')
  if (of === 'mailbox') await bounce(services, key, 'soft')
}

/** Tries again with growing pauses. @param attempts those before this one */
export async function retryLater(
  services: Services,
  worker: string,
  key: CopyKey,
  { attempts, code, claimed }: { attempts: number; code: string; claimed: boolean },
): Promise<void> {
  await postponeDelivery(services.database.query, key, worker, { due: retryAt(services, attempts), code, claimed })
}

/** What was tried for a day has failed. Whose mailbox was refused all day is counted, if others got the issue. */
export async function giveUpAfterDay(services: Services, issue: string): Promise<void> {
  const { query } = services.database
  const now = services.clock()
  const expired = await expireWaiting(query, issue, new Date(now.getTime() - GIVE_UP_AFTER_MS), now)
  const refused = expired.filter(({ last_code: code }) => code?.startsWith('5'))
  if (refused.length === 0 || !(await hasAccepted(query, issue))) return
  for (const { subscriber_id: subscriberId } of refused) await bounce(services, { issue, subscriberId }, 'soft')
}

function bounce(services: Services, { issue, subscriberId }: CopyKey, kind: 'hard' | 'soft'): Promise<void> {
  return bounceSubscriber(services, subscriberId, kind, `${issue}.${subscriberId}`)
}

function retryAt({ clock }: Services, attempts: number): Date {
  const pause = PAUSES[Math.min(attempts, PAUSES.length - 1)] as number
  return new Date(clock().getTime() + pause * SECOND_MS)
}
