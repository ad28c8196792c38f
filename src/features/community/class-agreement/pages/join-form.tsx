import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
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
  const t = useTranslations()
  const [name, setName] = useState('')
  const { busy, error, onSubmit } = useSubmit(async () => {
    onJoined(await joinPact(code, name))
  }, t('pacts_failed'))
  return (
    <Form keep="join" onSubmit={onSubmit}>
      <TextField
        label={t('pacts_name')}
        hint={t('pacts_name_hint')}
        value={name}
        maxLength={NAME_LIMIT}
        required
        autoComplete="off"
        onChange={setName}
      />
      <FormError>{error}</FormError>
      <Button type="submit" look="main" busy={busy}>
        {t('pacts_join_button')}
      </Button>
    </Form>
  )
}
