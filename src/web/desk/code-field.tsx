// Where an operator types a one-time code, or a recovery code when the phone is gone.

import { useTranslations } from 'use-intl'
import { TextField } from '../ui/forms/form.tsx'

export function CodeField({ code, onChange }: { code: string; onChange: (code: string) => void }) {
  const t = useTranslations()
  return (
    <TextField
      label={t('desk_code_label')}
      hint={t('desk_code_hint')}
      autoComplete="one-time-code"
      required
      value={code}
      onChange={onChange}
    />
  )
}
