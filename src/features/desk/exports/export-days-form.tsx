// Asks from which day to which, who asks (L3), and saves the table.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DAY_MS } from '#src/shared/duration.ts'
import type { Endpoint } from '#src/shared/endpoint.ts'
import { pageLocale } from '#src/web/language/language.ts'
import { saveFile } from '#src/web/save-file.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import type { DeskActName } from '../acts/act-names.ts'
import { callDesk } from '../app/call-desk.ts'
import { ProofDialog } from '../proof/proof-dialog.tsx'
import type { ExportDays, ExportedTable } from './export-days.contract.ts'
import styles from './export-days-form.module.css'

/** How far back the form looks to begin with. */
const DAYS = 30

interface ExportDaysFormProps {
  act: DeskActName
  endpoint: Endpoint<ExportDays, ExportedTable>
  /** What the file is called, without its days. */
  fileName: string
}

export function ExportDaysForm({ act, endpoint, fileName }: ExportDaysFormProps) {
  const t = useTranslations()
  const [from, setFrom] = useState(() => daysAgo(DAYS))
  const [to, setTo] = useState(() => daysAgo(0))
  const [asks, setAsks] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  return (
    <>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          setSaid(null)
          setError(from <= to ? null : t('desk_answers_days_turned'))
          setAsks(from <= to)
        }}
      >
        <div className={styles.days}>
          <TextField label={t('desk_export_from')} type="date" required value={from} onChange={setFrom} />
          <TextField label={t('desk_export_to')} type="date" required value={to} onChange={setTo} />
        </div>
        <FormError>{error}</FormError>
        <Button type="submit">{t('desk_export_button')}</Button>
      </Form>
      <p role="status">{said}</p>
      {asks ? (
        <ProofDialog
          act={act}
          words={{ from, to }}
          sentence={t('desk_export_sentence', { from: showLongDay(from), to: showLongDay(to) })}
          send={async (proof) => {
            const { csv, rows } = await callDesk(endpoint, { from, to, proof })
            saveFile(new Blob([csv], { type: 'text/csv' }), `${fileName}-${from}-${to}.csv`)
            setAsks(false)
            setSaid(t('desk_export_done', { rows: String(rows) }))
          }}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </>
  )
}

/** An ISO day in UTC, as days are kept. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
}

function showLongDay(day: string): string {
  return new Date(day).toLocaleDateString(pageLocale(), { dateStyle: 'long', timeZone: 'UTC' })
}
