// A modal dialog on the browser's own <dialog>: focus stays inside, Escape closes, focus goes back to the opener.
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { ourLanguage } from '#src/web/language/language.ts'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  children: ReactNode
  /** Escape, the dialog's own buttons and, while nothing is typed, the backdrop end here. Without it only the dialog's content can close it. */
  onClose?: () => void
  /** A dialog that stays in the page while it is closed keeps what was typed in it: it can always be left. */
  open?: boolean
  className?: string | undefined
  /** Class of the content, for a dialog that fills the window. */
  contentClassName?: string | undefined
  /** Above the title. */
  picture?: ReactNode
  /** Drawn behind the dialog's content, hidden from screen readers. */
  behind?: ReactNode
}

export function Dialog(props: DialogProps) {
  const { title, onClose, open, className = '', contentClassName = '', picture, behind, children } = props
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  /** Where the press began: selecting text and releasing beside the dialog is no press there. */
  const pressed = useRef<EventTarget>(null)
  /**
   * What was typed in or chosen last. While it is there, a press beside the dialog would throw it away. Emptied again it still counts:
   * React keeps `defaultValue` in step with what is typed, so the value from before is lost.
   */
  const changed = useRef<Element>(null)

  const shown = open !== false
  useEffect(() => {
    const element = dialog.current
    if (element === null || !shown) return
    const opener = document.activeElement
    if (!element.open) element.showModal()
    return () => {
      element.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [shown])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape and with the button inside
    <dialog
      {...ourLanguage()}
      ref={dialog}
      aria-labelledby={titleId}
      className={`${styles.dialog} ${className}`}
      closedby={onClose === undefined ? 'none' : 'closerequest'}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onClose={({ currentTarget }) => {
        // A browser without `closedby` closes at the second Escape, whatever we say.
        if (shown && currentTarget.isConnected && !currentTarget.open) currentTarget.showModal()
      }}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onChange={({ target }) => {
        changed.current = target as Element
      }}
      onClick={({ target, currentTarget }) => {
        const beside = target === currentTarget && pressed.current === target
        if (beside && (open === true || !changed.current?.isConnected)) onClose?.()
      }}
    >
      {behind}
      <div className={`${styles.content} ${contentClassName}`}>
        {picture}
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
