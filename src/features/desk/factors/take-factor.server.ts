// Whether somebody has proven their second factor, whichever it is: before the transaction of what it opens, and again in it.
import type { Kysely } from 'kysely'
import type { DeskOperatorTable } from '#src/platform/database/tables/desk-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Services } from '#src/platform/services.ts'
import type { Factor } from './factors.contract.ts'
import { listPasskeys } from './factors.queries.server.ts'
import { takeOneTimeCode } from './one-time-codes.server.ts'
import { takePasskey } from './passkeys.server.ts'
import { takeRecoveryCode } from './recovery-codes.server.ts'

type Holder = Pick<DeskOperatorTable, 'id' | 'totp_sealed'>

/**
 * Uses the one-time code or the challenge up, right or wrong. A recovery code is spent with what it opens (`isStillTheirs`).
 * @param purpose what a passkey must have signed
 */
export async function takeFactor(
  services: Services,
  operator: Holder,
  factor: Factor,
  purpose: string,
): Promise<boolean> {
  switch (factor.way) {
    case 'code':
      return takeOneTimeCode(services, operator, factor.oneTimeCode)
    case 'recovery':
      return true
    case 'passkey':
      return takePasskey(services, operator.id, purpose, factor.passkey)
  }
}

/**
 * What no row of the operator says: a passkey may have been removed since it signed, and the recovery codes renewed. Of the key for
 * one-time codes the row tells.
 */
export async function isStillTheirs(transaction: Kysely<Tables>, operatorId: string, factor: Factor): Promise<boolean> {
  switch (factor.way) {
    case 'code':
      return true
    case 'recovery':
      return takeRecoveryCode(transaction, operatorId, factor.recoveryCode)
    case 'passkey':
      return (await listPasskeys(transaction, operatorId)).some(({ id }) => id === factor.passkey.id)
  }
}
