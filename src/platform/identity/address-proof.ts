// What other features do once an account's address is proven. `features.ts` hands it to the accounts, which call it in the
// transaction of the proof and do not know the features.
import type { Kysely } from 'kysely'
import type { Language } from '#src/shared/languages.ts'
import type { Tables } from '../database/tables/tables.ts'
import type { Services } from '../services.ts'

/** Consent to the weekly tips that was given with the proof. A box ticked before the proof does not count. */
export interface TipsConsent {
  /** The form. */
  source: string
  /** The words beside its box. */
  wording: string
  /** The language of the page that asked. */
  language: Language
}

export type OnEmailVerified = (
  transaction: Kysely<Tables>,
  services: Services,
  accountId: string,
  tips: TipsConsent | null,
) => Promise<void>
