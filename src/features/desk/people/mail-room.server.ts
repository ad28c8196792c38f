// A mail to everybody who may enter a room of the desk (L4).
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Mail } from '#src/platform/mail/mail.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { mayEnter } from '../desk-roles.contract.ts'
import { listOperators } from './people.queries.server.ts'

/**
 * @param transaction that notes why the mail goes out
 * @param room such as 'tips'
 */
export async function mailRoom(
  transaction: Kysely<Tables>,
  services: Services,
  room: string,
  write: (to: string) => Mail,
): Promise<void> {
  const operators = await listOperators(transaction)
  for (const { email, role } of operators) {
    if (mayEnter(role, room)) await queueMail(transaction, services, write(email))
  }
}
