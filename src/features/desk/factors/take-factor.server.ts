// Whether somebody has proven their second factor, whichever it is.
import type { DeskOperatorTable } from '#src/platform/database/desk-tables.ts'
import type { Services } from '#src/platform/services.ts'
import type { Factor } from './factors.contract.ts'
import { takeOneTimeCode } from './one-time-codes.server.ts'
import { takePasskey } from './passkeys.server.ts'
import { takeRecoveryCode } from './recovery-codes.server.ts'

type Holder = Pick<DeskOperatorTable, 'id' | 'totp_sealed'>

/** Uses the code or the challenge up, right or wrong. @param purpose what a passkey must have signed */
export function takeFactor(services: Services, operator: Holder, factor: Factor, purpose: string): Promise<boolean> {
  switch (factor.way) {
    case 'code':
      return takeOneTimeCode(services, operator, factor.oneTimeCode)
    case 'recovery':
      return takeRecoveryCode(services.database.query, operator.id, factor.recoveryCode)
    case 'passkey':
      return takePasskey(services, operator.id, purpose, factor.passkey)
  }
}
