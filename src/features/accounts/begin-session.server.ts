// Where every session starts, however somebody came in.
import type { Kysely } from 'kysely'
import type { Client } from '#src/server/client.ts'
import type { SessionTable, Tables } from '#src/server/database/tables.ts'
import { hashSecret } from '#src/server/secrets.ts'
import { logSecurityEvent } from '#src/server/security-log.ts'
import type { Services } from '#src/server/services.ts'
import { startSession } from '#src/server/sessions.ts'
import { type Account, rememberDevice } from './accounts.queries.server.ts'

const EVENTS = { password: 'login', google: 'google.login' } as const

/** Starts a session on this device, which the account knows from now on, and logs it. @returns the token */
export async function beginSession(
  transaction: Kysely<Tables>,
  services: Services,
  client: Client,
  account: Account,
  method: SessionTable['method'],
): Promise<string> {
  if (client.deviceId !== null) {
    await rememberDevice(transaction, account.id, hashSecret(client.deviceId), services.clock())
  }
  const event = { event: EVENTS[method], outcome: 'success', accountId: account.id, network: client.prefix } as const
  await logSecurityEvent(transaction, services, event)
  return startSession(transaction, services, account, { method, device: client.device })
}
