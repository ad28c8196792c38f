// The mail that a class agreement is reached: one for each member, never a second one, and none to a mailbox that stopped them. It may be
// read on a lock screen or be forwarded, so it names nothing and no person.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { findProvenAddress } from '#src/features/accounts/email-consent.server.ts'
import { translator } from '#src/platform/content/translator.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { composeMail } from '#src/platform/mail/mail.ts'
import { hashMailbox, hashMailboxWithAllSecrets } from '#src/platform/mail/mailbox.ts'
import { forgetMailsTo, queueMail } from '#src/platform/mail/outbox.ts'
import { reapplyStops } from '#src/platform/mail/reapply-stops.ts'
import { readStopCode } from '#src/platform/mail/stop-codes.ts'
import { type StopPages, stopRoutes, stopUrlOf } from '#src/platform/mail/stop-pages.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { type Language, languageNoted, pathIn } from '#src/shared/languages.ts'
import { HOME_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import {
  claimMember,
  hasStopped,
  insertStop,
  listStops,
  listUntold,
  releaseMember,
} from './class-agreement.queries.server.ts'

/** In logs and in the outbox. */
const KIND = 'class-agreement'
const BATCH = 500
/** After this time the mail is no longer news. */
const TOLD_WITHIN_MS = 7 * DAY_MS

/** Mails the members who have not got their mail yet. */
export async function tellMembers(services: Services): Promise<void> {
  const since = isoDay(new Date(services.clock().getTime() - TOLD_WITHIN_MS))
  for (const member of await listUntold(services.database.query, since, BATCH)) await tellMember(services, member)
}

type Untold = Awaited<ReturnType<typeof listUntold>>[number]

async function tellMember(services: Services, { id, account_id, language, ends_on }: Untold): Promise<void> {
  const { config, database, secrets, clock } = services
  const mailId = randomUUID()
  await database.query.transaction().execute(async (transaction) => {
    if (!(await claimMember(transaction, id, mailId))) return
    const to = (await findProvenAddress(transaction, account_id))?.email
    if (to === undefined || (await hasStopped(transaction, hashMailboxWithAllSecrets(secrets, to)))) return
    const stopUrl = stopUrlOf(STOP_PAGES, services, hashMailbox(secrets, to))
    const isQueued = await queueMail(transaction, services, {
      // When a member leaves, the mail is withdrawn by its id.
      ...{ id: mailId, kind: KIND, share: 'reminder', to, accountId: account_id, stopUrl },
      expiresAt: new Date(Math.min(clock().getTime() + TOLD_WITHIN_MS, Date.parse(ends_on))),
      ...composeWords(languageNoted(language), config.http.publicUrl, stopUrl),
    })
    // The mailbox has had its mails of the day, so it gets this one later.
    if (!isQueued) await releaseMember(transaction, id)
  })
}

function composeWords(language: Language, publicUrl: string, stopUrl: string) {
  const t = translator(language)
  return composeMail(language, {
    subject: t('class_agreement_mails_subject', { product: PRODUCT_NAME }),
    before: [t('mails_hello'), t('class_agreement_mails_why')],
    link: {
      label: t('class_agreement_mails_open', { product: PRODUCT_NAME }),
      url: publicUrl + pathIn(language, HOME_PATH),
    },
    after: [t('class_agreement_mails_where')],
    otherLink: { label: t('class_agreement_mails_stop'), url: stopUrl },
  })
}

const STOP_PAGES: StopPages = {
  purpose: 'class-agreement-stop',
  path: '/api/class-agreements/stop',
  show: { summary: 'The page behind the link in every mail about a class agreement; changes nothing' },
  stop: { summary: 'Stops mails about class agreements permanently', run: stopClassAgreementMailsByCode },
  words: (language) => {
    const t = translator(language)
    return {
      title: t('class_agreement_stop_title'),
      text: t('class_agreement_stop_text'),
      button: t('class_agreement_stop_button'),
      done: { title: t('class_agreement_stop_done_title'), text: t('class_agreement_stop_done_text') },
      unknown: { title: t('class_agreement_stop_unknown_title'), text: t('class_agreement_stop_unknown_text') },
    }
  },
}

export const stopPageRoutes = stopRoutes(STOP_PAGES)

/** @returns false for an invalid code */
export async function stopClassAgreementMailsByCode(services: Services, code: string): Promise<boolean> {
  const mailboxHash = readStopCode(services.secrets, STOP_PAGES.purpose, code)
  if (mailboxHash === null) return false
  const today = isoDay(services.clock())
  await services.database.query.transaction().execute((transaction) => stop(transaction, mailboxHash, today))
  return true
}

/** A complaint to the mail provider stops these mails like the button. */
export async function stopClassAgreementMailsTo(
  transaction: Kysely<Tables>,
  services: Services,
  email: string,
): Promise<void> {
  for (const mailboxHash of hashMailboxWithAllSecrets(services.secrets, email)) {
    await stop(transaction, mailboxHash, isoDay(services.clock()))
  }
}

/** Repeats, in a restored backup, the stops of mailboxes since it was made. */
export const reapplyMailStops = reapplyStops({ list: listStops, stop, what: 'mailboxes that stopped these mails' })

/** Waiting mails are deleted in the same transaction. The stop is written first, so `tellMember` either sees it or its mail is deleted. */
async function stop(transaction: Kysely<Tables>, mailboxHash: string, day: string): Promise<void> {
  await insertStop(transaction, mailboxHash, day)
  await forgetMailsTo(transaction, KIND, mailboxHash)
}
