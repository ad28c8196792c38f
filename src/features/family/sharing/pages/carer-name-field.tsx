// What the others of a shared plan call this carer.
import { useTranslations } from 'use-intl'
import { TextField } from '#src/web/ui/forms/form.tsx'

export function CarerNameField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const t = useTranslations()
  return (
    <TextField
      label={t('share_name')}
      hint={t('share_name_hint')}
      value={value}
      maxLength={40}
      autoComplete="off"
      onChange={onChange}
    />
  )
}
