// The way from a wall or a sheet to the phone: a QR code with the tool's address, and the address in letters.
import { useTranslations } from 'use-intl'
import { documentPath } from '#src/web/language/language.ts'
import { QrCode } from '#src/web/ui/qr-code.tsx'
import styles from './tool-code.module.css'

export default function ToolCode({ path }: { path: string }) {
  const t = useTranslations()
  const address = location.origin + documentPath(path)
  return (
    <div className={styles.phone}>
      <QrCode text={address} name={t('slides_code_name')} />
      <p className={styles.address}>{address}</p>
    </div>
  )
}
