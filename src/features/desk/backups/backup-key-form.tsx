// The public key to which an owner's backups are encrypted. A secret key that is pasted here by mistake is not sent.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import type { DeskActName } from '../acts/act-names.ts'
import { callDesk } from '../app/call-desk.ts'
import { ProofDialog } from '../proof/proof-dialog.tsx'
import { faultOfBackupKey } from './backup-key.contract.ts'
import { keepDeskBackupKey } from './desk-backups.contract.ts'

const ACT: DeskActName = 'keep-backup-key'

const FAULTS = {
  secret: 'desk_backups_secret_key',
  none: 'desk_answers_backup_key_wrong',
} as const

/** @param onKept hears what was done */
export function BackupKeyForm({ onKept }: { onKept: (words: string) => void }) {
  const t = useTranslations()
  const [typed, setTyped] = useState('')
  const [asks, setAsks] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const key = typed.trim()
  return (
    <>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          const fault = faultOfBackupKey(key)
          setError(fault === null ? null : t(FAULTS[fault]))
          setAsks(fault === null)
        }}
      >
        <TextField
          label={t('desk_backups_key')}
          hint={t('desk_backups_key_hint')}
          autoComplete="off"
          spellCheck={false}
          required
          value={typed}
          onChange={setTyped}
        />
        <FormError>{error}</FormError>
        <Button type="submit">{t('desk_backups_keep')}</Button>
      </Form>
      {asks ? (
        <ProofDialog
          act={ACT}
          words={{ key }}
          sentence={t('desk_backups_key_sentence', { key })}
          send={async (proof) => {
            await callDesk(keepDeskBackupKey, { key, proof })
            onKept(t('desk_backups_kept'))
          }}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </>
  )
}
