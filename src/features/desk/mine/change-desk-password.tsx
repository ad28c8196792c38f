// Another password. What was typed stays until it is changed.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/web/ui/button.tsx'
import { Form, PasswordField } from '#src/web/ui/forms/form.tsx'
import { callDesk } from '../app/call-desk.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '../way-in/desk-password.contract.ts'
import { changeDeskPassword } from './mine.contract.ts'
import type { WaitingChange } from './waiting-change.ts'

export function ChangeDeskPassword({ onChange }: { onChange: (change: WaitingChange) => void }) {
  const t = useTranslations()
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  return (
    <>
      <h2>{t('desk_mine_password')}</h2>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          onChange({
            act: 'change-password',
            sentence: t('desk_mine_password_sentence'),
            done: t('desk_mine_password_done'),
            send: async (proof) => {
              await callDesk(changeDeskPassword, { password, newPassword, proof })
              setPassword('')
              setNewPassword('')
            },
          })
        }}
      >
        <PasswordField
          label={t('desk_mine_password_now')}
          autoComplete="current-password"
          required
          maxLength={PASSWORD_MAX}
          value={password}
          onChange={setPassword}
        />
        <PasswordField
          label={t('desk_mine_password_new')}
          hint={t('desk_join_password_hint', { limit: String(PASSWORD_MIN) })}
          autoComplete="new-password"
          required
          minLength={PASSWORD_MIN}
          maxLength={PASSWORD_MAX}
          value={newPassword}
          onChange={setNewPassword}
        />
        <Button type="submit">{t('desk_mine_password_change')}</Button>
      </Form>
    </>
  )
}
