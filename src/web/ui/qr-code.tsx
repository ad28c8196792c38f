// A QR code, drawn on the device: what it says may be a secret.
import encodeQR from 'qr'
import styles from './qr-code.module.css'

/** The white that a camera needs around it, in dots. */
const MARGIN = 4

export function QrCode({ text, name }: { text: string; name: string }) {
  const rows = encodeQR(text, 'raw', { border: MARGIN })
  const dots = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg role="img" aria-label={name} className={styles.code} viewBox={`0 0 ${rows.length} ${rows.length}`}>
      <path d={dots.join('')} />
    </svg>
  )
}
