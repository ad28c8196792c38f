// Operators and their roles: inviting, changing a role, helping an operator who lost their phone, and removing a role.

import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OperatorRole } from '#src/shared/operators.ts'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { CodeDialog } from '#src/web/desk/code-dialog.tsx'
import { ROLE_NAMES } from '#src/web/desk/role-names.ts'
import { messageOr } from '#src/web/error-message.ts'
import { pageLocale } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, TextField } from '#src/web/ui/forms/form.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import type {
  changePersonsRole,
  DeskPeople,
  invitePerson,
  listPeople,
  removePerson,
  resetPersonsFactors,
  takeInvitationBack,
} from './operators.contract.ts'
import styles from './people.desk.module.css'
import { PersonForm } from './person-form.tsx'

const TIME = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium', timeStyle: 'short' })

/** An act that waits for its code. */
interface WaitingAct {
  sentence: string
  send(code: string): Promise<unknown>
}

export default function DeskPeoplePage() {
  const t = useTranslations()
  const [known, setKnown] = useState<DeskPeople | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<WaitingAct | null>(null)
  const [link, setLink] = useState<{ email: string; link: string } | null>(null)

  const load = useCallback(async () => {
    try {
      setKnown(await callDesk<typeof listPeople>('GET /api/desk/people', {}))
      setProblem(null)
    } catch (error) {
      setProblem(messageOr(t, error, t('desk_shell_failed')))
    }
  }, [t])
  useEffect(() => void load(), [load])

  const invite = (email: string, role: OperatorRole) =>
    setWaiting({
      sentence: t('desk_people_invite_sentence', { email, role: t(ROLE_NAMES[role]) }),
      send: async (code) =>
        setLink({
          email,
          link: (await callDesk<typeof invitePerson>('POST /api/desk/people/invite', { email, role, code })).link,
        }),
    })
  const takeBack = (id: string, email: string) =>
    setWaiting({
      sentence: t('desk_people_take_back_sentence', { email }),
      send: async (code) => {
        await callDesk<typeof takeInvitationBack>('POST /api/desk/people/invitations/{id}/take-back', { id, code })
        setLink((shown) => (shown?.email === email ? null : shown))
      },
    })
  const giveRole = (id: string, email: string, role: OperatorRole) =>
    setWaiting({
      sentence: t('desk_people_role_sentence', { email, role: t(ROLE_NAMES[role]) }),
      send: (code) => callDesk<typeof changePersonsRole>('POST /api/desk/people/{id}/role', { id, role, code }),
    })
  const reset = (id: string, email: string) =>
    setWaiting({
      sentence: t('desk_people_reset_sentence', { email }),
      send: async (code) =>
        setLink({
          email,
          link: (await callDesk<typeof resetPersonsFactors>('POST /api/desk/people/{id}/reset-factors', { id, code }))
            .link,
        }),
    })
  const remove = (id: string, email: string) =>
    setWaiting({
      sentence: t('desk_people_remove_sentence', { email }),
      send: (code) => callDesk<typeof removePerson>('POST /api/desk/people/{id}/remove', { id, code }),
    })

  if (known === null) return <p role={problem === null ? undefined : 'alert'}>{problem ?? t('shell_loading')}</p>
  return (
    <>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <ul className={styles.people}>
        {known.people.map(({ id, email, role, mine }) => (
          <li key={id} className={styles.person}>
            <h2 className={styles.name}>
              <bdi>{email}</bdi>
            </h2>
            <p>
              {t(ROLE_NAMES[role])}
              {mine ? ` ${t('desk_people_you')}` : null}
            </p>
            <div className={styles.buttons}>
              {(['owner', 'editor', 'moderator'] as const)
                .filter((other) => other !== role)
                .map((other) => (
                  <Button key={other} onClick={() => giveRole(id, email, other)}>
                    {t('desk_people_make', { role: t(ROLE_NAMES[other]) })}
                  </Button>
                ))}
              {mine ? null : <Button onClick={() => reset(id, email)}>{t('desk_people_reset')}</Button>}
              <Button onClick={() => remove(id, email)}>{t('desk_people_remove')}</Button>
            </div>
          </li>
        ))}
      </ul>
      {known.invitations.length === 0 ? null : <h2>{t('desk_people_invited')}</h2>}
      <ul className={styles.invitations}>
        {known.invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id}>
            <span id={`invitation-${id}`}>
              <bdi>{email}</bdi>:{' '}
              {t('desk_people_until', { role: t(ROLE_NAMES[role]), time: TIME.format(new Date(expiresAt)) })}
            </span>
            <Button aria-describedby={`invitation-${id}`} onClick={() => takeBack(id, email)}>
              {t('desk_people_take_back')}
            </Button>
          </li>
        ))}
      </ul>
      <InviteForm onInvite={invite} />
      <PersonForm />
      <div role="status">
        {link === null ? null : (
          <>
            <p>{t('desk_people_link', { email: link.email })}</p>
            <p className={styles.link}>{link.link}</p>
          </>
        )}
      </div>
      {waiting === null ? null : (
        <CodeDialog
          sentence={waiting.sentence}
          send={async (code) => {
            await waiting.send(code)
            setWaiting(null)
            await load()
          }}
          onClose={() => setWaiting(null)}
        />
      )}
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
        className={styles.form}
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
