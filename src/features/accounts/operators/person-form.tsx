// For a parent who writes in and cannot log in: a copy of their data, or its deletion, each after a code.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { CodeDialog } from '#src/web/desk/code-dialog.tsx'
import { saveJson } from '#src/web/save-file.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, TextField } from '#src/web/ui/forms/form.tsx'
import styles from './people.desk.module.css'
import type { deletePerson, exportPerson } from './person.contract.ts'

export function PersonForm() {
  const t = useTranslations()
  const [email, setEmail] = useState('')
  const [asked, setAsked] = useState<{ act: 'export' | 'delete'; email: string } | null>(null)
  const [said, setSaid] = useState<string[]>([])

  const saveCopy = async (email: string, code: string) => {
    const { account, data } = await callDesk<typeof exportPerson>('POST /api/desk/people/person/export', {
      email,
      code,
    })
    if (data !== null) saveJson(data, 'personal-data.json')
    const outcome = data === null ? t('desk_person_nothing', { email }) : t('desk_person_exported')
    setSaid(account === 'not proven' ? [outcome, t('desk_person_unproven')] : [outcome])
  }
  const deleteAll = async (email: string, code: string) => {
    await callDesk<typeof deletePerson>('POST /api/desk/people/person/delete', { email, code })
    setSaid([t('desk_person_deleted', { email })])
  }
  return (
    <section>
      <h2>{t('desk_person_title')}</h2>
      <p>{t('desk_person_what')}</p>
      <Form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          const pressed = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value')
          setSaid([])
          setAsked({ act: pressed === 'delete' ? 'delete' : 'export', email: email.trim().normalize('NFC') })
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
        <div className={styles.buttons}>
          <Button type="submit" value="export">
            {t('desk_person_export')}
          </Button>
          <Button type="submit" value="delete">
            {t('desk_person_delete')}
          </Button>
        </div>
      </Form>
      <div role="status">
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {asked === null ? null : (
        <CodeDialog
          sentence={
            asked.act === 'export'
              ? t('desk_person_export_sentence', { email: asked.email })
              : t('desk_person_delete_sentence', { email: asked.email })
          }
          send={async (code) => {
            await (asked.act === 'export' ? saveCopy : deleteAll)(asked.email, code)
            setAsked(null)
            setEmail('')
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}
