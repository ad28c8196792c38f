// A third party's form: loaded only after a press that says who gets the words, and in a frame that reaches nothing of
// ours (H15).
import { useEffect, useRef, useState } from 'react'
import { FEEDBACK_FRAME_PATH } from '#src/shared/paths.ts'
import { Button } from '#src/web/ui/button.tsx'
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
      <p>
        The form belongs to another company, at {host}. When you open it, {host} sees that you did. What you write in it
        goes to them and then to us.
      </p>
      {open ? (
        <iframe
          ref={frame}
          title="Feedback form"
          src={FEEDBACK_FRAME_PATH}
          sandbox="allow-scripts allow-forms allow-popups"
          loading="lazy"
          referrerPolicy="no-referrer"
          className={styles.frame}
        />
      ) : (
        <Button look="main" onClick={() => setOpen(true)}>
          Open the feedback form
        </Button>
      )}
      <p className={styles.away}>
        If it does not work here, you can{' '}
        <a href={address} target="_blank" rel="noopener noreferrer">
          open it in a new tab
        </a>
        .
      </p>
    </>
  )
}
