// Backups on the page of the server's health: one's own key, then one backup a day, downloaded once.
import { useCallback, useEffect, useState } from 'react'
import * as m from '#messages'
import { messageOr } from '#src/web/error-message.ts'
import { LANGUAGE, LOCALE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import type { DeskActName } from '../acts/act-names.ts'
import { callDesk } from '../app/call-desk.ts'
import styles from '../figures/figures.module.css'
import { ProofDialog } from '../proof/proof-dialog.tsx'
import { BackupDownload } from './backup-download.tsx'
import { BackupKeyForm } from './backup-key-form.tsx'
import { type DeskBackups, getDeskBackups, makeDeskBackup } from './desk-backups.contract.ts'

const ACT: DeskActName = 'make-backup'
const TIME = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' })

export function BackupPanel() {
  const [backups, setBackups] = useState<DeskBackups | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const load = useCallback(async () => {
    try {
      setBackups(await callDesk(getDeskBackups, {}))
    } catch (failure) {
      setSaid(messageOr(failure, m.desk_figures_failed(LANGUAGE)))
    }
  }, [])
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
  const [changing, setChanging] = useState(false)
  const [asks, setAsks] = useState(false)
  const [code, setCode] = useState<string | null>(null)
  if (!possible) return <p>{m.desk_backups_postgres(LANGUAGE)}</p>
  return (
    <>
      <p>
        {last === null
          ? m.desk_backups_never(LANGUAGE)
          : m.desk_backups_last(LANGUAGE, { time: TIME.format(new Date(last)) })}
      </p>
      {kept === null || changing ? (
        <BackupKeyForm
          onKept={(words) => {
            setChanging(false)
            onKept(words)
          }}
        />
      ) : (
        <>
          <p>{m.desk_backups_key_is(LANGUAGE)}</p>
          <p className={styles.line}>{kept}</p>
          <div className={styles.ways}>
            <Button look="main" onClick={() => setAsks(true)}>
              {m.desk_backups_make(LANGUAGE)}
            </Button>
            <Button onClick={() => setChanging(true)}>{m.desk_backups_change(LANGUAGE)}</Button>
          </div>
        </>
      )}
      {code === null ? null : <BackupDownload code={code} onTaken={onTaken} />}
      {asks && kept !== null ? (
        <ProofDialog
          act={ACT}
          words={{ key: kept }}
          sentence={m.desk_backups_make_sentence(LANGUAGE)}
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
