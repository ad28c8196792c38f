// Whom to invite, and as what. The link is shown once, for the owner to send.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
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
  const t = useTranslations()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<DeskRole>('editor')
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
          label={t('desk_login_email')}
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
      <div role="status">
        {link === null ? null : (
          <>
            <p>{t('desk_people_link', { email: link.email })}</p>
            <p className={styles.link}>{link.link}</p>
          </>
        )}
      </div>
    </section>
  )
}
