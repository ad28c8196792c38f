// The text beside the consent boxes of each form. Consent events store it, so the pages must show exactly this text.
import { translator } from '#src/platform/content/translator.ts'
import type { ConsentEventTable } from '#src/platform/database/tables/account-tables.ts'
import type { Language } from '#src/shared/languages.ts'

type Source = ConsentEventTable['source']
type Kind = ConsentEventTable['kind']

/** @throws when the form does not ask about it */
export function consentWording(language: Language, source: Source, kind: Kind): string {
  const t = translator(language)
  // Also for sources without a box: proving a mailbox withdraws the tips that were ticked before, and that event needs the text too.
  if (kind === 'weekly_tips') return t('accounts_consent_weekly_tips')
  if (source === 'registration') return t.markup('accounts_consent_policy', { link: (words) => words })
  if (source === 'google_onboarding') return t.markup('accounts_consent_policy_read', { link: (words) => words })
  throw new Error(`${source} has no words about ${kind}.`)
}
