// What stands beside the boxes of each form: the consent events keep it, so the pages must show exactly this.
import * as m from '#messages'
import type { ConsentEventTable } from '#src/platform/database/tables/account-tables.ts'
import type { Language } from '#src/shared/languages.ts'
import { textOfParts } from '#src/shared/message-part.ts'

type Source = ConsentEventTable['source']
type Kind = ConsentEventTable['kind']

/** @throws when the form does not ask about it */
export function consentWording(language: Language, source: Source, kind: Kind): string {
  // Without boxes too: a proof of the mailbox takes back what was ticked before it.
  if (kind === 'weekly_tips') return m.accounts_consent_weekly_tips(language)
  if (source === 'registration') return textOfParts(m.accounts_consent_policy(language))
  if (source === 'google_onboarding') return textOfParts(m.accounts_consent_policy_read(language))
  throw new Error(`${source} has no words about ${kind}.`)
}
