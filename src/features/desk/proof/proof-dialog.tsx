// Asks for the second factor once more, for one act whose words stand above it (L3). A proof that failed is asked for anew.

import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { messageOr } from '#src/web/error-message.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import type { ActAbout } from '../acts/act-names.ts'
import { callDesk } from '../app/call-desk.ts'
import { canUsePasskeys, signWithPasskey } from '../factors/browser-passkeys.ts'
import { beginProof, type OwnProof, type Proof } from './proof.contract.ts'
import styles from './proof-dialog.module.css'

interface ProofDialogProps<Given extends OwnProof> {
  /** As the endpoint of the act calls it. */
  act: string
  words: ActAbout
  /** What will happen, for the person to read. */
  sentence: string
  /** Does it. @throws AppError */
  send(proof: Given | Proof): Promise<void>
  /** Makes a proof of a recovery code, for acts that take one. */
  byRecovery?(recoveryCode: string): Given
  onClose(): void
}

export function ProofDialog<Given extends OwnProof>({
  act,
  words,
  sentence,
  send,
  byRecovery,
  onClose,
}: ProofDialogProps<Given>) {
  const t = useTranslations()
  const [code, setCode] = useState('')
  const [recovering, setRecovering] = useState(false)
  const [hasPasskey, setHasPasskey] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  // Asked for anew at each press, because it lives for two minutes and is good once.
  const begin = () => callDesk(beginProof, { act, words })
  const byCode = useSubmit(async () => {
    if (recovering && byRecovery !== undefined) return send(byRecovery(code))
    const { challengeId } = await begin()
    await send({ way: 'code', challengeId, oneTimeCode: code })
  }, t('desk_proof_failed'))
  const byPasskey = useSubmit(async () => {
    const { challengeId, passkey } = await begin()
    if (passkey === null) return
    await send({ way: 'passkey', passkey: await signWithPasskey({ challengeId, options: passkey }) })
  }, t('desk_answers_passkey_failed'))

  // biome-ignore lint/correctness/useExhaustiveDependencies: which ways there are is asked once
  useEffect(() => {
    begin().then(
      ({ passkey }) => setHasPasskey(passkey !== null && canUsePasskeys()),
      (error: unknown) => setProblem(messageOr(t, error, t('desk_proof_failed'))),
    )
  }, [])

  return (
    <Dialog title={t('desk_proof_title')} onClose={onClose}>
      <p className={styles.sentence}>{sentence}</p>
      <Form onSubmit={byCode.onSubmit} className={styles.form}>
        <TextField
          label={recovering ? t('desk_login_recovery_code') : t('desk_login_code')}
          autoComplete={recovering ? 'off' : 'one-time-code'}
          inputMode={recovering ? 'text' : 'numeric'}
          required
          value={code}
          onChange={setCode}
        />
        <FormError>{byCode.error ?? byPasskey.error ?? problem}</FormError>
        <div className={styles.buttons}>
          <Button type="submit" look="main" busy={byCode.busy}>
            {t('desk_proof_confirm')}
          </Button>
          {hasPasskey ? (
            <Button busy={byPasskey.busy} onClick={byPasskey.onSubmit}>
              {t('desk_login_passkey')}
            </Button>
          ) : null}
          {byRecovery === undefined ? null : (
            <Button onClick={() => setRecovering(!recovering)}>
              {recovering ? t('desk_login_use_code') : t('desk_login_use_recovery')}
            </Button>
          )}
          <Button onClick={onClose}>{t('desk_proof_cancel')}</Button>
        </div>
      </Form>
    </Dialog>
  )
}
