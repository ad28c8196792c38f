// A third party's form: loaded only after a press that says who gets the words, and in a frame that reaches nothing of
// ours.

import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FEEDBACK_FRAME_PATH } from '#src/shared/paths.ts'
import { Button } from '#src/web/ui/button.tsx'
import styles from './feedback-frame.module.css'

export function FeedbackFrame({ address }: { address: string }) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const { host } = new URL(address)
  // The button that was pressed is gone.
  useEffect(() => {
    if (open) frame.current?.focus()
  }, [open])
  return (
    <>
      <p>{t('contact_frame_text', { host })}</p>
      {open ? (
        <iframe
          ref={frame}
          title={t('contact_frame_title')}
          src={FEEDBACK_FRAME_PATH}
          sandbox="allow-scripts allow-forms allow-popups"
          loading="lazy"
          referrerPolicy="no-referrer"
          className={styles.frame}
        />
      ) : (
        <Button look="main" onClick={() => setOpen(true)}>
          {t('contact_frame_button')}
        </Button>
      )}
      <p className={styles.away}>
        {t.rich('contact_frame_away', {
          link: (words) => (
            <a href={address} target="_blank" rel="noopener noreferrer">
              {words}
            </a>
          ),
        })}
      </p>
    </>
  )
}
