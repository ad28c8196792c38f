// 'Forget everything on this device': for a phone that others pick up. Works on any page, without a network too, asks once
// and says that it is done.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { endSession } from '#src/features/accounts/end-session.ts'
import { forgetPlan } from '#src/features/family/document/forget-plan.ts'
import { forgetStored } from '#src/web/storage/forget-stored.ts'
import { STORED_KEYS } from '#src/web/storage/stored-keys.ts'
import { readToken } from '#src/web/storage/token-key.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'

interface ForgetDeviceProps {
  /** What the button says. */
  label?: string
}

export function ForgetDevice({ label }: ForgetDeviceProps) {
  const t = useTranslations()
  const [asking, setAsking] = useState(false)
  const [done, setDone] = useState(false)
  const forget = () => {
    forgetDevice()
    setAsking(false)
    setDone(true)
  }
  return (
    <>
      {done ? null : <Button onClick={() => setAsking(true)}>{label ?? t('forget_device_button')}</Button>}
      <FormSuccess>{done ? <p>{t('forget_device_done')}</p> : null}</FormSuccess>
      {asking ? (
        <Dialog title={t('forget_device_title')} onClose={() => setAsking(false)}>
          <p>{t('forget_device_text')}</p>
          <p>
            <Button look="danger" onClick={forget}>
              {t('forget_device_yes_button')}
            </Button>
          </p>
          <Button onClick={() => setAsking(false)}>{t('forget_device_no_button')}</Button>
        </Dialog>
      ) : null}
    </>
  )
}

/**
 * Forgets everything here, at once: the parent who presses this may have only seconds. The session ends on the server too, if that can
 * be reached.
 */
function forgetDevice(): void {
  const token = readToken()
  forgetStored(STORED_KEYS)
  forgetPlan()
  if (token !== null) endSession(token)
}
