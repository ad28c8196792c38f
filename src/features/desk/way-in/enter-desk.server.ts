// The last step of every way in: a session on this device, a line in the log.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables.ts'
import { hashSecret, randomSecret } from '#src/platform/secrets.ts'
import { writeAct } from '../acts/act-log.server.ts'
import { readDeskCookie, writeDeskCookie } from './desk-cookies.server.ts'
import { addDevice } from './desk-sessions.queries.server.ts'
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
  await addDevice(transaction, operatorId, hashSecret(device), clock().toISOString())
  const sid = await startDeskSession(transaction, services, operatorId, client.device)
  await writeAct(transaction, services, { operatorId, act, about: { how } })
  addHeader('Set-Cookie', writeDeskCookie(config, 'session', sid))
  addHeader('Set-Cookie', writeDeskCookie(config, 'device', device))
}
