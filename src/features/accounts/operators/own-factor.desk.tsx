// '/desk/mine': another authenticator app, and new recovery codes. Each change asks for a code.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { ACCOUNT_PATH } from '#src/shared/paths.ts'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { useCodeDialog } from '#src/web/desk/code-dialog.tsx'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError } from '#src/web/ui/forms/form.tsx'
import { OfferedKey } from './offered-key.tsx'
import type { changeOwnKey, listOwnFactors, offerOwnKey, renewOwnRecoveryCodes } from './operators.contract.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const askWhatIsLeft = () => callDesk<typeof listOwnFactors>('GET /api/desk/mine', {})

export default function OwnFactorPage() {
  const t = useTranslations()
  const { value: left } = useFetched(askWhatIsLeft)
  const [offered, setOffered] = useState<AnswerOf<typeof offerOwnKey> | null>(null)
  const [newCode, setNewCode] = useState('')
  const [newCodes, setNewCodes] = useState<string[] | null>(null)
  const { askCode, codeDialog } = useCodeDialog()
  const [status, setStatus] = useState<string | null>(null)
  const offer = useSubmit(
    async () => setOffered(await callDesk<typeof offerOwnKey>('POST /api/desk/mine/key', {})),
    t('desk_mine_failed'),
  )
  const changeKey = (sealedKey: string) =>
    askCode(
      t('desk_mine_codes_sentence'),
      (code) => callDesk<typeof changeOwnKey>('POST /api/desk/mine/key/change', { sealedKey, newCode, code }),
      () => {
        setOffered(null)
        setNewCode('')
        setStatus(t('desk_mine_codes_done'))
      },
    )
  const renew = () =>
    askCode(
      t('desk_mine_recovery_sentence'),
      (code) => callDesk<typeof renewOwnRecoveryCodes>('POST /api/desk/mine/recovery-codes', { code }),
      ({ recoveryCodes }) => setNewCodes(recoveryCodes),
    )
  return (
    <>
      <p>{t('desk_mine_lead')}</p>
      <p>
        {t('desk_mine_account')} <a href={ACCOUNT_PATH}>{t('desk_mine_account_link')}</a>
      </p>
      <p role="status">{status}</p>
      <h2>{t('desk_mine_codes')}</h2>
      {offered === null ? (
        <>
          <FormError>{offer.error}</FormError>
          <Button busy={offer.busy} onClick={offer.onSubmit}>
            {t('desk_mine_codes_change')}
          </Button>
        </>
      ) : (
        <Form
          onSubmit={(event) => {
            event.preventDefault()
            changeKey(offered.sealedKey)
          }}
        >
          <OfferedKey offered={offered} newCode={newCode} onChange={setNewCode} />
          <Button type="submit">{t('desk_mine_codes_confirm')}</Button>
        </Form>
      )}
      <h2>{t('desk_mine_recovery')}</h2>
      {left === null || newCodes !== null ? null : (
        <p>{t('desk_mine_recovery_left', { count: String(left.recoveryCodes) })}</p>
      )}
      {newCodes === null ? null : <RecoveryCodes codes={newCodes} />}
      <Button onClick={renew}>{t('desk_mine_recovery_renew')}</Button>
      {codeDialog}
    </>
  )
}
