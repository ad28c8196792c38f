// The way to a setting of a device, tap by tap: each with a picture and the name of what to press.
import { useTranslations } from 'use-intl'
import type { englishPart } from '#src/web/language/language.ts'
import { Picture } from '#src/web/ui/picture.tsx'
import app from '../../../content/en/scenes/tap-app.svg?url'
import last from '../../../content/en/scenes/tap-last.svg?url'
import next from '../../../content/en/scenes/tap-next.svg?url'
import row from '../../../content/en/scenes/tap-row.svg?url'
import type { DeviceGuide } from './device-guide.ts'
import styles from './taps.module.css'

interface TapsProps extends NonNullable<DeviceGuide['taps']> {
  words: ReturnType<typeof englishPart>
}

export function Taps({ on, path, words }: TapsProps) {
  const t = useTranslations()
  return (
    <>
      <h3 {...words}>{on}</h3>
      <ol className={styles.taps}>
        {path.map((name, index) => (
          <li key={name} className={styles.tap}>
            <span className={styles.picture}>
              <Picture src={pictureOf(index, path.length)} width={160} height={120} />
            </span>
            <span>
              <span className={styles.number}>{t('device_guides_tap_number', { number: String(index + 1) })}</span>
              {t.rich(index === 0 ? 'device_guides_tap_open' : 'device_guides_tap', {
                name,
                strong: (part) => <strong {...words}>{part}</strong>,
              })}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

function pictureOf(index: number, count: number): string {
  if (index === 0) return app
  if (index === count - 1) return last
  return index % 2 === 1 ? row : next
}
