// The public archive. Which issues have been sent is known at run time only, so the list comes from the server.

import * as m from '#messages'
import { HOME_PATH, issuePath, NEWSLETTER_FEED_PATH, NEWSLETTER_PATH, UNSUBSCRIBE_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME } from '#src/shared/product.ts'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { dateFormat } from '#src/web/language/date-format.ts'
import { documentPath, LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { RichText } from '#src/web/ui/rich-text.tsx'
import { fetchIssues } from '../newsletter-requests.ts'
import { LetterDrawing } from './letter-drawing.tsx'
import styles from './newsletter-page.module.css'

export const meta = () => [
  { title: pageTitle(m.newsletter_archive_page_title(LANGUAGE)) },
  { name: 'description', content: m.newsletter_archive_page_description(LANGUAGE, { newsletter: NEWSLETTER_NAME }) },
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: NEWSLETTER_NAME,
    href: NEWSLETTER_FEED_PATH,
  },
]

const dayFormat = dateFormat({ dateStyle: 'long', timeZone: 'Europe/London' })

type Issues = { slug: string; date: string; subject: string; preheader: string }[]

export default function NewsletterPage() {
  const { value: issues, failed } = useFetched(fetchIssues)
  return (
    <div className={styles.page}>
      <h1>{NEWSLETTER_NAME}</h1>
      <p>{m.newsletter_archive_text(LANGUAGE)}</p>
      {issues === null && !failed ? <Loading /> : null}
      {failed ? (
        <>
          <p role="alert">{m.newsletter_archive_list_failed(LANGUAGE)}</p>
          <p>
            <a href={documentPath(NEWSLETTER_PATH)}>{m.newsletter_archive_again_link(LANGUAGE)}</a>
          </p>
        </>
      ) : null}
      {issues === null ? null : <IssueList issues={issues} />}
      <noscript>
        <p>
          <RichText
            message={m.newsletter_archive_needs_scripts(LANGUAGE)}
            feed={(words) => <a href={NEWSLETTER_FEED_PATH}>{words}</a>}
          />
        </p>
      </noscript>
      <p className={styles.ways}>
        <PageLink to={HOME_PATH}>{m.newsletter_archive_subscribe_link(LANGUAGE)}</PageLink>
        <a href={NEWSLETTER_FEED_PATH}>{m.newsletter_archive_feed_link(LANGUAGE)}</a>
        <PageLink to={UNSUBSCRIBE_PATH}>{m.newsletter_archive_leave_link(LANGUAGE)}</PageLink>
      </p>
    </div>
  )
}

function IssueList({ issues }: { issues: Issues }) {
  if (issues.length === 0) {
    return (
      <>
        <LetterDrawing />
        <p>{m.newsletter_archive_empty(LANGUAGE)}</p>
      </>
    )
  }
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
