// Where every session starts, whatever the way to log in. The device is remembered, and the owner gets a mail about a new one.
import type { Kysely } from 'kysely'
import type { SessionTable } from '#src/platform/database/tables/account-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Client } from '#src/platform/http/client.ts'
import { tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import type { Account } from '#src/platform/identity/accounts.ts'
import { isKnownDevice, isUsedElsewhere, rememberDevice } from '#src/platform/identity/known-devices.ts'
import { logSecurityEvent } from '#src/platform/identity/security-log.ts'
import { type NewSession, startSession } from '#src/platform/identity/sessions.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { hashSecret } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { NEW_DEVICE_MAILS } from '../account-limits.server.ts'
import { newDeviceMail } from '../accounts.emails.server.ts'

const EVENTS = { password: 'login', google: 'google.login' } as const

/** Starts a session on this device and logs it. Its token is signed when the transaction is over. */
export async function beginSession(
  transaction: Kysely<Tables>,
  services: Services,
  client: Client,
  account: Account,
  method: SessionTable['method'],
): Promise<NewSession> {
  await meetDevice(transaction, services, client, account)
  const event = { event: EVENTS[method], outcome: 'success', accountId: account.id, network: client.prefix } as const
  await logSecurityEvent(transaction, services, event)
  return startSession(transaction, services, account, { method, device: client.device })
}

/**
 * Only a proven address gets the mail, and not about the first device of all: that is the one that has just registered, or
 * set a new password.
 */
async function meetDevice(
  transaction: Kysely<Tables>,
  services: Services,
  { language, deviceId, device }: Client,
  account: Account,
): Promise<void> {
  const hash = deviceId === null ? null : hashSecret(deviceId)
  const isKnown = hash !== null && (await isKnownDevice(transaction, account.id, hash))
  const tellsOwner = !isKnown && account.verified === 1 && (await isUsedElsewhere(transaction, account.id))
  if (tellsOwner && (await tryTakeLimit(transaction, services, { limit: NEW_DEVICE_MAILS, subject: account.id }))) {
    await queueMail(transaction, services, newDeviceMail(language, account, device))
  }
  if (hash !== null) await rememberDevice(transaction, account.id, hash, services.clock())
}
