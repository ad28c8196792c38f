// A third party's form: loaded only after a press that says who gets the words, and in a frame that reaches nothing of
// ours (H15).

import { useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import { FEEDBACK_FRAME_PATH } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { RichText } from '#src/web/ui/rich-text.tsx'
import styles from './feedback-frame.module.css'

export function FeedbackFrame({ address }: { address: string }) {
  const [open, setOpen] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const { host } = new URL(address)
  // The button that was pressed is gone.
  useEffect(() => {
    if (open) frame.current?.focus()
  }, [open])
  return (
    <>
      <p>{m.contact_frame_text(LANGUAGE, { host })}</p>
      {open ? (
        <iframe
          ref={frame}
          title={m.contact_frame_title(LANGUAGE)}
          src={FEEDBACK_FRAME_PATH}
          sandbox="allow-scripts allow-forms allow-popups"
          loading="lazy"
          referrerPolicy="no-referrer"
          className={styles.frame}
        />
      ) : (
        <Button look="main" onClick={() => setOpen(true)}>
          {m.contact_frame_button(LANGUAGE)}
        </Button>
      )}
      <p className={styles.away}>
        <RichText
          message={m.contact_frame_away(LANGUAGE)}
          link={(words) => (
            <a href={address} target="_blank" rel="noopener noreferrer">
              {words}
            </a>
          )}
        />
      </p>
    </>
  )
}
