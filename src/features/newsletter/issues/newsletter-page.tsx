// The public archive. Which issues have been sent is known at run time only, so the list comes from the server.

import { useTranslations } from 'use-intl'
import { issuePath, NEWSLETTER_FEED_PATH, NEWSLETTER_PATH, UNSUBSCRIBE_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME } from '#src/shared/product.ts'
import { call } from '#src/web/api.ts'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { dateFormat } from '#src/web/language/date-format.ts'
import { documentPath, pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { PageHead } from '#src/web/ui/page-head.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import letter from '../../../../content/en/scenes/saturday-letter.svg?url'
import type { IssueSummary, listIssues } from './newsletter-archive.contract.ts'
import styles from './newsletter-page.module.css'
import { TipsByEmailLink } from './tips-by-email-link.tsx'

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('newsletter_archive_page_title')) },
    { name: 'description', content: t('newsletter_archive_page_description', { newsletter: NEWSLETTER_NAME }) },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: NEWSLETTER_NAME,
      href: NEWSLETTER_FEED_PATH,
    },
  ]
}

const dayFormat = dateFormat({ dateStyle: 'long', timeZone: 'Europe/London' })

async function fetchIssues(): Promise<IssueSummary[]> {
  return (await call<typeof listIssues>('GET /api/newsletter/issues', {})).issues
}

export default function NewsletterPage() {
  const t = useTranslations()
  const { value: issues, failed } = useFetched(fetchIssues)
  return (
    <div className={styles.page}>
      <PageHead scene={letter}>
        <h1>{NEWSLETTER_NAME}</h1>
        <p>{t('newsletter_archive_text')}</p>
        <TipsByEmailLink>{t('newsletter_archive_subscribe_link')}</TipsByEmailLink>
      </PageHead>
      <p className={styles.ways}>
        <a href={NEWSLETTER_FEED_PATH}>{t('newsletter_archive_feed_link')}</a>
        <PageLink to={UNSUBSCRIBE_PATH}>{t('newsletter_archive_leave_link')}</PageLink>
      </p>
      {issues === null && !failed ? <Loading /> : null}
      {failed ? (
        <>
          <p role="alert">{t('newsletter_archive_list_failed')}</p>
          <p>
            <a href={documentPath(NEWSLETTER_PATH)}>{t('newsletter_archive_again_link')}</a>
          </p>
        </>
      ) : null}
      {issues === null ? null : <IssueList issues={issues} />}
      <noscript>
        <p>
          {t.rich('newsletter_archive_needs_scripts', { feed: (words) => <a href={NEWSLETTER_FEED_PATH}>{words}</a> })}
        </p>
      </noscript>
    </div>
  )
}

function IssueList({ issues }: { issues: IssueSummary[] }) {
  const t = useTranslations()
  if (issues.length === 0) return <p>{t('newsletter_archive_empty')}</p>
  return (
    <ol className={styles.issues}>
      {issues.map(({ slug, date, subject, preheader }) => (
        <li key={slug}>
          <h2>
            <PageLink to={issuePath(slug)}>{subject}</PageLink>
          </h2>
          <p>{preheader}</p>
          <p className={styles.date}>
            <time dateTime={date}>{dayFormat.format(new Date(date))}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}
