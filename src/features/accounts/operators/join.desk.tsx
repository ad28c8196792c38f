// '/desk/join': an invitation. The invited person, logged in to their account, sets up an authenticator app and gets recovery codes.

import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { DESK_PATH, LOGIN_PATH, REGISTER_PATH } from '#src/shared/paths.ts'
import type { Translate } from '#src/shared/translate.ts'
import { callAnonymous, callEntering } from '#src/web/desk/call-desk.ts'
import { ROLE_NAMES } from '#src/web/desk/role-names.ts'
import { messageOr } from '#src/web/error-message.ts'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { readSecretQuery } from '#src/web/secrets/secret-query.ts'
import { Button, ButtonAnchor } from '#src/web/ui/button.tsx'
import { Form, FormError } from '#src/web/ui/forms/form.tsx'
import { getSessionUser } from '../session-store.ts'
import { AuthLayout } from './auth-layout.tsx'
import { OfferedKey } from './offered-key.tsx'
import type { acceptInvitation, lookAtInvitation, offerFirstKey } from './operators.contract.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** '' when the address has none. */
const invitationCode = () => readSecretQuery().get('code') ?? ''

export const meta = () => [
  { title: pageTitle(translator(pageLanguage())('desk_join_title')) },
  { name: 'robots', content: 'noindex' },
]

type Invitation = AnswerOf<typeof lookAtInvitation>

/** Who the invitation is for, or why it does not open. */
async function look(t: Translate): Promise<Invitation | { problem: string }> {
  const invitation = invitationCode()
  // The page was loaded again, as phones do after a switch to another app. The link still works.
  if (invitation === '') return { problem: t('desk_join_link_gone') }
  try {
    return await callAnonymous<typeof lookAtInvitation>('POST /api/desk/invitation', { invitation })
  } catch (error) {
    return { problem: messageOr(t, error, t('desk_join_failed')) }
  }
}

export default function DeskJoinPage() {
  const t = useTranslations()
  const { value: found } = useFetched(useCallback(() => look(t), [t]))
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  if (recoveryCodes !== null) {
    return (
      <AuthLayout title={t('desk_join_done_title')}>
        <RecoveryCodes codes={recoveryCodes} />
        <ButtonAnchor href={DESK_PATH} look="main">
          {t('desk_join_go_on')}
        </ButtonAnchor>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t('desk_join_title')}>
      <p role="alert">{found !== null && 'problem' in found ? found.problem : null}</p>
      {found !== null && 'email' in found ? <Invited {...found} onJoined={setRecoveryCodes} /> : null}
    </AuthLayout>
  )
}

function Invited({ email, role, onJoined }: Invitation & { onJoined: (recoveryCodes: string[]) => void }) {
  const t = useTranslations()
  const user = getSessionUser()
  return (
    <>
      <p>{t('desk_join_for', { email, role: t(ROLE_NAMES[role]) })}</p>
      {user === null ? (
        <>
          <p>{t('desk_join_sign_in')}</p>
          <ButtonAnchor href={LOGIN_PATH} look="main">
            {t('desk_join_log_in')}
          </ButtonAnchor>{' '}
          <ButtonAnchor href={REGISTER_PATH}>{t('desk_join_sign_up')}</ButtonAnchor>
        </>
      ) : (
        <>
          {user.email.toLowerCase() === email.toLowerCase() ? null : (
            <p>{t('desk_join_other', { email: user.email })}</p>
          )}
          <SetUp onJoined={onJoined} />
        </>
      )}
    </>
  )
}

function SetUp({ onJoined }: { onJoined: (recoveryCodes: string[]) => void }) {
  const t = useTranslations()
  const invitation = invitationCode()
  const [offered, setOffered] = useState<AnswerOf<typeof offerFirstKey> | null>(null)
  const [newCode, setNewCode] = useState('')
  const begin = useSubmit(
    async () => setOffered(await callEntering<typeof offerFirstKey>('POST /api/desk/invitation/key', { invitation })),
    t('desk_join_failed'),
  )
  const accept = useSubmit(async () => {
    if (offered === null) return
    const { sealedKey } = offered
    onJoined(
      (
        await callEntering<typeof acceptInvitation>('POST /api/desk/invitation/accept', {
          invitation,
          sealedKey,
          newCode,
        })
      ).recoveryCodes,
    )
  }, t('desk_join_failed'))
  if (offered === null) {
    return (
      <>
        <FormError>{begin.error}</FormError>
        <Button look="main" busy={begin.busy} onClick={begin.onSubmit}>
          {t('desk_join_begin')}
        </Button>
      </>
    )
  }
  return (
    <Form onSubmit={accept.onSubmit}>
      <OfferedKey offered={offered} newCode={newCode} onChange={setNewCode} />
      <FormError>{accept.error}</FormError>
      <Button type="submit" look="main" busy={accept.busy}>
        {t('desk_join_turn_on')}
      </Button>
    </Form>
  )
}
