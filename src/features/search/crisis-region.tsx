// 'Get help now' with the right line, for words that sound like danger. Nothing here is counted or fetched ahead.

import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { contactDirection } from '#src/features/help/contact-direction.ts'
import { PhoneIcon } from '#src/features/help/phone-icon.tsx'
import { comingFrom } from '#src/shared/coming-from.ts'
import { isForNation } from '#src/shared/nations.ts'
import { useNation } from '#src/web/hooks/use-nation.ts'
import styles from './crisis-region.module.css'
import type { DangerGroup } from './search-index.ts'

/** Above everything else that was found. */
export function CrisisRegion({ danger: { path, lines } }: { danger: DangerGroup }) {
  const t = useTranslations()
  const nation = useNation()
  const line = lines.find(({ nations }) => isForNation(nations, nation))
  const isNow = path.endsWith('/now')
  return (
    <section className={styles.danger} aria-labelledby="danger-title">
      <h2 id="danger-title">{t('search_danger_title')}</h2>
      <p>{t('search_danger_question')}</p>
      <p className={styles.calls}>
        <a href="tel:999" className={styles.call}>
          <PhoneIcon />
          <strong>{t('search_danger_emergency')}</strong>
        </a>
        {line === undefined ? null : (
          <a href={line.href} className={styles.call}>
            <PhoneIcon />
            <span>
              {line.name} <strong dir={contactDirection('phone')}>{line.label}</strong>
            </span>
          </a>
        )}
      </p>
      <Link to={comingFrom('search', path)} reloadDocument={isNow} className={styles.next}>
        {isNow ? t('search_danger_now') : t('search_danger_help')}
      </Link>
    </section>
  )
}
