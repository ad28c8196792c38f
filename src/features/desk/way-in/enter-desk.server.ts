// The last step of every way in: a session on this device, a line in the log.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { hashSecret, randomSecret } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { writeAct } from '../acts/act-log.server.ts'
import { newDeskDeviceMail } from '../desk.emails.server.ts'
import { listOperators } from '../people/people.queries.server.ts'
import { readDeskCookie, writeDeskCookie } from './desk-cookies.server.ts'
import { addDevice, endSessionOf } from './desk-sessions.queries.server.ts'
import { startDeskSession } from './desk-sessions.server.ts'
import type { DoorContext } from './handle-at-desk.server.ts'

/** @param how by what they came in, for the log */
export async function enterDesk(
  transaction: Kysely<Tables>,
  { services, client, request, addHeader }: DoorContext,
  operatorId: string,
  act: 'join' | 'login',
  how: string,
): Promise<void> {
  const { config, clock } = services
  const device = readDeskCookie(config, request, 'device') ?? randomSecret()
  const isNew = await addDevice(transaction, operatorId, hashSecret(device), clock().toISOString())
  if (isNew && act === 'login') await tellOwners(transaction, services, operatorId, client.device)
  // Nothing of an earlier log-in stays open in this browser.
  const earlier = readDeskCookie(config, request, 'session')
  if (earlier !== null) await endSessionOf(transaction, hashSecret(earlier))
  const sid = await startDeskSession(transaction, services, operatorId, client.device)
  await writeAct(transaction, services, { operatorId, act, about: { how } })
  addHeader('Set-Cookie', writeDeskCookie(config, 'session', sid))
  addHeader('Set-Cookie', writeDeskCookie(config, 'device', device))
}

/** A log-in from a device that was never here is told to every owner (L13). */
async function tellOwners(
  transaction: Kysely<Tables>,
  services: Services,
  operatorId: string,
  device: string,
): Promise<void> {
  const people = await listOperators(transaction)
  const who = people.find(({ id }) => id === operatorId)?.email ?? ''
  for (const { email } of people.filter(({ role }) => role === 'owner')) {
    await queueMail(transaction, services, newDeskDeviceMail(email, who, device))
  }
}
