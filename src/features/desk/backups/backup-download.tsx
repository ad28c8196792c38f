// The one download of a backup. Where making it failed it can be pressed again; once the file has come the code is worth nothing.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
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
  const t = useTranslations()
  const [done, setDone] = useState(false)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const file = await callDeskForFile(takeDeskBackup, { code })
    saveFile(file, `handrail-${new Date().toISOString().slice(0, 10)}.sqlite.age`)
    setDone(true)
    onTaken()
  }, t('desk_backups_failed'))
  if (done) return <p role="status">{t('desk_backups_done')}</p>
  return (
    <Form onSubmit={onSubmit}>
      <p role="status">{busy ? t('desk_backups_busy') : t('desk_backups_ready')}</p>
      <FormError>{error}</FormError>
      <Button type="submit" look="main" busy={busy}>
        {t('desk_backups_download')}
      </Button>
    </Form>
  )
}
