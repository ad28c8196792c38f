// Closing a complaint: with today, and a reason out of a few.
import { useState } from 'react'
import * as m from '#messages'
import { CLOSE_REASONS, type CloseReason } from '#src/features/inbox/contact/complaint-reasons.contract.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError } from '#src/web/ui/forms/form.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import { callDesk } from '../app/call-desk.ts'
import styles from '../app/desk-queue.module.css'
import { closeDeskComplaint } from './desk-complaints.contract.ts'

const REASON_WORDS: Record<CloseReason, string> = {
  answered: m.desk_complaints_reason_answered(LANGUAGE),
  'answered-elsewhere': m.desk_complaints_reason_elsewhere(LANGUAGE),
  withdrawn: m.desk_complaints_reason_withdrawn(LANGUAGE),
  'told-before': m.desk_complaints_reason_before(LANGUAGE),
  'no-complaint': m.desk_complaints_reason_none(LANGUAGE),
}

interface CloseComplaintFormProps {
  reference: string
  /** @param words what was done. Comes to its end with the new list. */
  onClosed: (words: string) => Promise<void>
  onClose: () => void
}

export function CloseComplaintForm({ reference, onClosed, onClose }: CloseComplaintFormProps) {
  const [reason, setReason] = useState<CloseReason | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    if (reason === null) return
    await callDesk(closeDeskComplaint, { reference, reason })
    await onClosed(m.desk_complaints_closed(LANGUAGE))
  }, m.desk_queue_failed(LANGUAGE))
  return (
    <Form onSubmit={onSubmit}>
      <RadioGroup
        legend={m.desk_complaints_reason(LANGUAGE)}
        options={CLOSE_REASONS.map((value) => ({ value, label: REASON_WORDS[value] }))}
        chosen={reason}
        onChoose={setReason}
      />
      <FormError>{error}</FormError>
      <div className={styles.ways}>
        <Button type="submit" look="main" busy={busy}>
          {m.desk_complaints_close(LANGUAGE)}
        </Button>
        <Button onClick={onClose}>{m.desk_complaints_back(LANGUAGE)}</Button>
      </div>
    </Form>
  )
}
