// An issue that is leaving: one press stops it at once, and going on is proven.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { CodeDialog } from '#src/web/desk/code-dialog.tsx'
import { pageLocale } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import type { Progress } from './desk-newsletter.contract.ts'
import type { resumeDeskIssue } from './desk-sending.contract.ts'
import { StopIssue } from './stop-issue.tsx'

interface IssueOnItsWayProps {
  slug: string
  subject: string
  progress: Progress
  /** Asks anew how far it is. */
  onChosen: () => Promise<void>
}

export function IssueOnItsWay({ slug, subject, progress, onChosen }: IssueOnItsWayProps) {
  const t = useTranslations()
  // The number stays the one that was shown when it was pressed.
  const [proving, setProving] = useState<number | null>(null)
  const { state, waiting } = progress
  const stoppable = state === 'queued' || state === 'being sent'
  if (!stoppable && state !== 'stopped') return null
  return (
    <>
      {stoppable ? (
        <StopIssue slug={slug} label={t('desk_newsletter_stop')} look="main" onStopped={onChosen} />
      ) : (
        <>
          <p>{t('desk_newsletter_stopped_on_its_way')}</p>
          <Button onClick={() => setProving(waiting)}>{t('desk_newsletter_resume')}</Button>
        </>
      )}
      {proving === null ? null : (
        <CodeDialog
          sentence={t('desk_newsletter_resume_sentence', { subject, waiting: proving.toLocaleString(pageLocale()) })}
          send={async (code) => {
            await callDesk<typeof resumeDeskIssue>('POST /api/desk/newsletter/{slug}/resume', {
              slug,
              waiting: proving,
              code,
            })
            setProving(null)
            await onChosen()
          }}
          onClose={() => setProving(null)}
        />
      )}
    </>
  )
}
