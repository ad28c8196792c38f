// Whom to invite, and as what. The link is shown once, for the owner to send.
import { useState } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, TextField } from '#src/web/ui/forms/form.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import { ROLE_NAMES } from '../app/role-names.ts'
import type { DeskRole } from '../desk-roles.contract.ts'
import styles from './desk-invite-form.module.css'

interface InviteFormProps {
  /** What came of the last one, or null. */
  link: { email: string; link: string } | null
  onInvite(email: string, role: DeskRole): void
}

export function InviteForm({ link, onInvite }: InviteFormProps) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<DeskRole>('editor')
  return (
    <section>
      <h2>{m.desk_people_invite_title(LANGUAGE)}</h2>
      <Form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onInvite(email.trim(), role)
        }}
      >
        <TextField
          label={m.desk_login_email(LANGUAGE)}
          type="email"
          autoComplete="off"
          required
          value={email}
          onChange={setEmail}
        />
        <RadioGroup
          legend={m.desk_people_role(LANGUAGE)}
          options={[
            { value: 'editor', label: ROLE_NAMES.editor, hint: m.desk_people_editor_may(LANGUAGE) },
            { value: 'moderator', label: ROLE_NAMES.moderator, hint: m.desk_people_moderator_may(LANGUAGE) },
            { value: 'owner', label: ROLE_NAMES.owner, hint: m.desk_people_owner_may(LANGUAGE) },
          ]}
          chosen={role}
          onChoose={setRole}
        />
        <Button type="submit" look="strong">
          {m.desk_people_invite(LANGUAGE)}
        </Button>
      </Form>
      <div role="status">
        {link === null ? null : (
          <>
            <p>{m.desk_people_link(LANGUAGE, { email: link.email })}</p>
            <p className={styles.link}>{link.link}</p>
          </>
        )}
      </div>
    </section>
  )
}
