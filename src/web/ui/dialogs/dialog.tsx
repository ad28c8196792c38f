// A modal dialog on the browser's own <dialog>: focus stays inside, Escape closes, focus goes back to the opener.
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'

type DialogProps = {
  title: string
  children: ReactNode
  /** Drawn over the dialog, hidden from screen readers. */
  decoration?: ReactNode
} & (
  | {
      /** Escape, the backdrop and the dialog's own buttons end here. */
      onClose: () => void
      locked?: false
    }
  | {
      /** Nothing closes it but whoever shows it: a question that needs an answer. */
      locked: true
      onClose?: never
    }
)

export function Dialog({ title, onClose, locked = false, children, decoration }: DialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    const opener = document.activeElement
    if (!element.open) element.showModal()
    return () => {
      element.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape and with the button inside
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`${styles.dialog} ${locked ? styles.locked : ''}`}
      closedby={locked ? 'none' : 'closerequest'}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onClose={(event) => {
        // A browser without `closedby` closes at the second Escape, whatever we say.
        if (locked && event.currentTarget.isConnected) event.currentTarget.showModal()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose?.()
      }}
    >
      <div className={styles.content}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
      {decoration}
    </dialog>
  )
}
