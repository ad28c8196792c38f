// The way from a wall or a sheet to the phone: a QR code with the tool's address, and the address in letters.
import encodeQR from 'qr'
import * as m from '#messages'
import { documentPath, LANGUAGE } from '#src/web/language.ts'
import styles from './slides-page.module.css'

/** The white that a camera needs around it, in dots. */
const MARGIN = 4

export default function ToolCode({ path }: { path: string }) {
  const address = window.location.origin + documentPath(path)
  const rows = encodeQR(address, 'raw', { border: MARGIN })
  const dots = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <p className={styles.phone}>
      <svg role="img" aria-label={m.slides_code_name(LANGUAGE)} viewBox={`0 0 ${rows.length} ${rows.length}`}>
        <path d={dots.join('')} />
      </svg>
      <span className={styles.address}>{address}</span>
    </p>
  )
}
