// Hands out what proves one act: a challenge for a passkey, and a number that a one-time code goes with.
import type { Route } from '#src/platform/http/route.ts'
import { startChallenge } from '../factors/desk-challenges.server.ts'
import { listPasskeys } from '../factors/factors.queries.server.ts'
import { askForKnown } from '../factors/passkeys.server.ts'
import { handleAtDesk } from '../way-in/handle-at-desk.server.ts'
import { beginProof } from './proof.contract.ts'
import { purposeOf } from './prove-act.server.ts'

export const proofRoutes: Route[] = [
  handleAtDesk(beginProof, async ({ act, words }, { services, operator }) => {
    const purpose = purposeOf(act, words)
    const byCode = operator.totp_sealed !== null
    const passkeys = await listPasskeys(services.database.query, operator.id)
    if (passkeys.length === 0) {
      const { id } = await startChallenge(services, operator.id, purpose)
      return { challengeId: id, byCode, passkey: null }
    }
    const { challengeId, options } = await askForKnown(services, operator.id, purpose)
    return { challengeId, byCode, passkey: options }
  }),
]
