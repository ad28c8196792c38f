// Mails that wait: each is a job, written in the transaction of its cause and deleted when it has left.
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables/tables.ts'
import { countJobs, forgetJobs, LANES, queueJob } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import type { Mail, MailShare } from './mail.ts'
import { takeFromBudget } from './mail-budget.ts'
import { hashMailbox, mailboxOf } from './mailbox.ts'

/** The part of a mail's kind before the slash. */
export const MAIL = 'mail'
/** A person waits for these in front of a screen. */
const LEAVES_FIRST: MailShare[] = ['reset', 'verification']
/** How `last_error` of a mail begins that waits because the mail server refuses us. */
export const SENDER_REFUSED = 'sender refused'
/** And of one that it may refuse because of its receiver. */
export const PERHAPS_SENDER_REFUSED = 'perhaps sender refused'

/** The kind of a mail's job. @param kind of the mail, such as 'verify' */
function mailKind(kind: string): string {
  return `${MAIL}/${kind}`
}

/** Which mail a job is for, such as 'verify'. @param kind of the job */
export function mailOf(kind: string): string {
  return kind.slice(MAIL.length + 1)
}

/**
 * Puts a mail into the queue. `query` is the transaction of what causes it.
 * @returns false when the mailbox has had its share of such mails: the mail is dropped, its cause still counts
 */
export async function queueMail(query: Kysely<Tables>, services: Services, mail: Mail): Promise<boolean> {
  const { id, accountId, kind, share, expiresAt, ...letter } = mail
  if (!(await takeFromBudget(query, services, mailboxOf(mail.to), share))) {
    services.metrics.droppedMail(kind)
    return false
  }
  await queueJob(query, services, {
    id,
    kind: mailKind(kind),
    lane: LEAVES_FIRST.includes(share) ? 'account' : 'mail',
    payload: letter,
    accountId,
    mailboxHash: hashMailbox(services.secrets, mail.to),
    expiresAt,
  })
  return true
}

/** Withdraws waiting mails of one kind to a mailbox. */
export function forgetMailsTo(query: Kysely<Tables>, kind: string, mailboxHash: string): Promise<void> {
  return forgetJobs(query, { kind: mailKind(kind), mailboxHash })
}

/** Mails to a mailbox that did not leave in the last days: which, and why. @param mailboxHashes with each of the secrets */
export async function listMailsTo(query: Kysely<Tables>, mailboxHashes: string[]) {
  const rows = await query
    .selectFrom('job')
    .select(['kind', 'failed_at', 'last_error'])
    .where('mailbox_hash', 'in', mailboxHashes)
    .where('kind', 'like', `${MAIL}/%`)
    .where('last_error', 'is not', null)
    .orderBy('created_at')
    .execute()
  return rows.map(({ kind, failed_at, last_error }) => ({
    kind: mailOf(kind),
    failed: failed_at !== null,
    reason: last_error,
  }))
}

/** How many mails wait, or were given up. */
export async function countMails(services: Pick<Services, 'database'>, which: 'waiting' | 'failed'): Promise<number> {
  const counts = await countJobs(services)
  return counts.reduce((sum, { lane, [which]: count }) => (LANES[lane] <= LANES.mail ? sum + count : sum), 0)
}

/** How many mails wait because the mail server refuses us. Where it may mean one receiver alone, it takes two to say so. */
export async function countSenderRefused({ database }: Pick<Services, 'database'>): Promise<number> {
  const count = async (reason: string) => {
    const { mails, mailboxes } = await database.query
      .selectFrom('job')
      .select(({ fn }) => [
        fn.countAll<number | string>().as('mails'),
        sql<number | string>`count(distinct mailbox_hash)`.as('mailboxes'),
      ])
      .where('failed_at', 'is', null)
      .where('last_error', 'like', `${reason}%`)
      .executeTakeFirstOrThrow()
    return { mails: Number(mails), mailboxes: Number(mailboxes) }
  }
  const [certain, perhaps] = await Promise.all([count(SENDER_REFUSED), count(PERHAPS_SENDER_REFUSED)])
  return certain.mails + (certain.mails > 0 || perhaps.mailboxes > 1 ? perhaps.mails : 0)
}
