// Whether the plan is locked on this device, and what to do about it.
import { useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import { lockNow } from '#src/features/notebook/lock-when-idle.ts'
import { type Notebook, openNotebook } from '#src/features/notebook/notebook.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import styles from '../plan-room.module.css'
import { LockForm } from './lock-form.tsx'

export function LockPanel() {
  const [notebook, setNotebook] = useState<Notebook | null>(null)
  const [missing, setMissing] = useState(false)
  /** What was done last; null at first. */
  const [done, setDone] = useState<'locked' | 'open' | null>(null)
  const [error, setError] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    let gone = false
    openNotebook().then(
      (opened) => {
        if (!gone) setNotebook(opened)
      },
      () => setMissing(true),
    )
    return () => {
      gone = true
    }
  }, [])
  useEffect(() => {
    if (done !== null) heading.current?.focus()
  }, [done])

  if (missing) return <p role="alert">{m.shell_part_missing(LANGUAGE)}</p>
  if (notebook === null) return <Loading />
  const takeOff = async () => {
    try {
      await notebook.changeLock(null)
      setDone('open')
    } catch {
      setError(m.lock_not_kept(LANGUAGE))
    }
  }
  const isLocked = notebook.lock !== null
  return (
    <section aria-labelledby="lock-state">
      <h2 id="lock-state" ref={heading} tabIndex={-1}>
        {isLocked ? m.lock_is_on(LANGUAGE) : m.lock_is_off(LANGUAGE)}
      </h2>
      {isLocked ? (
        <>
          <p>{m.lock_is_on_text(LANGUAGE)}</p>
          <div className={styles.ways}>
            <Button look="main" onClick={lockNow}>
              {m.lock_now_button(LANGUAGE)}
            </Button>
            <Button onClick={() => void takeOff()}>{m.lock_off_button(LANGUAGE)}</Button>
          </div>
          <FormError>{error}</FormError>
        </>
      ) : (
        <LockForm notebook={notebook} onLocked={() => setDone('locked')} />
      )}
    </section>
  )
}
