// Backups at the desk (L12). The button would be the best tool of a thief: so a backup is encrypted before it leaves, asks for a proof,
// is one a day for the whole house, and every owner hears of it.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import type { Route } from '#src/platform/http/route.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Mail } from '#src/platform/mail/mail.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { writeEncryptedBackup } from '#src/platform/operations/encrypted-backup.ts'
import { hashSecret, randomSecret } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#src/shared/duration.ts'
import { backupKeyMail, backupMail } from '../desk.emails.server.ts'
import { listOperators } from '../people/people.queries.server.ts'
import { handleAtDesk, handleDeskAct, handleDeskFile } from '../way-in/handle-at-desk.server.ts'
import { addBackup, findAskedBackup, findKeyOf, findLastTaken, keepKey, markTaken } from './backups.queries.server.ts'
import { getDeskBackups, keepDeskBackupKey, makeDeskBackup, takeDeskBackup } from './desk-backups.contract.ts'

/** Of the whole house. */
const BACKUPS: Limit = { name: 'desk-backups', max: 1, seconds: DAY_MS / SECOND_MS }
/** Of one operator: each mails every owner. */
const KEYS: Limit = { name: 'desk-backup-keys', max: 3, seconds: DAY_MS / SECOND_MS }
const CODE_LIFE_MS = 10 * MINUTE_MS

export const deskBackupRoutes: Route[] = [
  handleAtDesk(getDeskBackups, async (_input, { services, operator }) => {
    const { query, engine } = services.database
    return {
      possible: engine === 'sqlite',
      recipient: await findKeyOf(query, operator.id),
      last: await findLastTaken(query),
    }
  }),

  handleDeskAct(
    keepDeskBackupKey,
    {
      act: 'keep-backup-key',
      proves: ({ key, proof }) => ({ words: { key }, proof }),
      about: ({ key }) => ({ key }),
    },
    async ({ key }, { services, operator }, transaction) => {
      refusePostgres(services)
      await requireRealKey(key)
      if (!(await tryTakeLimit(transaction, services, { limit: KEYS, subject: operator.id }))) {
        throw new AppError('too_many_requests', 'desk_answers_backup_enough', { retryAfter: KEYS.seconds })
      }
      await keepKey(transaction, {
        operator_id: operator.id,
        recipient: key,
        created_at: services.clock().toISOString(),
      })
      await tellOwners(transaction, services, (to) => backupKeyMail(to, operator.email))
      return {}
    },
  ),

  handleDeskAct(
    makeDeskBackup,
    {
      act: 'make-backup',
      proves: ({ key, proof }) => ({ words: { key }, proof }),
      about: ({ key }) => ({ key }),
    },
    async ({ key }, { services, operator }, transaction) => {
      refusePostgres(services)
      // What was proven is what will be used.
      if ((await findKeyOf(transaction, operator.id)) !== key) {
        throw new AppError('conflict', 'desk_answers_backup_key_other')
      }
      if (!(await tryTakeLimit(transaction, services, { limit: BACKUPS, subject: 'house' }))) {
        throw new AppError('too_many_requests', 'desk_answers_backup_enough', { retryAfter: BACKUPS.seconds })
      }
      const code = randomSecret()
      const now = services.clock()
      await addBackup(transaction, {
        code_hash: hashSecret(code),
        operator_id: operator.id,
        recipient: key,
        expires_at: new Date(now.getTime() + CODE_LIFE_MS).toISOString(),
        created_at: now.toISOString(),
      })
      await tellOwners(transaction, services, (to) => backupMail(to, operator.email))
      return { code }
    },
  ),

  handleDeskFile(
    takeDeskBackup,
    async ({ code }, { services, operator }) => {
      const asked = { codeHash: hashSecret(code), operatorId: operator.id, now: services.clock() }
      const found = await findAskedBackup(services.database.query, asked)
      if (found === undefined) throw new AppError('not_found', 'desk_answers_backup_gone')
      refusePostgres(services)
      return { asked, ...(await writeEncryptedBackup(services.config, found.recipient)) }
    },
    {
      act: 'take-backup',
      // Only now: what could not be made may be asked for again.
      async take({ asked, bytes }, transaction) {
        if (!(await markTaken(transaction, asked))) throw new AppError('not_found', 'desk_answers_backup_gone')
        return { bytes }
      },
      fileName: ({ asked }) => `handrail-${isoDay(asked.now)}.sqlite.age`,
    },
  ),
]

function refusePostgres({ database }: Services): void {
  if (database.engine === 'postgres') throw new AppError('conflict', 'desk_answers_backup_postgres')
}

/** @throws AppError for one whose checksum is wrong. The package is large, and needed here alone: it loads when somebody pastes a key */
async function requireRealKey(key: string): Promise<void> {
  const { Encrypter } = await import('age-encryption')
  try {
    new Encrypter().addRecipient(key)
  } catch {
    throw new AppError('bad_request', 'desk_answers_backup_key_wrong', {
      fields: { key: 'desk_answers_backup_key_wrong' },
    })
  }
}

async function tellOwners(query: Kysely<Tables>, services: Services, mailTo: (to: string) => Mail): Promise<void> {
  for (const { email, role } of await listOperators(query)) {
    if (role === 'owner') await queueMail(query, services, mailTo(email))
  }
}
