// Backups at the desk: an owner's public key, one backup a day, and its download, once (L12).
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { plainText } from '#src/shared/plain-text.ts'
import { says } from '#src/shared/said.ts'
import { Proof } from '../proof/proof.contract.ts'
import { BACKUP_KEY_LIMIT, faultOfBackupKey } from './backup-key.contract.ts'

const CODE_LIMIT = 64
const KEY_WRONG = says('desk_answers_backup_key_wrong')

const Recipient = plainText(BACKUP_KEY_LIMIT).check(z.refine((key) => faultOfBackupKey(key) === null, KEY_WRONG))

export const getDeskBackups = endpoint({
  method: 'GET',
  path: '/api/desk/health/backups',
  summary: 'Whether backups can be made here, the own key, and the last download',
  input: z.object({}),
  answer: z.object({
    /** Not where the data is in PostgreSQL: its own tools do it better. */
    possible: z.boolean(),
    /** The public key of who asks: 'age1...'. */
    recipient: z.nullable(z.string()),
    /** ISO time at which anybody last downloaded one. */
    last: z.nullable(z.string()),
  }),
})
export type DeskBackups = z.infer<typeof getDeskBackups.answer>

export const keepDeskBackupKey = endpoint({
  method: 'POST',
  path: '/api/desk/health/backups/key',
  summary: 'Keeps the public key to which the own backups are encrypted',
  input: z.object({ key: Recipient, proof: Proof }),
  answer: z.object({}),
})

export const makeDeskBackup = endpoint({
  method: 'POST',
  path: '/api/desk/health/backups',
  summary: 'Asks for a backup to the own key, once a day for the whole house, and tells all owners',
  input: z.object({ key: Recipient, proof: Proof }),
  answer: z.object({
    /** Fetches it, once, within ten minutes. */
    code: z.string(),
  }),
})

export const takeDeskBackup = endpoint({
  method: 'POST',
  path: '/api/desk/health/backups/download',
  summary: 'The backup that was asked for, encrypted; its code works once',
  input: z.object({ code: plainText(CODE_LIMIT) }),
  answer: z.unknown(),
  answerType: 'application/octet-stream',
})
