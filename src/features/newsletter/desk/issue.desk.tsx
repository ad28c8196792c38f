// '/desk/newsletter/<slug>': how far an issue is, when it leaves, a test to oneself, and how it looks on a phone and as text.

import { useMemo, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { DESK_NEWSLETTER_PATH } from '#src/shared/paths.ts'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { useCodeDialog } from '#src/web/desk/code-dialog.tsx'
import desk from '#src/web/desk/desk-page.module.css'
import { useDeskSession } from '#src/web/desk/desk-session.ts'
import { Figures } from '#src/web/desk/figures-state.tsx'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Form, FormError } from '#src/web/ui/forms/form.tsx'
import { Markdown } from '#src/web/ui/markdown.tsx'
import type { DeskIssue, deleteDeskIssue, getDeskIssue, testDeskIssue } from './desk-issues.contract.ts'
import styles from './issue.desk.module.css'
import { IssueProgress, useIssueProgress } from './issue-progress.tsx'
import { IssueOnItsWay, IssueSending } from './issue-sending.tsx'

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
      <p className={desk.subject}>{issue.subject}</p>
      <p>
        <ButtonLink to={`${DESK_NEWSLETTER_PATH}/${issue.slug}/edit`}>{t('desk_newsletter_change')}</ButtonLink>
      </p>
      <div className={desk.columns}>
        <div>
          <h2>{t('desk_newsletter_copies')}</h2>
          <IssueProgress progress={progress} stale={stale} />
          <IssueOnItsWay slug={issue.slug} subject={issue.subject} progress={progress} onChosen={ask} />
          {progress.schedule === null ? null : (
            <>
              <h2>{t('desk_newsletter_sending_title')}</h2>
              <IssueSending slug={issue.slug} subject={issue.subject} schedule={progress.schedule} onChosen={ask} />
            </>
          )}
          <h2>{t('desk_newsletter_test_title')}</h2>
          <IssueTest slug={issue.slug} />
        </div>
        <div>
          <h2>{t('desk_newsletter_preview')}</h2>
          <div className={styles.phone}>
            <p className={styles.preheader}>{issue.preheader}</p>
            <p className={desk.subject}>{issue.subject}</p>
            <Markdown blocks={issue.blocks} />
            <p className={styles.preheader}>{t('newsletter_issue_sources', { sources: issue.sources.join(', ') })}</p>
          </div>
          <details>
            <summary>{t('desk_newsletter_text')}</summary>
            <pre className={desk.code}>{text}</pre>
          </details>
        </div>
      </div>
      {progress.schedule?.way === 'held' ? <DeleteIssue slug={issue.slug} subject={issue.subject} /> : null}
    </>
  )
}

/** Sends one copy of an issue to the operator who asks: the address cannot be typed. */
function IssueTest({ slug }: { slug: string }) {
  const t = useTranslations()
  const { email } = useDeskSession()
  const [done, setDone] = useState(false)
  const { busy, error, onSubmit } = useSubmit(async () => {
    setDone(false)
    await callDesk<typeof testDeskIssue>('POST /api/desk/newsletter/{slug}/test', { slug })
    setDone(true)
  }, t('desk_newsletter_test_failed'))
  return (
    <Form onSubmit={onSubmit} className={desk.form}>
      <p>{t('desk_newsletter_test_what', { email })}</p>
      <FormError>{error}</FormError>
      <Button type="submit" busy={busy}>
        {t('desk_newsletter_test')}
      </Button>
      <p role="status">{done ? t('desk_newsletter_test_done') : null}</p>
    </Form>
  )
}

/** An issue that is held back can be deleted, with a code. */
function DeleteIssue({ slug, subject }: { slug: string; subject: string }) {
  const t = useTranslations()
  const navigate = useNavigate()
  const { askCode, codeDialog } = useCodeDialog()
  return (
    <>
      <p>
        <Button
          look="danger"
          onClick={() =>
            askCode(
              t('desk_newsletter_delete_sentence', { subject }),
              (code) => callDesk<typeof deleteDeskIssue>('POST /api/desk/newsletter/{slug}/delete', { slug, code }),
              () => navigate(DESK_NEWSLETTER_PATH, { replace: true }),
            )
          }
        >
          {t('desk_newsletter_delete')}
        </Button>
      </p>
      {codeDialog}
    </>
  )
}
