// Asks from which day to which, then for a code, and saves the table.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DAY_MS } from '#src/shared/duration.ts'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { useCodeDialog } from '#src/web/desk/code-dialog.tsx'
import { showLongDay } from '#src/web/desk/show-day.ts'
import { saveFile } from '#src/web/save-file.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import type { exportInbox } from './inbox.contract.ts'
import styles from './inbox.desk.module.css'
import type { MessageKind } from './message-kinds.contract.ts'

/** How far back the form looks to begin with. */
const DAYS = 30

/** @param kind all that this operator may read, when left out */
export function ExportForm({ kind }: { kind: MessageKind | undefined }) {
  const t = useTranslations()
  const [from, setFrom] = useState(() => daysAgo(DAYS))
  const [to, setTo] = useState(() => daysAgo(0))
  const { askCode, codeDialog } = useCodeDialog()
  const [error, setError] = useState<string | null>(null)
  const [status, setStatus] = useState<string | null>(null)
  return (
    <>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          setStatus(null)
          setError(from <= to ? null : t('desk_answers_days_turned'))
          if (from > to) return
          askCode(
            t('desk_export_sentence', { from: showLongDay(from), to: showLongDay(to) }),
            (code) =>
              callDesk<typeof exportInbox>('POST /api/desk/inbox/export', {
                ...{ from, to, code },
                ...(kind !== undefined && { kind }),
              }),
            ({ csv, rows }) => {
              saveFile(new Blob([csv], { type: 'text/csv' }), `${kind ?? 'inbox'}-${from}-${to}.csv`)
              setStatus(t('desk_export_done', { rows: String(rows) }))
            },
          )
        }}
      >
        <div className={styles.days}>
          <TextField label={t('desk_export_from')} type="date" required value={from} onChange={setFrom} />
          <TextField label={t('desk_export_to')} type="date" required value={to} onChange={setTo} />
        </div>
        <FormError>{error}</FormError>
        <Button type="submit">{t('desk_export_button')}</Button>
      </Form>
      <p role="status">{status}</p>
      {codeDialog}
    </>
  )
}

/** An ISO day in UTC, as days are kept. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
}
