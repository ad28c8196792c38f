import { useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import { forgetNotebook } from '#src/features/family/notebook/forget-notebook.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'

/** Asks once, and says that it is done. */
export function DeletePlan() {
  const [asking, setAsking] = useState(false)
  const [done, setDone] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)

  // The button that would have the focus again is gone.
  useEffect(() => {
    if (done) said.current?.focus()
  }, [done])

  const forget = () => {
    forgetNotebook()
    setAsking(false)
    setDone(true)
  }
  return (
    <div>
      <p ref={said} role="status" tabIndex={-1}>
        {done ? m.plan_deleted(LANGUAGE) : null}
      </p>
      {done ? null : <Button onClick={() => setAsking(true)}>{m.plan_delete_button(LANGUAGE)}</Button>}
      {asking ? (
        <Dialog title={m.plan_delete_button(LANGUAGE)} onClose={() => setAsking(false)}>
          <p>{m.plan_delete_question(LANGUAGE)}</p>
          <p>
            <Button look="strong" onClick={forget}>
              {m.plan_delete_yes(LANGUAGE)}
            </Button>
          </p>
          <Button onClick={() => setAsking(false)}>{m.plan_delete_no(LANGUAGE)}</Button>
        </Dialog>
      ) : null}
    </div>
  )
}
