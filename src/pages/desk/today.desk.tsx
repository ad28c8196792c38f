// '/desk': what needs an operator today. Each part asks for itself, so that a slow one keeps no other waiting.
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { DeskOverview, getDeskOverview, OverviewName } from '#src/features/analytics/figures/figures.contract.ts'
import type { Inbox, listInbox } from '#src/features/inbox/inbox.contract.ts'
import { MessageRow } from '#src/features/inbox/message-row.tsx'
import type { DeskNewsletter, getDeskNewsletter } from '#src/features/newsletter/desk/desk-issues.contract.ts'
import { STAGE_NAMES } from '#src/features/newsletter/desk/issue-progress.tsx'
import type { getDeskResults } from '#src/features/outcomes/desk/desk-results.contract.ts'
import { hasFeature } from '#src/shared/chosen-features.ts'
import { canAccess } from '#src/shared/operators.ts'
import { DESK_INBOX_PATH, DESK_NEWSLETTER_PATH, DESK_PATH } from '#src/shared/paths.ts'
import type { MessageKey } from '#src/shared/translate.ts'
import { Bar } from '#src/web/desk/bar.tsx'
import desk from '#src/web/desk/desk-page.module.css'
import { useDeskSession } from '#src/web/desk/desk-session.ts'
import { Figures, NOTHING_ASKED } from '#src/web/desk/figures-state.tsx'
import { showCount } from '#src/web/desk/show-count.ts'
import { showDay, showLongWeekday } from '#src/web/desk/show-day.ts'
import { WeekPlot } from '#src/web/desk/week-plot.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { ArrowEndIcon } from '#src/web/ui/icons.tsx'
import type { DeskHealth, getDeskHealth } from './health.contract.ts'
import { HealthWindows } from './health-windows.tsx'
import styles from './today.desk.module.css'

const TITLES = {
  visits: 'desk_overview_visits',
  opened: 'desk_overview_opened',
  finished: 'desk_overview_finished',
  nextSteps: 'desk_overview_next_steps',
  worked: 'desk_overview_worked',
  helpPressed: 'desk_overview_help',
} as const satisfies Record<OverviewName, MessageKey>

/** Messages that are shown before the inbox has to be opened. */
const SHOWN = 6

export default function TodayPage() {
  const t = useTranslations()
  const { role } = useDeskSession()
  return (
    <>
      <p className={styles.date}>{showLongWeekday(new Date())}</p>
      {canAccess(role, 'health') ? (
        <Figures<typeof getDeskHealth> name="GET /api/desk/health" input={NOTHING_ASKED}>
          {({ findings }) => <TodayHealth findings={findings} />}
        </Figures>
      ) : null}
      <div className={desk.columns}>
        <section>
          <h2>{t('desk_overview_waiting')}</h2>
          {canAccess(role, 'results') ? (
            <Figures<typeof getDeskResults> name="GET /api/desk/results" input={NOTHING_ASKED}>
              {({ held }) => <HeldWeeks count={held.length} />}
            </Figures>
          ) : null}
          <Figures<typeof listInbox> name="GET /api/desk/inbox" input={NOTHING_ASKED}>
            {(inbox) => <TodayInbox {...inbox} />}
          </Figures>
        </section>
        <div className={desk.cards}>
          {canAccess(role, 'newsletter') ? (
            <section className={desk.card}>
              <h2>{t('desk_overview_next_issue')}</h2>
              <Figures<typeof getDeskNewsletter> name="GET /api/desk/newsletter" input={NOTHING_ASKED}>
                {(newsletter) => <NextIssue {...newsletter} />}
              </Figures>
            </section>
          ) : null}
          {hasFeature('analytics') ? (
            <section className={desk.card}>
              <h2>{t('desk_overview_last_days')}</h2>
              <Figures<typeof getDeskOverview> name="GET /api/desk/overview" input={NOTHING_ASKED}>
                {(overview) => <LastDays {...overview} />}
              </Figures>
            </section>
          ) : null}
        </div>
      </div>
    </>
  )
}

