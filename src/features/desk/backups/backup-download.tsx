// The one download of a backup. Where making it failed it can be pressed again; once the file has come the code is worth nothing.
import { useState } from 'react'
import * as m from '#messages'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { saveFile } from '#src/web/save-file.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError } from '#src/web/ui/forms/form.tsx'
import { callDeskForFile } from '../app/call-desk.ts'
import { takeDeskBackup } from './desk-backups.contract.ts'

interface BackupDownloadProps {
  code: string
  /** Hears that the file has come. */
  onTaken: () => void
}

export function BackupDownload({ code, onTaken }: BackupDownloadProps) {
  const [done, setDone] = useState(false)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const file = await callDeskForFile(takeDeskBackup, { code })
    saveFile(file, `handrail-${new Date().toISOString().slice(0, 10)}.sqlite.age`)
    setDone(true)
    onTaken()
  }, m.desk_backups_failed(LANGUAGE))
  if (done) return <p role="status">{m.desk_backups_done(LANGUAGE)}</p>
  return (
    <Form onSubmit={onSubmit}>
      <p role="status">{busy ? m.desk_backups_busy(LANGUAGE) : m.desk_backups_ready(LANGUAGE)}</p>
      <FormError>{error}</FormError>
      <Button type="submit" look="main" busy={busy}>
        {m.desk_backups_download(LANGUAGE)}
      </Button>
    </Form>
  )
}
