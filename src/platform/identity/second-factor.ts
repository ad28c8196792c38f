// The second factor of operators: one-time codes of an authenticator app (RFC 6238: six digits, 30 seconds, one step before and after),
// each good once, and ten recovery codes for the day on which the phone is gone, of which only hashes are kept.
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_SECONDS } from '#src/shared/duration.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import type { Tables } from '../database/tables/tables.ts'
import { enforceLimits, type Limit, refundLimits, tryTakeLimit } from '../http/rate-limit.ts'
import { queueMail } from '../mail/outbox.ts'
import { hashSecret } from '../secrets.ts'
import type { Services } from '../services.ts'
import { findAccountById } from './accounts.ts'
import { logSecurityEvent } from './security-log.ts'
import { wrongCodesMail } from './wrong-codes-mail.ts'

type Query = Kysely<Tables>

const PERIOD_SECONDS = 30
/** Steps by which a phone's clock may be off. */
const WINDOW = 1
const KEY_BYTES = 20
const RECOVERY_CODES = 10
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const RECOVERY_LENGTH = 28

/** Wrong codes for one account from one network. Only requests that have passed the first factor count here. */
const WRONG_CODES: Limit = { name: 'second-factor', max: 5, seconds: 15 * 60 }

const A_DAY = { seconds: DAY_SECONDS, byDay: true } as const
/**
 * Wrong one-time codes for one account from all networks: six digits could be guessed. Recovery codes cannot, and do not count: a
 * stranger who knows the password does not lock the operator out.
 */
const WRONG_ONE_TIME_CODES: Limit = { name: 'one-time-codes', max: 100, ...A_DAY, message: 'desk_answers_codes_enough' }
/** Wrong codes before the owner of the account gets a mail: mistyping one is common. */
const UNTOLD_CODES: Limit = { name: 'wrong-codes-untold', max: 2, ...A_DAY }
const WRONG_CODE_MAILS: Limit = { name: 'wrong-code-mails', max: 1, ...A_DAY }

export interface OfferedKey {
  /** Base32, to be typed. */
  key: string
  /** The same for a QR code. */
  uri: string
  /** The same for the server, to be sent back. */
  sealedKey: string
}

/** A new key of which nothing is kept until a code of it has come. */
export function offerKey({ secrets }: Services, { id, email }: { id: string; email: string }): OfferedKey {
  const secret = new Secret({ size: KEY_BYTES })
  const uri = new TOTP({ issuer: PRODUCT_NAME, label: email, secret }).toString()
  return { key: secret.base32, uri, sealedKey: secrets.seal(JSON.stringify({ id, key: secret.base32 })) }
}

/** @throws AppError 400 when the code is not of this key, or the key was offered to another account */
export function proveKey(services: Services, accountId: string, sealedKey: string, code: string) {
  const key = unsealKey(services, accountId, sealedKey)
  const step = key === null ? null : findStep(services, key, code)
  if (key !== null && step !== null) return { key, step }
  throw new AppError('bad_request', 'desk_answers_code_wrong', { fields: { newCode: 'desk_answers_code_wrong' } })
}

/** Keeps a proven key in the place of an earlier one. */
export async function keepFactor(
  query: Query,
  services: Services,
  accountId: string,
  { key, step }: { key: string; step: number },
): Promise<void> {
  const kept = { totp_sealed: services.secrets.seal(key), last_step: step, created_at: services.clock().toISOString() }
  await query
    .insertInto('second_factor')
    .values({ account_id: accountId, ...kept })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(kept))
    .execute()
}

export async function dropFactor(query: Query, accountId: string): Promise<void> {
  await query.deleteFrom('second_factor').where('account_id', '=', accountId).execute()
  await query.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
}

/** Makes new ones in the place of all older ones. @returns them, to be shown once */
export async function renewRecoveryCodes(query: Query, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await query.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await query
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashRecoveryCode(code) })))
    .execute()
  return codes
}

