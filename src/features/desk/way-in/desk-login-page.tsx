// The log-in page of the desk: email, password and a second factor, all at once.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, PasswordField, TextField } from '#src/web/ui/forms/form.tsx'
import { callDoor } from '../app/call-desk.ts'
import { DESK_PATH } from '../desk-paths.ts'
import { canUsePasskeys, signWithPasskey } from '../factors/browser-passkeys.ts'
import type { Factor } from '../factors/factors.contract.ts'
import { DoorPage } from './door-page.tsx'
import { askForPasskey, logInToDesk } from './way-in.contract.ts'

export function DeskLoginPage() {
  const t = useTranslations()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [hasLostPhone, setLostPhone] = useState(false)

  const enter = async (factor: Factor) => {
    await callDoor(logInToDesk, { email, password, factor })
    // A new document, which the server shows because the cookie is there.
    window.location.replace(DESK_PATH)
  }
  const byCode = useSubmit(
    () => enter(hasLostPhone ? { way: 'recovery', recoveryCode: code } : { way: 'code', oneTimeCode: code }),
    t('desk_login_failed'),
  )
  const byPasskey = useSubmit(async () => {
    const question = await callDoor(askForPasskey, { email, password })
    await enter({ way: 'passkey', passkey: await signWithPasskey(question) })
  }, t('desk_answers_passkey_failed'))

  return (
    <DoorPage title={t('desk_login_title')}>
      <Form onSubmit={byCode.onSubmit}>
        <TextField
          label={t('desk_login_email')}
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          label={t('desk_login_password')}
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        {hasLostPhone ? (
          <TextField
            key="recovery"
            label={t('desk_login_recovery_code')}
            autoComplete="off"
            required
            value={code}
            onChange={setCode}
          />
        ) : (
          <TextField
            key="code"
            label={t('desk_login_code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            value={code}
            onChange={setCode}
          />
        )}
        <FormError>{byCode.error ?? byPasskey.error}</FormError>
        <Button type="submit" look="main" busy={byCode.busy}>
          {t('desk_login_button')}
        </Button>
        {canUsePasskeys() ? (
          <Button busy={byPasskey.busy} onClick={byPasskey.onSubmit}>
            {t('desk_login_passkey')}
          </Button>
        ) : null}
      </Form>
      <Button
        onClick={() => {
          setLostPhone(!hasLostPhone)
          setCode('')
        }}
      >
        {hasLostPhone ? t('desk_login_use_code') : t('desk_login_use_recovery')}
      </Button>
    </DoorPage>
  )
}
