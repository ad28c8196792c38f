// One mail a day to each operator who has something to look at: to owners with all that is red, so that they learn of it before parents do.
import { countInbox } from '#src/features/inbox/inbox.server.ts'
import { kindWords, type MessageKind, mayRead } from '#src/features/inbox/message-kinds.contract.ts'
import { findIssuesAhead } from '#src/features/newsletter/issues/issues-ahead.server.ts'
import { translator } from '#src/platform/content/translator.ts'
import type { OtherFeatures } from '#src/platform/feature.ts'
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { listOperators } from '#src/platform/identity/operators.ts'
import { londonDay, londonHour } from '#src/platform/london-time.ts'
import { composeMail, type Mail } from '#src/platform/mail/mail.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { examineAgain } from '#src/platform/operations/examine-again.ts'
import { backedUpUntil } from '#src/platform/operations/installation.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS, DAY_SECONDS, MINUTE_MS } from '#src/shared/duration.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { canAccess, type OperatorRole } from '#src/shared/operators.ts'
import { DESK_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'

const DAILY_MAILS: Limit = { name: 'desk-daily-mails', max: 1, seconds: DAY_SECONDS, byDay: true }
/** In London: read with the first coffee. */
const HOUR = 7
/** One night without a backup is seen at the desk; owners are written to from the third day on. */
const BACKUP_OVERDUE_MS = 3 * DAY_MS
const FINDINGS_FRESH_MS = 5 * MINUTE_MS

interface DailyNews {
  /** What the doctor finds red. */
  findings: { what: string; says: string }[]
  /** Messages that wait, by kind. */
  waiting: { kind: MessageKind; waiting: number; late: number }[]
  /** Issues that will still leave by themselves; null for who does not write them. */
  issuesAhead: number | null
}

type Others = Pick<OtherFeatures, 'doctorChecks' | 'describeBuild' | 'waitingKinds'>

/** Looked for every hour; each operator's mail of a day is taken by one process. */
export async function mailDaily(services: Services, others: Others): Promise<void> {
  const { config, clock, database } = services
  if (!config.desk || clock() < londonHour(londonDay(clock()), HOUR)) return
  const operators = await listOperators(database.query)
  if (operators.length === 0) return
  const all = await gatherNews(services, others)
  await database.query.transaction().execute(async (transaction) => {
    for (const { id, email, role } of operators) {
      const news = newsFor(role, all)
      if (news.findings.length + news.waiting.length === 0) continue
      if (!(await tryTakeLimit(transaction, services, { limit: DAILY_MAILS, subject: id }))) continue
      await queueMail(transaction, services, dailyMail(email, config.http.publicUrl, news))
    }
  })
}

async function gatherNews(services: Services, others: Others): Promise<DailyNews> {
  const { clock, database } = services
  const now = clock()
  const [found, waiting, { count: issuesAhead }, until] = await Promise.all([
    examineAgain(services, others, FINDINGS_FRESH_MS),
    countInbox(services, others.waitingKinds),
    findIssuesAhead(database.query, now),
    backedUpUntil(database.query),
  ])
  const isRecentEnough = until !== null && now.getTime() - until.getTime() < BACKUP_OVERDUE_MS
  const findings = found.filter(({ what, ok }) => !ok && !(what === 'backup' && isRecentEnough))
  return { findings, waiting: waiting.filter((one) => one.waiting > 0), issuesAhead }
}

/** Each role's mail names only what the role can see at the desk. */
function newsFor(role: OperatorRole, { findings, waiting, issuesAhead }: DailyNews): DailyNews {
  return {
    findings: findings.filter(({ what }) => canAccess(role, what === 'issues' ? 'newsletter' : 'health')),
    waiting: waiting.filter(({ kind }) => mayRead(role, kind)),
    issuesAhead: canAccess(role, 'newsletter') ? issuesAhead : null,
  }
}

/** What is red and what waits, for one operator: no words of a parent and no address. In English, as the desk is. */
function dailyMail(to: string, publicUrl: string, { findings, waiting, issuesAhead }: DailyNews): Mail {
  const t = translator(DEFAULT_LANGUAGE)
  const red = findings.map((finding) => t('desk_mails_daily_finding', { ...finding }))
  const lines = waiting.map(({ kind, waiting: count, late }) => {
    const line = t('desk_inbox_count', { kind: t(kindWords(kind)), count: String(count) })
    return late === 0 ? line : t('desk_mails_daily_late', { line, late: String(late) })
  })
  const words = composeMail(DEFAULT_LANGUAGE, {
    subject: t('desk_mails_daily_subject', { product: PRODUCT_NAME }),
    before: [
      t('mails_hello'),
      ...(red.length === 0 ? [] : [t('desk_mails_daily_red', { count: String(red.length) }), ...red]),
      ...(lines.length === 0 ? [] : [t('desk_mails_daily_inbox'), ...lines]),
      ...(issuesAhead === null ? [] : [t('desk_mails_daily_issues', { count: String(issuesAhead) })]),
    ],
    link: { label: t('desk_mails_daily_link'), url: `${publicUrl}${DESK_PATH}` },
    after: [t('desk_mails_daily_once')],
  })
  return { to, kind: 'desk-daily', share: 'desk', accountId: null, ...words }
}
