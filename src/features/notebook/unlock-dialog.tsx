// 'Our plan is locked': the phrase or the passkey, and what to do when neither is there. Names no child and no topic (K16).
import { useState } from 'react'
import * as m from '#messages'
import { HELP_PATH, HOME_PATH, PLAN_PATH } from '#src/shared/paths.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { documentPath, LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { AskedButton } from '#src/web/ui/dialogs/asked-button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { type DeviceLock, openWithPasskey, openWithPhrase } from './device-lock.ts'
import { forgetNotebook } from './forget-notebook.ts'
import styles from './unlock-dialog.module.css'

interface UnlockDialogProps {
  lock: DeviceLock
  onOpen: (key: CryptoKey) => void
  onClose: () => void
}

export function UnlockDialog({ lock, onOpen, onClose }: UnlockDialogProps) {
  const [phrase, setPhrase] = useState('')
  const { busy, error, setError, onSubmit } = useSubmit(async () => {
    const key = lock.way === 'phrase' ? await openWithPhrase(lock, phrase) : await openWithPasskey(lock)
    if (key !== null) return onOpen(key)
    setError(lock.way === 'phrase' ? m.lock_wrong_phrase(LANGUAGE) : m.lock_wrong_passkey(LANGUAGE))
  }, m.lock_not_opened(LANGUAGE))
  const leave = () => {
    // The pages of the plan have nothing to show without it.
    if (window.location.pathname.startsWith(documentPath(PLAN_PATH))) window.location.assign(documentPath(HOME_PATH))
    else onClose()
  }
  const forget = async () => {
    forgetNotebook()
    window.location.reload()
  }
  return (
    <Dialog title={m.lock_title(LANGUAGE)} onClose={leave}>
      <Form onSubmit={onSubmit}>
        {lock.way === 'phrase' ? (
          <TextField
            label={m.lock_phrase(LANGUAGE)}
            type="password"
            autoComplete="off"
            required
            value={phrase}
            onChange={setPhrase}
          />
        ) : (
          <p>{m.lock_passkey_text(LANGUAGE)}</p>
        )}
        <FormError>{error}</FormError>
        <p role="status">{busy ? m.lock_opening(LANGUAGE) : null}</p>
        <div className={styles.ways}>
          <Button look="main" type="submit" busy={busy}>
            {lock.way === 'phrase' ? m.lock_open_button(LANGUAGE) : m.lock_open_passkey_button(LANGUAGE)}
          </Button>
          <Button onClick={leave}>{m.lock_not_now(LANGUAGE)}</Button>
        </div>
      </Form>
      <details>
        <summary>{m.lock_lost_title(LANGUAGE)}</summary>
        <p>{m.lock_lost_text(LANGUAGE)}</p>
        <AskedButton
          label={m.lock_lost_delete(LANGUAGE)}
          question={m.lock_lost_sure(LANGUAGE)}
          yes={m.lock_lost_yes(LANGUAGE)}
          act={forget}
        />
        <p>
          <a href={documentPath(HELP_PATH)}>{m.forget_device_button(LANGUAGE)}</a>
        </p>
      </details>
    </Dialog>
  )
}
