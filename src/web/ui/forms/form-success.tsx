// What stands where a form was. Here from the start, so that a screen reader hears what appears in it; focus comes along,
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
