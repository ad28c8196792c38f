// What the specification calls 'an alert': one sentence, one button, and the page waits.

import { useEffect, useId, useRef } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '../button.tsx'
import styles from './dialog.module.css'

export function AlertDialog({ message, onClose }: { message: string; onClose: () => void }) {
  const messageId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    if (element !== null && !element.open) element.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={messageId}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.content}>
        <p id={messageId}>{message}</p>
        <Button look="strong" onClick={onClose}>
          {m.shell_ok(LANGUAGE)}
        </Button>
      </div>
    </dialog>
  )
}
