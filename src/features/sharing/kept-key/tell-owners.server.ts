// Tells the owner of an account that keeps a key, neutrally, when somebody came in by a way that was not there before. What is kept
// stands in no mail: others read it too.
import * as m from '#messages'
import { type HandedOver, listNewWaysIn } from '#src/platform/identity/accounts.ts'
import { composeMail, type Mail } from '#src/platform/mail/mail.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { type Language, languageNoted } from '#src/shared/languages.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { WAIT_DAYS } from './kept-key.contract.ts'
import { claimTelling, findKeptKey, setToldOf } from './kept-key.queries.server.ts'

/** One mail for each new way in, while the key is shut, from whichever process is first. */
export async function tellOwners(services: Services): Promise<void> {
  const since = new Date(services.clock().getTime() - WAIT_DAYS * DAY_MS)
  for (const account of await listNewWaysIn(services.database.query, since)) await tellOwner(services, account)
}

async function tellOwner(services: Services, account: HandedOver): Promise<void> {
  const { query } = services.database
  const kept = await findKeptKey(query, account.id)
  if (kept === undefined || (kept.told_of ?? '') >= account.new_way_in_at) return
  await query.transaction().execute(async (transaction) => {
    if (!(await claimTelling(transaction, account.id, account.new_way_in_at))) return
    const language = languageNoted(kept.language)
    if (await queueMail(transaction, services, shutForDaysMail(language, account))) return
    // The mailbox has had enough mails today: another time.
    await setToldOf(transaction, account.id, kept.told_of)
  })
}

function shutForDaysMail(language: Language, { id, email }: HandedOver): Mail {
  const words = composeMail(language, {
    subject: m.kept_key_mails_subject(language, { product: PRODUCT_NAME }),
    before: [
      m.mails_hello(language),
      m.kept_key_mails_what(language),
      m.kept_key_mails_shut(language),
      m.kept_key_mails_not_you(language, { product: PRODUCT_NAME }),
    ],
    after: [],
  })
  return { to: email, kind: 'kept-key', share: 'account', accountId: id, ...words }
}
