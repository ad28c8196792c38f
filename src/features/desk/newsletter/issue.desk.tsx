// '/desk/newsletter/<slug>': how far an issue is, when it leaves, a test to oneself, and how it looks on a phone and as text.

import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Figures } from '#src/web/desk/figures-state.tsx'
import { Markdown } from '#src/web/ui/markdown.tsx'
import { DESK_NEWSLETTER_PATH } from '../desk-paths.ts'
import { DeleteIssue } from './delete-issue.tsx'
import styles from './desk-issue.module.css'
import type { DeskIssue, getDeskIssue } from './desk-newsletter.contract.ts'
import { IssueOnItsWay } from './issue-on-its-way.tsx'
import { IssueProgress } from './issue-progress.tsx'
import { IssueSending } from './issue-sending.tsx'
import { IssueTest } from './issue-test.tsx'
import { useIssueProgress } from './use-issue-progress.ts'

export default function DeskIssuePage() {
  const t = useTranslations()
  const { slug = '' } = useParams()
  const input = useMemo(() => ({ slug }), [slug])
  return (
    <>
      <p>
        <Link to={DESK_NEWSLETTER_PATH}>{t('desk_newsletter_back')}</Link>
      </p>
      <Figures<typeof getDeskIssue> key={slug} name="GET /api/desk/newsletter/{slug}" input={input}>
        {(answer) => <ShownIssue {...answer} />}
      </Figures>
    </>
  )
}

export function ShownIssue({ issue, text, progress: first }: DeskIssue) {
  const t = useTranslations()
  const { progress, stale, ask } = useIssueProgress(issue.slug, first)
  return (
    <>
      <p className={styles.subject}>{issue.subject}</p>
      <p>
        <Link to={`${DESK_NEWSLETTER_PATH}/${issue.slug}/edit`}>{t('desk_newsletter_change')}</Link>
      </p>
      <h2>{t('desk_newsletter_copies')}</h2>
      <IssueProgress progress={progress} stale={stale} />
      <IssueOnItsWay slug={issue.slug} subject={issue.subject} progress={progress} onChosen={ask} />
      {progress.choosable === null ? null : (
        <>
          <h2>{t('desk_newsletter_sending_title')}</h2>
          <IssueSending slug={issue.slug} subject={issue.subject} choosable={progress.choosable} onChosen={ask} />
        </>
      )}
      <h2>{t('desk_newsletter_test_title')}</h2>
      <IssueTest slug={issue.slug} />
      <h2>{t('desk_newsletter_preview')}</h2>
      <div className={styles.phone}>
        <p className={styles.preheader}>{issue.preheader}</p>
        <p className={styles.subject}>{issue.subject}</p>
        <Markdown blocks={issue.blocks} />
        <p className={styles.preheader}>{t('newsletter_issue_sources', { sources: issue.sources.join(', ') })}</p>
      </div>
      <details>
        <summary>{t('desk_newsletter_text')}</summary>
        <pre className={styles.text}>{text}</pre>
      </details>
      {progress.choosable?.way === 'held' ? <DeleteIssue slug={issue.slug} subject={issue.subject} /> : null}
    </>
  )
}
