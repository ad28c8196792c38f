import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { startSharing } from '../share-plan.ts'
import type { SharedView } from './use-shared-plan.ts'

/** Nothing leaves this device before the press. */
export function StartSharing({ view }: { view: SharedView }) {
  const t = useTranslations()
  const [name, setName] = useState('')
  const { busy, error, onSubmit } = useSubmit(async () => {
    await startSharing(view.planDocument, name.trim() || t('share_name_default'))
    await view.refresh()
  }, t('share_failed'))
  return (
    <section aria-labelledby="start-title">
      <h2 id="start-title">{t('share_invite_title')}</h2>
      <Form keep="share-plan" onSubmit={onSubmit}>
        <TextField
          label={t('share_name')}
          hint={t('share_name_hint')}
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={setName}
        />
        <FormError>{error}</FormError>
        <Button type="submit" look="strong" busy={busy}>
          {t('share_invite_make')}
        </Button>
      </Form>
    </section>
  )
}
