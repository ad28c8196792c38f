// One issue of the newsletter, public once it has been sent. It holds no codes and no addresses.

import { useTranslations } from 'use-intl'
import { NEWSLETTER_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME } from '#src/shared/product.ts'
import { call } from '#src/web/api.ts'
import { isUnknown, messageOr } from '#src/web/error-message.ts'
import { dateFormat } from '#src/web/language/date-format.ts'
import { englishDirection, ourLanguage, pageLanguage, staysEnglish } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { EnglishLine } from '#src/web/ui/frame/english-line.tsx'
import { Markdown } from '#src/web/ui/markdown.tsx'
import { MessagePage } from '#src/web/ui/message-page.tsx'
import type { Route } from './+types/issue-page.ts'
import type { getIssue, IssueView } from './newsletter-archive.contract.ts'
import styles from './newsletter-page.module.css'
import { TipsByEmailLink } from './tips-by-email-link.tsx'

type Loaded = { issue: IssueView; error?: undefined } | { issue?: undefined; error: string; isUnknown: boolean }

export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<Loaded> {
  const t = translator(pageLanguage())
  try {
    const input = { slug: params.slug }
    // `not_found` until it has been sent.
    const issue = await call<typeof getIssue>('GET /api/newsletter/issues/{slug}', input, { signal: request.signal })
    return { issue }
  } catch (error) {
    return { error: messageOr(t, error, t('newsletter_archive_issue_failed')), isUnknown: isUnknown(error) }
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = translator(pageLanguage())
  const issue = loaderData?.issue
  if (issue === undefined)
    return [{ title: pageTitle(t('newsletter_archive_issue_page_title')) }, { name: 'robots', content: 'noindex' }]
  return [{ title: pageTitle(issue.subject) }, { name: 'description', content: issue.preheader }]
}

const dayFormat = dateFormat({ dateStyle: 'long', timeZone: 'Europe/London' })

export default function IssuePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { issue } = loaderData
  if (issue === undefined) {
    const all = { to: NEWSLETTER_PATH, label: t('newsletter_archive_link') }
    return <MessagePage title={loaderData.error} action={all} retry={!loaderData.isUnknown} />
  }
  return (
    <article
      className={styles.page}
      lang={issue.inEnglish && staysEnglish()}
      dir={issue.inEnglish && englishDirection()}
    >
      <div {...ourLanguage()}>
        <BackLink to={NEWSLETTER_PATH}>{t('newsletter_archive_link')}</BackLink>
      </div>
      <EnglishLine shown={issue.inEnglish} />
      <h1>{issue.subject}</h1>
      <p className={styles.date}>
        {NEWSLETTER_NAME},{' '}
        <time {...ourLanguage()} dateTime={issue.date}>
          {dayFormat.format(new Date(issue.date))}
        </time>
      </p>
      <Markdown blocks={issue.blocks} topLevel={2} />
      <p {...ourLanguage()} className={styles.date}>
        {t('newsletter_issue_sources', { sources: issue.sources.join('; ') })}
      </p>
      <p {...ourLanguage()}>
        <TipsByEmailLink>{t('newsletter_archive_issue_next_link')}</TipsByEmailLink>
      </p>
    </article>
  )
}
