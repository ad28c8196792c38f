// Closing a complaint: with today, and a reason out of a few.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CLOSE_REASONS, type CloseReason } from '#src/features/inbox/contact/complaint-reasons.contract.ts'
import type { MessageKey } from '#src/shared/translate.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError } from '#src/web/ui/forms/form.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import { callDesk } from '../app/call-desk.ts'
import styles from '../app/desk-queue.module.css'
import { closeDeskComplaint } from './desk-complaints.contract.ts'

const REASON_WORDS = {
  answered: 'desk_complaints_reason_answered',
  'answered-elsewhere': 'desk_complaints_reason_elsewhere',
  withdrawn: 'desk_complaints_reason_withdrawn',
  'told-before': 'desk_complaints_reason_before',
  'no-complaint': 'desk_complaints_reason_none',
} as const satisfies Record<CloseReason, MessageKey>

interface CloseComplaintFormProps {
  reference: string
  /** @param words what was done. Comes to its end with the new list. */
  onClosed: (words: string) => Promise<void>
  onClose: () => void
}

export function CloseComplaintForm({ reference, onClosed, onClose }: CloseComplaintFormProps) {
  const t = useTranslations()
  const [reason, setReason] = useState<CloseReason | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    if (reason === null) return
    await callDesk(closeDeskComplaint, { reference, reason })
    await onClosed(t('desk_complaints_closed'))
  }, t('desk_queue_failed'))
  return (
    <Form onSubmit={onSubmit}>
      <RadioGroup
        legend={t('desk_complaints_reason')}
        options={CLOSE_REASONS.map((value) => ({ value, label: t(REASON_WORDS[value]) }))}
        chosen={reason}
        onChoose={setReason}
      />
      <FormError>{error}</FormError>
      <div className={styles.ways}>
        <Button type="submit" look="main" busy={busy}>
          {t('desk_complaints_close')}
        </Button>
        <Button onClick={onClose}>{t('desk_complaints_back')}</Button>
      </div>
    </Form>
  )
}
