// 'Forget everything on this device': for a phone that others pick up. Works on any page, without a network too, asks once
// and says that it is done.
import { useState } from 'react'
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
      {done ? null : <Button onClick={() => setAsking(true)}>Forget everything on this device</Button>}
      <FormSuccess>
        {done ? (
          <p>
            Done. Nothing of yours is left here. Your browser keeps its own history: clear that in its settings, if you
            need to.
          </p>
        ) : null}
      </FormSuccess>
      {asking ? (
        <Dialog title="Forget everything?" onClose={() => setAsking(false)}>
          <p>
            This removes finished tools, steps, ticks and choices from this device, and logs you out. What is saved in
            an account stays there.
          </p>
          <p>
            <Button look="strong" onClick={forget}>
              Yes, forget everything
            </Button>
          </p>
          <Button onClick={() => setAsking(false)}>Keep it</Button>
        </Dialog>
      ) : null}
    </>
  )
}
