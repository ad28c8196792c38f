// One complaint: its words as isolated text (L10), how long it has, and the two ways with it.

import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageLanguage } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import styles from '../app/desk-queue.module.css'
import figures from '../figures/figures.module.css'
import { showDay } from '../figures/show-count.ts'
import { showStrangerText } from '../figures/stranger-text.ts'
import { CloseComplaintForm } from './close-complaint-form.tsx'
import { ComplaintReplyForm } from './complaint-reply-form.tsx'
import type { DeskComplaint } from './desk-complaints.contract.ts'

interface ComplaintRowProps {
  complaint: DeskComplaint
  /** @param words what was done. Comes to its end with the new list. */
  onDone: (words: string) => Promise<void>
}

export function ComplaintRow({ complaint, onDone }: ComplaintRowProps) {
  const t = useTranslations()
  const { reference, address, words, language, sentOn, answerBy, urgent, late, repliedOn } = complaint
  const title = useId()
  const [way, setWay] = useState<'reply' | 'close' | null>(null)
  const onClose = () => setWay(null)
  return (
    <li className={styles.item}>
      <h2 id={title} className={styles.title}>
        {reference}
      </h2>
      <p className={urgent || late ? styles.late : undefined}>
        {late ? `${t('desk_complaints_late')} ` : urgent ? `${t('desk_complaints_urgent')} ` : null}
        {t('desk_complaints_wait', { since: showDay(sentOn), by: showDay(answerBy) })}
      </p>
      {repliedOn === null ? null : <p>{t('desk_complaints_replied_on', { day: showDay(repliedOn) })}</p>}
      <p>{address === null ? t('desk_complaints_deleted') : t('desk_complaints_from', { address })}</p>
      {language === pageLanguage() ? null : <p>{t('desk_complaints_language', { language: nameOf(language) })}</p>}
      {words === null ? null : (
        <blockquote className={styles.quote}>
          <p className={figures.words} dir="auto" translate="no">
            {showStrangerText(words)}
          </p>
        </blockquote>
      )}
      {way === null ? (
        <div className={styles.ways}>
          {address === null ? null : (
            <Button look="main" aria-describedby={title} onClick={() => setWay('reply')}>
              {t('desk_complaints_reply')}
            </Button>
          )}
          <Button aria-describedby={title} onClick={() => setWay('close')}>
            {t('desk_complaints_close')}
          </Button>
        </div>
      ) : null}
      {way === 'reply' && address !== null ? (
        <ComplaintReplyForm
          reference={reference}
          address={address}
          onSent={(said) => {
            setWay(null)
            return onDone(said)
          }}
          onClose={onClose}
        />
      ) : null}
      {way === 'close' ? (
        <CloseComplaintForm
          reference={reference}
          onClosed={async (said) => {
            // Busy until the new list is there: nobody closes it twice.
            await onDone(said)
            setWay(null)
          }}
          onClose={onClose}
        />
      ) : null}
    </li>
  )
}

/** Such as 'Polish'. */
function nameOf(language: string): string {
  return new Intl.DisplayNames(pageLanguage(), { type: 'language' }).of(language) ?? language
}
