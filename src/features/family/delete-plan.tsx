import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AskedButton } from '#src/web/ui/dialogs/asked-button.tsx'
import { forgetPlan } from './document/forget-plan.ts'

/** Asks once, and says that it is done. */
export function DeletePlan() {
  const t = useTranslations()
  const [done, setDone] = useState(false)
  const forget = async () => {
    forgetPlan()
    setDone(true)
  }
  return (
    <div>
      <p role="status">{done ? t('plan_deleted') : null}</p>
      {done ? null : (
        <AskedButton
          label={t('plan_delete_button')}
          question={t('plan_delete_question')}
          yes={t('plan_delete_yes')}
          act={forget}
        />
      )}
    </div>
  )
}
