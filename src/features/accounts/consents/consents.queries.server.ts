// Consent events, which are written once and never changed. They say what a person agreed to, in which words, and when.

import { hash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ConsentEventTable } from '#src/platform/database/tables/account-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Language } from '#src/shared/languages.ts'
import { PRIVACY_POLICY_VERSION } from '#src/shared/product.ts'
import { consentWording } from './consent-wording.server.ts'

type Source = ConsentEventTable['source']
type Kind = ConsentEventTable['kind']

export interface ConsentAnswer {
  kind: Kind
  granted: boolean
}

/** Stores a person's answer, with the server's time and the text beside the boxes. */
export async function insertConsents(
  language: Language,
  query: Kysely<Tables>,
  accountId: string,
  source: Source,
  answers: ConsentAnswer[],
  { now, claimedAt }: { now: Date; claimedAt?: string | undefined },
): Promise<void> {
  await query
    .insertInto('consent_event')
    .values(
      answers.map(({ kind, granted }) => ({
        id: randomUUID(),
        account_id: accountId,
        kind,
        granted: granted ? 1 : 0,
        source,
        policy_version: PRIVACY_POLICY_VERSION,
        wording: consentWording(language, source, kind),
        wording_hash: hash('sha256', consentWording(language, source, kind), 'hex'),
        claimed_at: claimedAt ?? null,
        created_at: now.toISOString(),
      })),
    )
    .execute()
}

export async function listConsents(query: Kysely<Tables>, accountId: string) {
  return query
    .selectFrom('consent_event')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('kind')
    .execute()
}