export function TodayHealth({ findings }: Pick<DeskHealth, 'findings'>) {
  const t = useTranslations()
  const wrong = findings.filter(({ ok }) => !ok)
  const [first] = wrong
  return (
    <section
      className={`${desk.card} ${styles.health} ${first === undefined ? '' : desk.red}`}
      aria-label={t('desk_health_title')}
    >
      <div>
        {first === undefined ? (
          <p>{t('desk_health_all_well')}</p>
        ) : (
          <>
            <h2 className={desk.late}>{t('desk_overview_needs', { count: wrong.length, what: first.what })}</h2>
            <p>{first.says}</p>
          </>
        )}
        <Link to={`${DESK_PATH}/health`}>{t('desk_overview_health')}</Link>
      </div>
      <HealthWindows findings={findings} />
    </section>
  )
}

export function TodayInbox({ messages, found }: Inbox) {
  const t = useTranslations()
  if (found === 0) return <p>{t('desk_overview_nothing_waits')}</p>
  return (
    <>
      <p className={desk.soft}>{t('desk_overview_waiting_count', { count: found })}</p>
      <ul className={desk.rows}>
        {messages.slice(0, SHOWN).map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            to={`${DESK_INBOX_PATH}?${new URLSearchParams({ open: message.id })}`}
          />
        ))}
      </ul>
      <ButtonLink to={DESK_INBOX_PATH}>
        {t('desk_overview_all', { count: found })} <ArrowEndIcon />
      </ButtonLink>
    </>
  )
}

/** How many weeks of answers to 'Did it work?' wait for a decision; only for operators who may decide. */
function HeldWeeks({ count }: { count: number }) {
  const t = useTranslations()
  if (count === 0) return null
  return (
    <p className={desk.late}>
      <Link to={`${DESK_PATH}/results`}>{t('desk_overview_held', { count: String(count) })}</Link>
    </p>
  )
}

export function NextIssue({ next, ahead, readers, isSending }: DeskNewsletter) {
  const t = useTranslations()
  return (
    <>
      {next === null ? (
        <p>{t('desk_overview_no_issue')}</p>
      ) : (
        <>
          <p className={desk.subject}>{next.subject}</p>
          <p>
            {next.saturday === null
              ? t(STAGE_NAMES[next.state])
              : t('desk_newsletter_leaves_saturday', { day: showDay(next.saturday) })}
          </p>
        </>
      )}
      <p className={desk.soft}>{t('desk_overview_readers', { count: showCount(t, readers) })}</p>
      {isSending ? null : <p className={desk.soft}>{t('desk_newsletter_sending_off')}</p>}
      {ahead.isFew ? (
        <p className={desk.late}>{t('desk_newsletter_few_ahead', { count: String(ahead.count) })}</p>
      ) : null}
      <div className={desk.buttons}>
        {next === null ? (
          <ButtonLink to={DESK_NEWSLETTER_PATH}>{t('desk_newsletter_back')}</ButtonLink>
        ) : (
          <ButtonLink to={`${DESK_NEWSLETTER_PATH}/${next.slug}`}>{t('desk_overview_see_issue')}</ButtonLink>
        )}
        {next === null || ahead.isFew ? (
          <ButtonLink to={`${DESK_NEWSLETTER_PATH}/new/edit`}>{t('desk_newsletter_write')}</ButtonLink>
        ) : null}
      </div>
    </>
  )
}

/** The last seven days with those before, and 13 weeks of the same behind them. */
export function LastDays({ lastDays, weeks, series }: DeskOverview) {
  const t = useTranslations()
  if (series.every(({ sum }) => sum === 0)) return <p>{t('desk_figures_nothing')}</p>
  const most = Math.max(1, ...lastDays.map(({ count }) => count ?? 0))
  return (
    <>
      <ul className={styles.figures}>
        {lastDays.map(({ name, count, before }) => (
          <li key={name}>
            <span>{t(TITLES[name])}</span>
            <b>{showCount(t, count)}</b>
            <Bar share={(count ?? 0) / most} />
            <span className={desk.soft}>{t('desk_overview_before', { count: showCount(t, before) })}</span>
          </li>
        ))}
      </ul>
      <p className={desk.soft}>{t('desk_overview_who')}</p>
      <details>
        <summary className={desk.more}>{t('desk_overview_weeks')}</summary>
        <div className={desk.plots}>
          {series.map((one) => (
            <WeekPlot key={one.name} title={t(TITLES[one.name])} weeks={weeks} series={one} />
          ))}
        </div>
      </details>
    </>
  )
}
