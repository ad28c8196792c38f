// Lets a mailbox that refused mail get the newsletter again, where the refusal was temporary: a mail server that failed for a day, a full disk.
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import type { Services } from '#src/platform/services.ts'
import { findSubscriber, findSuppression } from '../subscribing/subscribers.queries.server.ts'
import { activate, hashAddressWithAllSecrets } from '../subscribing/subscription-state.server.ts'

/**
 * @param proof how we know that the mailbox takes mail again: kept with the subscription
 * @returns false when the address is not suppressed
 * @throws with the reason where only the reader can subscribe again
 */
export async function liftSuppression(services: Services, email: string, proof: string): Promise<boolean> {
  const canonical = canonicalEmail(email)
  return services.database.query.transaction().execute(async (transaction) => {
    const subscriber = await findSubscriber(transaction, canonical)
    const reason = await findSuppression(transaction, hashAddressWithAllSecrets(services, canonical))
    if (reason === 'complained' || subscriber?.state === 'complained') {
      throw new Error(
        'They called an issue spam. Only they can come back: with an account for this address, once it is proven.',
      )
    }
    if (reason === 'erased') {
      throw new Error('They had everything on them erased. Only they can come back: by subscribing again.')
    }
    if (subscriber === undefined || (subscriber.state !== 'bounced' && subscriber.state !== 'paused')) return false
    return activate(transaction, services, subscriber, { event: 'undone', method: 'operator', wording: proof })
  })
}
