// Backups on the page of the server's health: one's own key, then one backup a day, downloaded once.

import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { messageOr } from '#src/web/error-message.ts'
import { pageLocale } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import type { DeskActName } from '../acts/act-names.ts'
import { callDesk } from '../app/call-desk.ts'
import styles from '../figures/figures.module.css'
import { ProofDialog } from '../proof/proof-dialog.tsx'
import { BackupDownload } from './backup-download.tsx'
import { BackupKeyForm } from './backup-key-form.tsx'
import { type DeskBackups, getDeskBackups, makeDeskBackup } from './desk-backups.contract.ts'

const ACT: DeskActName = 'make-backup'
const TIME = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium', timeStyle: 'short' })

export function BackupPanel() {
  const t = useTranslations()
  const [backups, setBackups] = useState<DeskBackups | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const load = useCallback(async () => {
    try {
      setBackups(await callDesk(getDeskBackups, {}))
    } catch (failure) {
      setSaid(messageOr(t, failure, t('desk_figures_failed')))
    }
  }, [t])
  useEffect(() => void load(), [load])
  const onKept = (words: string) => {
    setSaid(words)
    void load()
  }
  return (
    <>
      <p role="status">{said}</p>
      {backups === null ? null : <ShownBackups {...backups} onKept={onKept} onTaken={() => void load()} />}
    </>
  )
}

interface ShownBackupsProps extends DeskBackups {
  /** @param words that a key was kept */
  onKept: (words: string) => void
  /** Hears that a backup was downloaded. */
  onTaken: () => void
}

export function ShownBackups({ possible, recipient: kept, last, onKept, onTaken }: ShownBackupsProps) {
  const t = useTranslations()
  const [changing, setChanging] = useState(false)
  const [asks, setAsks] = useState(false)
  const [code, setCode] = useState<string | null>(null)
  if (!possible) return <p>{t('desk_backups_postgres')}</p>
  return (
    <>
      <p>{last === null ? t('desk_backups_never') : t('desk_backups_last', { time: TIME.format(new Date(last)) })}</p>
      {kept === null || changing ? (
        <BackupKeyForm
          onKept={(words) => {
            setChanging(false)
            onKept(words)
          }}
        />
      ) : (
        <>
          <p>{t('desk_backups_key_is')}</p>
          <p className={styles.line}>{kept}</p>
          <div className={styles.ways}>
            <Button look="main" onClick={() => setAsks(true)}>
              {t('desk_backups_make')}
            </Button>
            <Button onClick={() => setChanging(true)}>{t('desk_backups_change')}</Button>
          </div>
        </>
      )}
      {code === null ? null : <BackupDownload code={code} onTaken={onTaken} />}
      {asks && kept !== null ? (
        <ProofDialog
          act={ACT}
          words={{ key: kept }}
          sentence={t('desk_backups_make_sentence')}
          send={async (proof) => {
            setCode((await callDesk(makeDeskBackup, { key: kept, proof })).code)
            setAsks(false)
          }}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </>
  )
}
