// The public key to which an owner's backups are encrypted. A secret key that is pasted here by mistake is not sent.
import { useState } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import type { DeskActName } from '../acts/act-names.ts'
import { callDesk } from '../app/call-desk.ts'
import { ProofDialog } from '../proof/proof-dialog.tsx'
import { faultOfBackupKey } from './backup-key.contract.ts'
import { keepDeskBackupKey } from './desk-backups.contract.ts'

const ACT: DeskActName = 'keep-backup-key'

const FAULTS = {
  secret: m.desk_backups_secret_key(LANGUAGE),
  none: m.desk_answers_backup_key_wrong(LANGUAGE),
}

/** @param onKept hears what was done */
export function BackupKeyForm({ onKept }: { onKept: (words: string) => void }) {
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
          setError(fault === null ? null : FAULTS[fault])
          setAsks(fault === null)
        }}
      >
        <TextField
          label={m.desk_backups_key(LANGUAGE)}
          hint={m.desk_backups_key_hint(LANGUAGE)}
          autoComplete="off"
          spellCheck={false}
          required
          value={typed}
          onChange={setTyped}
        />
        <FormError>{error}</FormError>
        <Button type="submit">{m.desk_backups_keep(LANGUAGE)}</Button>
      </Form>
      {asks ? (
        <ProofDialog
          act={ACT}
          words={{ key }}
          sentence={m.desk_backups_key_sentence(LANGUAGE, { key })}
          send={async (proof) => {
            await callDesk(keepDeskBackupKey, { key, proof })
            onKept(m.desk_backups_kept(LANGUAGE))
          }}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </>
  )
}
