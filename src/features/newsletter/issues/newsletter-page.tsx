// The public archive. Which issues have been sent is known at run time only, so the list comes from the server.
import { useEffect, useState } from 'react'
import { HOME_PATH, issuePath, NEWSLETTER_FEED_PATH, NEWSLETTER_PATH, UNSUBSCRIBE_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME } from '#src/shared/product.ts'
import { LOCALE } from '#src/web/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { LetterDrawing } from './letter-drawing.tsx'
import styles from './newsletter-page.module.css'

export const meta = () => [
  { title: pageTitle('Past weekly tips') },
  { name: 'description', content: `Every '${NEWSLETTER_NAME}' so far: one thing worth knowing, one thing to do.` },
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: NEWSLETTER_NAME,
    href: NEWSLETTER_FEED_PATH,
  },
]

const dayFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'Europe/London' })

type Issues = { slug: string; date: string; subject: string; preheader: string }[]

export default function NewsletterPage() {
  const issues = useIssues()
  return (
    <div className={styles.page}>
      <h1>{NEWSLETTER_NAME}</h1>
      <p>One thing worth knowing, one thing to do, one kind word. Every Saturday at nine in the morning.</p>
      {issues === null ? <Loading /> : null}
      {issues === 'failed' ? (
        <>
          <p role="alert">The list could not be loaded. Please try again.</p>
          <p>
            <a href={NEWSLETTER_PATH}>Try again</a>
          </p>
        </>
      ) : null}
      {Array.isArray(issues) ? <IssueList issues={issues} /> : null}
      <noscript>
        <p>
          The list needs JavaScript. <a href={NEWSLETTER_FEED_PATH}>The feed</a> has every issue.
        </p>
      </noscript>
      <p className={styles.ways}>
        <PageLink to={HOME_PATH}>Get the tip by e-mail</PageLink>
        <a href={NEWSLETTER_FEED_PATH}>Feed (RSS)</a>
        <PageLink to={UNSUBSCRIBE_PATH}>Unsubscribe</PageLink>
      </p>
    </div>
  )
}

function IssueList({ issues }: { issues: Issues }) {
  if (issues.length === 0) {
    return (
      <>
        <LetterDrawing />
        <p>The first one is on its way. Come back on Saturday.</p>
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

function useIssues(): Issues | 'failed' | null {
  const [issues, setIssues] = useState<Issues | 'failed' | null>(null)
  useEffect(() => {
    let gone = false
    void import('../newsletter-requests.ts')
      .then(({ fetchIssues }) => fetchIssues())
      .catch(() => 'failed' as const)
      .then((fetched) => {
        if (!gone) setIssues(fetched)
      })
    return () => {
      gone = true
    }
  }, [])
  return issues
}
