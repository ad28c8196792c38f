import { useState } from 'react'
import * as m from '#messages'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { NAME_LIMIT } from '../pact-lengths.contract.ts'
import type { PactAnswer } from '../pacts.contract.ts'
import { joinPact } from './pacts-requests.ts'

interface JoinFormProps {
  code: string
  onJoined: (pact: PactAnswer) => void
}

export function JoinForm({ code, onJoined }: JoinFormProps) {
  const [name, setName] = useState('')
  const { busy, error, onSubmit } = useSubmit(async () => {
    onJoined(await joinPact(code, name))
  }, m.pacts_failed(LANGUAGE))
  return (
    <Form keep="join" onSubmit={onSubmit}>
      <TextField
        label={m.pacts_name(LANGUAGE)}
        hint={m.pacts_name_hint(LANGUAGE)}
        value={name}
        maxLength={NAME_LIMIT}
        required
        autoComplete="off"
        onChange={setName}
      />
      <FormError>{error}</FormError>
      <Button type="submit" look="main" busy={busy}>
        {m.pacts_join_button(LANGUAGE)}
      </Button>
    </Form>
  )
}
