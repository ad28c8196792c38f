// What the specification calls 'an alert': one sentence, the cause where it is known, one button, and the page waits.

import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../button.tsx'
import styles from './dialog.module.css'

interface AlertDialogProps {
  message: string
  cause?: string
  onClose: () => void
}

export function AlertDialog({ message, cause = '', onClose }: AlertDialogProps) {
  const t = useTranslations()
  const messageId = useId()
  const causeId = useId()
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
      aria-describedby={cause === '' ? undefined : causeId}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.content}>
        <p id={messageId}>{message}</p>
        {cause === '' ? null : <p id={causeId}>{cause}</p>}
        <Button look="strong" onClick={onClose}>
          {t('shell_ok')}
        </Button>
      </div>
    </dialog>
  )
}
