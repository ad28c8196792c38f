// A new key for an authenticator app: to scan, to type, and the code that shows that the app has it.

import { useTranslations } from 'use-intl'
import { TextField } from '#src/web/ui/forms/form.tsx'
import { QrCode } from '#src/web/ui/qr-code.tsx'
import styles from './recovery-codes.module.css'

interface OfferedKeyProps {
  offered: { key: string; uri: string }
  newCode: string
  onChange: (newCode: string) => void
}

export function OfferedKey({ offered, newCode, onChange }: OfferedKeyProps) {
  const t = useTranslations()
  return (
    <>
      <p>{t('desk_join_scan')}</p>
      <QrCode text={offered.uri} name={t('desk_join_qr')} />
      <p>{t('desk_join_key')}</p>
      <p className={styles.key}>{offered.key}</p>
      <TextField
        label={t('desk_join_new_code')}
        autoComplete="off"
        inputMode="numeric"
        required
        value={newCode}
        onChange={onChange}
      />
    </>
  )
}
