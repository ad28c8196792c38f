// The way from a wall or a sheet to the phone: a QR code with the tool's address, and the address in letters.
import * as m from '#messages'
import { documentPath, LANGUAGE } from '#src/web/language/language.ts'
import { QrCode } from '#src/web/ui/qr-code.tsx'
import styles from './tool-code.module.css'

export default function ToolCode({ path }: { path: string }) {
  const address = location.origin + documentPath(path)
  return (
    <div className={styles.phone}>
      <QrCode text={address} name={m.slides_code_name(LANGUAGE)} />
      <p className={styles.address}>{address}</p>
    </div>
  )
}
