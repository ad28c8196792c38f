// The log-in page of the desk: email, password and a second factor, all at once.
import { useState } from 'react'
import * as m from '#messages'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, PasswordField, TextField } from '#src/web/ui/forms/form.tsx'
import { callDoor } from '../app/call-desk.ts'
import { DESK_PATH } from '../desk-paths.ts'
import { canUsePasskeys, signWithPasskey } from '../factors/browser-passkeys.ts'
import type { Factor } from '../factors/factors.contract.ts'
import { DoorPage } from './door-page.tsx'
import { askForPasskey, logInToDesk } from './way-in.contract.ts'

export function DeskLoginPage() {
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
    m.desk_login_failed(LANGUAGE),
  )
  const byPasskey = useSubmit(async () => {
    const question = await callDoor(askForPasskey, { email, password })
    await enter({ way: 'passkey', passkey: await signWithPasskey(question) })
  }, m.desk_answers_passkey_failed(LANGUAGE))

  return (
    <DoorPage title={m.desk_login_title(LANGUAGE)}>
      <Form onSubmit={byCode.onSubmit}>
        <TextField
          label={m.desk_login_email(LANGUAGE)}
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          label={m.desk_login_password(LANGUAGE)}
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        {hasLostPhone ? (
          <TextField
            key="recovery"
            label={m.desk_login_recovery_code(LANGUAGE)}
            autoComplete="off"
            required
            value={code}
            onChange={setCode}
          />
        ) : (
          <TextField
            key="code"
            label={m.desk_login_code(LANGUAGE)}
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            value={code}
            onChange={setCode}
          />
        )}
        <FormError>{byCode.error ?? byPasskey.error}</FormError>
        <Button type="submit" look="main" busy={byCode.busy}>
          {m.desk_login_button(LANGUAGE)}
        </Button>
        {canUsePasskeys() ? (
          <Button busy={byPasskey.busy} onClick={byPasskey.onSubmit}>
            {m.desk_login_passkey(LANGUAGE)}
          </Button>
        ) : null}
      </Form>
      <Button
        onClick={() => {
          setLostPhone(!hasLostPhone)
          setCode('')
        }}
      >
        {hasLostPhone ? m.desk_login_use_code(LANGUAGE) : m.desk_login_use_recovery(LANGUAGE)}
      </Button>
    </DoorPage>
  )
}
