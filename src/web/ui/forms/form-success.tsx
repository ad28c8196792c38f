// Shown in place of a sent form. It is in the page from the start, so that a screen reader says what appears in it; the focus moves here,
// because the button that was pressed is gone.
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './form-success.module.css'

export function FormSuccess({ children }: { children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null)
  const isThere = children !== null
  useEffect(() => {
    if (isThere) note.current?.focus()
  }, [isThere])
  return (
    <div ref={note} role="status" tabIndex={-1} className={isThere ? styles.note : undefined}>
      {children}
    </div>
  )
}
