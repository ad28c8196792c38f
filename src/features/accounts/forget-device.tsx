// 'Forget everything on this device': for a phone that others pick up. Works on any page, without a network too, asks once
// and says that it is done.

import { useState } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import { forgetDevice } from './forget-device-storage.ts'

export function ForgetDevice() {
  const [asking, setAsking] = useState(false)
  const [done, setDone] = useState(false)
  const forget = () => {
    forgetDevice()
    setAsking(false)
    setDone(true)
  }
  return (
    <>
      {done ? null : <Button onClick={() => setAsking(true)}>{m.forget_device_button(LANGUAGE)}</Button>}
      <FormSuccess>{done ? <p>{m.forget_device_done(LANGUAGE)}</p> : null}</FormSuccess>
      {asking ? (
        <Dialog title={m.forget_device_title(LANGUAGE)} onClose={() => setAsking(false)}>
          <p>{m.forget_device_text(LANGUAGE)}</p>
          <p>
            <Button look="strong" onClick={forget}>
              {m.forget_device_yes_button(LANGUAGE)}
            </Button>
          </p>
          <Button onClick={() => setAsking(false)}>{m.forget_device_no_button(LANGUAGE)}</Button>
        </Dialog>
      ) : null}
    </>
  )
}
