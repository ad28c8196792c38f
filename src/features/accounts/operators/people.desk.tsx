// Operators and their roles: inviting, changing a role, helping an operator who lost their phone, and removing a role.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { OPERATOR_ROLES, type OperatorRole } from '#src/shared/operators.ts'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { useCodeDialog } from '#src/web/desk/code-dialog.tsx'
import desk from '#src/web/desk/desk-page.module.css'
import { ROLE_NAMES } from '#src/web/desk/role-names.ts'
import { showTime } from '#src/web/desk/show-day.ts'
import { useDeskList } from '#src/web/desk/use-desk-list.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Form, TextField } from '#src/web/ui/forms/form.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import type {
  changePersonsRole,
  invitePerson,
  listPeople,
  removePerson,
  resetPersonsFactors,
  takeInvitationBack,
} from './operators.contract.ts'
import styles from './people.desk.module.css'
import { PersonForm } from './person-form.tsx'

const loadPeople = () => callDesk<typeof listPeople>('GET /api/desk/people', {})

export default function DeskPeoplePage() {
  const t = useTranslations()
  const { answer: known, news, onDone } = useDeskList(loadPeople)
  const { askCode, codeDialog } = useCodeDialog()
  const [link, setLink] = useState<{ email: string; link: string } | null>(null)

  const invite = (email: string, role: OperatorRole) =>
    askCode(
      t('desk_people_invite_sentence', { email, role: t(ROLE_NAMES[role]) }),
      (code) => callDesk<typeof invitePerson>('POST /api/desk/people/invite', { email, role, code }),
      (answer) => showLink(email, answer.link),
    )
  const takeBack = (id: string, email: string) =>
    askCode(
      t('desk_people_take_back_sentence', { email }),
      (code) => callDesk<typeof takeInvitationBack>('POST /api/desk/people/invitations/{id}/take-back', { id, code }),
      () => {
        setLink((shown) => (shown?.email === email ? null : shown))
        return onDone(t('desk_people_taken_back', { email }))
      },
    )
  const giveRole = (id: string, email: string, role: OperatorRole) =>
    askCode(
      t('desk_people_role_sentence', { email, role: t(ROLE_NAMES[role]) }),
      (code) => callDesk<typeof changePersonsRole>('POST /api/desk/people/{id}/role', { id, role, code }),
      () => onDone(t('desk_people_role_done', { email, role: t(ROLE_NAMES[role]) })),
    )
  const reset = (id: string, email: string) =>
    askCode(
      t('desk_people_reset_sentence', { email }),
      (code) => callDesk<typeof resetPersonsFactors>('POST /api/desk/people/{id}/reset-factors', { id, code }),
      (answer) => showLink(email, answer.link),
    )
  const remove = (id: string, email: string) =>
    askCode(
      t('desk_people_remove_sentence', { email }),
      (code) => callDesk<typeof removePerson>('POST /api/desk/people/{id}/remove', { id, code }),
      () => onDone(t('desk_people_removed', { email })),
    )
  const showLink = (email: string, made: string) => {
    setLink({ email, link: made })
    return onDone(t('desk_people_link', { email }))
  }

  return (
    <>
      {news}
      {link === null ? null : <p className={desk.code}>{link.link}</p>}
      {known === null ? null : (
        <ul className={styles.people}>
          {known.people.map(({ id, email, role, mine }) => (
            <li key={id} className={desk.card}>
              <h2>
                <bdi>{email}</bdi>
              </h2>
              <p>
                {t(ROLE_NAMES[role])}
                {mine ? ` ${t('desk_people_you')}` : null}
              </p>
              <div className={desk.buttons}>
                {OPERATOR_ROLES.filter((other) => other !== role).map((other) => (
                  <Button key={other} onClick={() => giveRole(id, email, other)}>
                    {t('desk_people_make', { role: t(ROLE_NAMES[other]) })}
                  </Button>
                ))}
                {mine ? null : <Button onClick={() => reset(id, email)}>{t('desk_people_reset')}</Button>}
                <Button look="danger" onClick={() => remove(id, email)}>
                  {t('desk_people_remove')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {known === null || known.invitations.length === 0 ? null : (
        <>
          <h2>{t('desk_people_invited')}</h2>
          <ul className={desk.rows}>
            {known.invitations.map(({ id, email, role, expiresAt }) => (
              <li key={id} className={styles.invitation}>
                <span id={`invitation-${id}`}>
                  <bdi>{email}</bdi>: {t('desk_people_until', { role: t(ROLE_NAMES[role]), time: showTime(expiresAt) })}
                </span>
                <Button aria-describedby={`invitation-${id}`} onClick={() => takeBack(id, email)}>
                  {t('desk_people_take_back')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.forms}>
        <InviteForm onInvite={invite} />
        <PersonForm />
      </div>
      {codeDialog}
    </>
  )
}

function InviteForm({ onInvite }: { onInvite(email: string, role: OperatorRole): void }) {
  const t = useTranslations()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<OperatorRole>('editor')
  return (
    <section>
      <h2>{t('desk_people_invite_title')}</h2>
      <Form
        className={desk.form}
        onSubmit={(event) => {
          event.preventDefault()
          onInvite(email.trim(), role)
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
        <RadioGroup
          legend={t('desk_people_role')}
          options={[
            { value: 'editor', label: t(ROLE_NAMES.editor), hint: t('desk_people_editor_may') },
            { value: 'moderator', label: t(ROLE_NAMES.moderator), hint: t('desk_people_moderator_may') },
            { value: 'owner', label: t(ROLE_NAMES.owner), hint: t('desk_people_owner_may') },
          ]}
          chosen={role}
          onChoose={setRole}
        />
        <Button type="submit" look="strong">
          {t('desk_people_invite')}
        </Button>
      </Form>
    </section>
  )
}
