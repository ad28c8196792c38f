// 'Get help now' with the right line, for words that sound like danger. Nothing here is counted or fetched ahead.
import { Link } from 'react-router'
import * as m from '#messages'
import { PhoneIcon } from '#src/features/help/phone-icon.tsx'
import { comingFrom } from '#src/shared/coming-from.ts'
import { isForNation } from '#src/shared/nations.ts'
import { useNation } from '#src/web/hooks/use-nation.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import styles from './crisis-region.module.css'
import type { DangerGroup } from './search-index.ts'

/** Above everything else that was found. */
export function CrisisRegion({ danger: { path, lines } }: { danger: DangerGroup }) {
  const nation = useNation()
  const line = lines.find(({ nations }) => isForNation(nations, nation))
  const isNow = path.endsWith('/now')
  return (
    <section className={styles.danger} aria-labelledby="danger-title">
      <h2 id="danger-title">{m.search_danger_title(LANGUAGE)}</h2>
      <p>{m.search_danger_question(LANGUAGE)}</p>
      <p className={styles.calls}>
        <a href="tel:999" className={styles.call}>
          <PhoneIcon />
          <strong>{m.search_danger_emergency(LANGUAGE)}</strong>
        </a>
        {line === undefined ? null : (
          <a href={line.href} className={styles.call}>
            <PhoneIcon />
            <span>
              {line.name} <strong>{line.label}</strong>
            </span>
          </a>
        )}
      </p>
      <Link to={comingFrom('search', path)} reloadDocument={isNow} className={styles.next}>
        {isNow ? m.search_danger_now(LANGUAGE) : m.search_danger_help(LANGUAGE)}
      </Link>
    </section>
  )
}
