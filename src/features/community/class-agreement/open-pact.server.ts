// The pact that a code opens. A code that is unknown, of a pact that has ended or of one that is full gets the same answer after the
// same look-ups. A full pact stays open to those who are in it.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { refuseWaiting } from '#src/platform/http/network-tally.ts'
import { enforceLimits } from '#src/platform/http/rate-limit.ts'
import type { RequestContext, UserContext } from '#src/platform/http/route.ts'
import { londonDay } from '#src/platform/london-time.ts'
import { hashSecret } from '#src/platform/secrets.ts'
import { AppError } from '#src/shared/app-error.ts'
import { countMembers, findMember, findPact, lockPact, type Pact, type PactMember } from './pacts.queries.server.ts'
import { MEMBERS_MOST, PACT_ACTS_ACCOUNT, wrongPactCodes } from './pacts-limits.server.ts'

type Query = Kysely<Tables>

export interface OpenPact extends Pact {
  code: string
  /** Whoever asks, as a member. */
  member: PactMember | undefined
}

/** Nobody's: looked for when nobody is signed in, so that this takes as long. */
const NOBODY = ''

/** @param accountId of whoever asks, or null. @throws AppError 404 */
export async function openPact(
  query: Query,
  { services, client }: RequestContext,
  code: string,
  accountId: string | null,
): Promise<OpenPact> {
  const codeHash = hashSecret(code)
  const pact = await findPact(query, codeHash)
  const member = await findMember(query, codeHash, accountId ?? NOBODY)
  const count = await countMembers(query, codeHash)
  const isFull = member === undefined && count >= MEMBERS_MOST
  if (pact !== undefined && pact.ends_on > londonDay(services.clock()) && !isFull) return { ...pact, code, member }
  const wrong = wrongPactCodes(services)
  refuseWaiting(wrong, client.network)
  wrong.add(client.network)
  throw new AppError('not_found', 'pacts_answers_unknown')
}

/** Runs an act of somebody on a pact: acts on one pact come one after the other, on every process. @throws AppError 404 */
export async function changePact<Answer>(
  context: UserContext,
  code: string,
  act: (transaction: Query, pact: OpenPact) => Promise<Answer>,
): Promise<Answer> {
  const { services, user } = context
  await enforceLimits(services, [{ limit: PACT_ACTS_ACCOUNT, subject: user.accountId }])
  const { query, engine } = services.database
  return query.transaction().execute(async (transaction) => {
    await lockPact(transaction, engine, hashSecret(code))
    return act(transaction, await openPact(transaction, context, code, user.accountId))
  })
}
