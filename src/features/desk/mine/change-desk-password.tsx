// Another password. What was typed stays until it is changed.
import { useState } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, PasswordField } from '#src/web/ui/forms/form.tsx'
import { callDesk } from '../app/call-desk.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '../way-in/desk-password.contract.ts'
import { changeDeskPassword } from './mine.contract.ts'
import type { WaitingChange } from './waiting-change.ts'

export function ChangeDeskPassword({ onChange }: { onChange: (change: WaitingChange) => void }) {
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  return (
    <>
      <h2>{m.desk_mine_password(LANGUAGE)}</h2>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          onChange({
            act: 'change-password',
            sentence: m.desk_mine_password_sentence(LANGUAGE),
            done: m.desk_mine_password_done(LANGUAGE),
            send: async (proof) => {
              await callDesk(changeDeskPassword, { password, newPassword, proof })
              setPassword('')
              setNewPassword('')
            },
          })
        }}
      >
        <PasswordField
          label={m.desk_mine_password_now(LANGUAGE)}
          autoComplete="current-password"
          required
          maxLength={PASSWORD_MAX}
          value={password}
          onChange={setPassword}
        />
        <PasswordField
          label={m.desk_mine_password_new(LANGUAGE)}
          hint={m.desk_join_password_hint(LANGUAGE, { limit: PASSWORD_MIN })}
          autoComplete="new-password"
          required
          minLength={PASSWORD_MIN}
          maxLength={PASSWORD_MAX}
          value={newPassword}
          onChange={setNewPassword}
        />
        <Button type="submit">{m.desk_mine_password_change(LANGUAGE)}</Button>
      </Form>
    </>
  )
}