export async function countRecoveryCodes(query: Query, accountId: string): Promise<number> {
  const { count } = await query
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface CodeAsker {
  accountId: string
  /** What limits are counted by. */
  network: string
  /** What the security log keeps. */
  prefix: string
}

/**
 * Does something for who gives a right code, which is used up with it: in one transaction, so that a change of the factor at the same
 * moment comes before or after. A wrong code counts, whatever else happens, and the owner of the account gets a mail after the third one.
 * @throws AppError 403 for a wrong code, 429 after too many
 */
export async function withCode<Done>(
  services: Services,
  asker: CodeAsker,
  code: string,
  work: (act: (query: Query) => Promise<Done>) => Promise<Done>,
  act: (query: Query) => Promise<Done>,
): Promise<Done> {
  const { accountId, network } = asker
  const tries = [{ limit: WRONG_CODES, subject: `${accountId} ${network}` }]
  if (isOneTimeCode(code)) tries.unshift({ limit: WRONG_ONE_TIME_CODES, subject: accountId })
  await enforceLimits(services, tries)
  let wrong = false
  try {
    return await work(async (transaction) => {
      wrong = !(await takeCode(transaction, services, accountId, code))
      if (wrong) throw new AppError('forbidden', 'desk_answers_code_wrong')
      return act(transaction)
    })
  } finally {
    if (wrong) await noteWrongCode(services, asker)
    else await refundLimits(services.database.query, services, tries)
  }
}

async function noteWrongCode(services: Services, { accountId, prefix }: CodeAsker): Promise<void> {
  await services.database.query.transaction().execute(async (transaction) => {
    const event = { event: 'desk.factor', outcome: 'failure', network: prefix, accountId } as const
    await logSecurityEvent(transaction, services, event)
    const take = (limit: Limit) => tryTakeLimit(transaction, services, { limit, subject: accountId })
    if ((await take(UNTOLD_CODES)) || !(await take(WRONG_CODE_MAILS))) return
    const account = await findAccountById(transaction, accountId)
    if (account !== undefined) await queueMail(transaction, services, wrongCodesMail(account.email))
  })
}

/** Whether a code is right and unused; from now on it is used. */
async function takeCode(query: Query, services: Services, accountId: string, code: string): Promise<boolean> {
  return isOneTimeCode(code)
    ? takeOneTimeCode(query, services, accountId, code)
    : takeRecoveryCode(query, accountId, code)
}

function isOneTimeCode(code: string): boolean {
  return /^\d{6}$/.test(code.replaceAll(/\s/g, ''))
}

async function takeOneTimeCode(query: Query, services: Services, accountId: string, code: string): Promise<boolean> {
  const factor = await query
    .selectFrom('second_factor')
    .select('totp_sealed')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const key = factor === undefined ? null : openKey(services, factor.totp_sealed)
  const step = key === null ? null : findStep(services, key, code)
  if (step === null) return false
  const { numUpdatedRows } = await query
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    // A last step that lies ahead of what a phone could show was noted before a clock was set back.
    .where(({ or, eb }) => or([eb('last_step', '<', step), eb('last_step', '>', stepOf(services) + WINDOW)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function takeRecoveryCode(query: Query, accountId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashRecoveryCode(code))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function stepOf({ clock }: Services): number {
  return Math.floor(clock().getTime() / 1_000 / PERIOD_SECONDS)
}

/** The step whose code this is, or null for a wrong one. Knows nothing of what was used. */
function findStep(services: Services, key: string, code: string): number | null {
  const timestamp = services.clock().getTime()
  const totp = new TOTP({ secret: Secret.fromBase32(key), period: PERIOD_SECONDS })
  const delta = totp.validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: WINDOW })
  return delta === null ? null : stepOf(services) + delta
}

/** Null when it was sealed with a secret that is gone: then no code is right, and a recovery code lets its owner in. */
function openKey({ secrets, log }: Services, sealed: string): string | null {
  try {
    return secrets.unseal(sealed)
  } catch (error) {
    log.error('desk.factor-unreadable', error)
    return null
  }
}

function unsealKey({ secrets }: Services, accountId: string, sealedKey: string): string | null {
  try {
    const { id, key } = JSON.parse(secrets.unseal(sealedKey)) as { id: string; key: string }
    return id === accountId ? key : null
  } catch {
    return null
  }
}

function hashRecoveryCode(code: string): string {
  return hashSecret(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
}

/** Some 138 bits, in groups of four: 'abcd-efgh-…'. */
function newRecoveryCode(): string {
  let letters = ''
  while (letters.length < RECOVERY_LENGTH) {
    // A byte beyond the last whole round of letters would make some of them more likely.
    const fair = [...randomBytes(RECOVERY_LENGTH)].filter((byte) => byte < 256 - (256 % LETTERS.length))
    letters += fair.map((byte) => LETTERS[byte % LETTERS.length]).join('')
  }
  return (letters.slice(0, RECOVERY_LENGTH).match(/.{4}/g) ?? []).join('-')
}
