import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { forgetPlan } from '#src/features/family/document/forget-plan.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'

/** Asks once, and says that it is done. */
export function DeletePlan() {
  const t = useTranslations()
  const [asking, setAsking] = useState(false)
  const [done, setDone] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)

  // The button that would have the focus again is gone.
  useEffect(() => {
    if (done) said.current?.focus()
  }, [done])

  const forget = () => {
    forgetPlan()
    setAsking(false)
    setDone(true)
  }
  return (
    <div>
      <p ref={said} role="status" tabIndex={-1}>
        {done ? t('plan_deleted') : null}
      </p>
      {done ? null : <Button onClick={() => setAsking(true)}>{t('plan_delete_button')}</Button>}
      {asking ? (
        <Dialog title={t('plan_delete_button')} onClose={() => setAsking(false)}>
          <p>{t('plan_delete_question')}</p>
          <p>
            <Button look="danger" onClick={forget}>
              {t('plan_delete_yes')}
            </Button>
          </p>
          <Button onClick={() => setAsking(false)}>{t('plan_delete_no')}</Button>
        </Dialog>
      ) : null}
    </div>
  )
}
