// A reply to a complaint: plain text to its own address, proven once more with these very words (L3, L14). What was typed stays when
// it did not leave.

import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageLocale } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, TextArea } from '#src/web/ui/forms/form.tsx'
import type { DeskActName } from '../acts/act-names.ts'
import { callDesk } from '../app/call-desk.ts'
import styles from '../app/desk-queue.module.css'
import { ProofDialog } from '../proof/proof-dialog.tsx'
import { REPLY_LIMIT, replyToDeskComplaint } from './desk-complaints.contract.ts'
import { replyWords } from './reply-words.ts'

const ACT: DeskActName = 'reply-complaint'

interface ComplaintReplyFormProps {
  reference: string
  /** Masked. */
  address: string
  /** @param words what was done. Comes to its end with the new list. */
  onSent: (words: string) => Promise<void>
  onClose: () => void
}

export function ComplaintReplyForm({ reference, address, onSent, onClose }: ComplaintReplyFormProps) {
  const t = useTranslations()
  const field = useRef<HTMLTextAreaElement>(null)
  const [answer, setAnswer] = useState<string | null>(null)
  return (
    <>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          setAnswer(field.current?.value ?? '')
        }}
      >
        <TextArea
          ref={field}
          label={t('desk_complaints_answer')}
          hint={t('desk_complaints_answer_hint', { address })}
          rows={8}
          required
          maxLength={REPLY_LIMIT}
        />
        <div className={styles.ways}>
          <Button type="submit" look="main">
            {t('desk_complaints_send')}
          </Button>
          <Button onClick={onClose}>{t('desk_complaints_back')}</Button>
        </div>
      </Form>
      {answer === null ? null : (
        <ProofDialog
          act={ACT}
          words={replyWords(reference, answer)}
          sentence={t('desk_complaints_reply_sentence', {
            address,
            reference,
            letters: answer.length.toLocaleString(pageLocale()),
          })}
          send={async (proof) => {
            await callDesk(replyToDeskComplaint, { reference, answer, proof })
            await onSent(t('desk_complaints_replied'))
          }}
          onClose={() => setAnswer(null)}
        />
      )}
    </>
  )
}
