// A reply to a complaint: plain text to its own address, proven once more with these very words (L3, L14). What was typed stays when
// it did not leave.
import { useRef, useState } from 'react'
import * as m from '#messages'
import { LANGUAGE, LOCALE } from '#src/web/language/language.ts'
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
          label={m.desk_complaints_answer(LANGUAGE)}
          hint={m.desk_complaints_answer_hint(LANGUAGE, { address })}
          rows={8}
          required
          maxLength={REPLY_LIMIT}
        />
        <div className={styles.ways}>
          <Button type="submit" look="main">
            {m.desk_complaints_send(LANGUAGE)}
          </Button>
          <Button onClick={onClose}>{m.desk_complaints_back(LANGUAGE)}</Button>
        </div>
      </Form>
      {answer === null ? null : (
        <ProofDialog
          act={ACT}
          words={replyWords(reference, answer)}
          sentence={m.desk_complaints_reply_sentence(LANGUAGE, {
            address,
            reference,
            letters: answer.length.toLocaleString(LOCALE),
          })}
          send={async (proof) => {
            await callDesk(replyToDeskComplaint, { reference, answer, proof })
            await onSent(m.desk_complaints_replied(LANGUAGE))
          }}
          onClose={() => setAnswer(null)}
        />
      )}
    </>
  )
}
