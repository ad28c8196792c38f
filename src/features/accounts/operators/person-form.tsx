// For a parent who writes in and cannot log in: a copy of their data, or its deletion, each after a code.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { useCodeDialog } from '#src/web/desk/code-dialog.tsx'
import desk from '#src/web/desk/desk-page.module.css'
import { saveJson } from '#src/web/save-file.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, TextField } from '#src/web/ui/forms/form.tsx'
import type { deletePerson, exportPerson } from './person.contract.ts'

export function PersonForm() {
  const t = useTranslations()
  const [email, setEmail] = useState('')
  const { askCode, codeDialog } = useCodeDialog()
  const [status, setStatus] = useState<string[]>([])

  const done = (...lines: string[]) => {
    setStatus(lines)
    setEmail('')
  }
  const askForCopy = (email: string) =>
    askCode(
      t('desk_person_export_sentence', { email }),
      (code) => callDesk<typeof exportPerson>('POST /api/desk/people/person/export', { email, code }),
      ({ account, data }) => {
        if (data !== null) saveJson(data, 'personal-data.json')
        const outcome = data === null ? t('desk_person_nothing', { email }) : t('desk_person_exported')
        done(outcome, ...(account === 'not proven' ? [t('desk_person_unproven')] : []))
      },
    )
  const askToDelete = (email: string) =>
    askCode(
      t('desk_person_delete_sentence', { email }),
      (code) => callDesk<typeof deletePerson>('POST /api/desk/people/person/delete', { email, code }),
      () => done(t('desk_person_deleted', { email })),
    )
  return (
    <section>
      <h2>{t('desk_person_title')}</h2>
      <p>{t('desk_person_what')}</p>
      <Form
        className={desk.form}
        onSubmit={(event) => {
          event.preventDefault()
          const pressed = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value')
          setStatus([])
          const ask = pressed === 'delete' ? askToDelete : askForCopy
          ask(email.trim().normalize('NFC'))
        }}
      >
        <TextField
          label={t('desk_fields_email')}
          type="email"
          autoComplete="off"
          required
          value={email}
          onChange={setEmail}
        />
        <div className={desk.buttons}>
          <Button type="submit" value="export">
            {t('desk_person_export')}
          </Button>
          <Button type="submit" look="danger" value="delete">
            {t('desk_person_delete')}
          </Button>
        </div>
      </Form>
      <div role="status">
        {status.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {codeDialog}
    </section>
  )
}
