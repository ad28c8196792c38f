// The page of an invitation: a password, then a second factor, then ten codes for a bad day.

import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Translate } from '#src/shared/translate.ts'
import { messageOr } from '#src/web/error-message.ts'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button, ButtonAnchor } from '#src/web/ui/button.tsx'
import { Form, FormError, PasswordField, TextField } from '#src/web/ui/forms/form.tsx'
import { callDoor } from '../app/call-desk.ts'
import { DESK_PATH } from '../desk-paths.ts'
import { canUsePasskeys, makePasskey } from '../factors/browser-passkeys.ts'
import { RecoveryCodes } from '../factors/recovery-codes.tsx'
import { PASSWORD_MAX, PASSWORD_MIN } from './desk-password.contract.ts'
import { DoorPage } from './door-page.tsx'
import { invitationCode } from './invitation-code.ts'
import { askForNewPasskey, joinDesk, lookAtInvitation, makeKey } from './way-in.contract.ts'

/** Whom the invitation is for, or why it does not open. */
async function look(t: Translate): Promise<{ email: string } | { problem: string }> {
  const code = invitationCode()
  // Loaded anew, as phones do after a look into another app. The link is as good as before.
  if (code === '') return { problem: t('desk_join_link_gone') }
  try {
    return await callDoor(lookAtInvitation, { code })
  } catch (error) {
    return { problem: messageOr(t, error, t('desk_join_failed')) }
  }
}

export function DeskJoinPage() {
  const t = useTranslations()
  const { value: invitation } = useFetched(useCallback(() => look(t), [t]))
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  if (recoveryCodes !== null) {
    return (
      <DoorPage title={t('desk_join_done_title')}>
        <RecoveryCodes codes={recoveryCodes} />
        <ButtonAnchor href={DESK_PATH} look="main">
          {t('desk_join_go_on')}
        </ButtonAnchor>
      </DoorPage>
    )
  }
  return (
    <DoorPage title={t('desk_join_title')}>
      <p role="alert">{invitation !== null && 'problem' in invitation ? invitation.problem : null}</p>
      {invitation !== null && 'email' in invitation ? (
        <JoinForm email={invitation.email} onJoined={setRecoveryCodes} />
      ) : null}
    </DoorPage>
  )
}

interface JoinFormProps {
  email: string
  onJoined: (recoveryCodes: string[]) => void
}

function JoinForm({ email, onJoined }: JoinFormProps) {
  const t = useTranslations()
  const code = invitationCode()
  const [password, setPassword] = useState('')
  const [oneTimeCode, setOneTimeCode] = useState('')
  const [key, setKey] = useState<{ key: string; sealedKey: string } | null>(null)

  const byCode = useSubmit(async () => {
    if (key === null) return
    const factor = { way: 'code' as const, sealedKey: key.sealedKey, oneTimeCode }
    onJoined((await callDoor(joinDesk, { code, password, factor })).recoveryCodes)
  }, t('desk_join_failed'))
  const byPasskey = useSubmit(async () => {
    // Before the device makes a passkey for nothing.
    if ([...password].length < PASSWORD_MIN) {
      byPasskey.setError(t('desk_answers_password_short', { limit: String(PASSWORD_MIN) }))
      return
    }
    const passkey = await makePasskey(await callDoor(askForNewPasskey, { code }))
    onJoined((await callDoor(joinDesk, { code, password, factor: { way: 'passkey', passkey } })).recoveryCodes)
  }, t('desk_answers_passkey_failed'))
  const showKey = useSubmit(async () => setKey(await callDoor(makeKey, { code })), t('desk_join_failed'))

  return (
    <Form onSubmit={byCode.onSubmit}>
      <p>{t('desk_join_for', { email })}</p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('desk_login_password')}
        hint={t('desk_join_password_hint', { limit: String(PASSWORD_MIN) })}
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN}
        maxLength={PASSWORD_MAX}
        value={password}
        onChange={setPassword}
      />
      <p>{t('desk_join_factor')}</p>
      {key === null ? (
        <Button busy={showKey.busy} onClick={showKey.onSubmit}>
          {t('desk_join_use_code')}
        </Button>
      ) : (
        <>
          <p>{t('desk_join_key', { key: key.key })}</p>
          <TextField
            label={t('desk_login_code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            value={oneTimeCode}
            onChange={setOneTimeCode}
          />
        </>
      )}
      <FormError>{byCode.error ?? byPasskey.error ?? showKey.error}</FormError>
      {key === null ? null : (
        <Button type="submit" look="main" busy={byCode.busy}>
          {t('desk_join_turn_on')}
        </Button>
      )}
      {canUsePasskeys() ? (
        <Button busy={byPasskey.busy} onClick={byPasskey.onSubmit}>
          {t('desk_login_passkey')}
        </Button>
      ) : null}
    </Form>
  )
}
