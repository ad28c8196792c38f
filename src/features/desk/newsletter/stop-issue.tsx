// One press stops an issue, without a proof.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { messageOr } from '#src/web/error-message.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import type { stopDeskIssue } from './desk-sending.contract.ts'

interface StopIssueProps {
  slug: string
  label: string
  look: 'main' | 'quiet'
  onStopped: () => Promise<void>
}

export function StopIssue({ slug, label, look, onStopped }: StopIssueProps) {
  const t = useTranslations()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const stop = async () => {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      await callDesk<typeof stopDeskIssue>('POST /api/desk/newsletter/{slug}/stop', { slug })
      await onStopped()
    } catch (failure) {
      setError(messageOr(t, failure, t('desk_newsletter_stop_failed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <FormError>{error}</FormError>
      <Button busy={busy} look={look} onClick={() => void stop()}>
        {label}
      </Button>
    </>
  )
}
