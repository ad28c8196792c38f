// The way in by age, for a parent who has no word for the worry yet.
import { useTranslations } from 'use-intl'
import { AGE_NAMES, AGES } from '#src/shared/ages.ts'
import { TOOLS_PATH } from '#src/shared/paths.ts'
import { chipClass } from '#src/web/ui/chip.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import scene from '../../../content/en/scenes/ages.svg?url'
import styles from './age-ways.module.css'

export function AgeWays() {
  const t = useTranslations()
  return (
    <section className={styles.ways} aria-labelledby="home-ages-title">
      <Picture src={scene} className={styles.picture} />
      <div>
        <h2 id="home-ages-title">{t('age_question')}</h2>
        <ul className={styles.ages}>
          {AGES.map((age) => (
            <li key={age}>
              <PageLink to={`${TOOLS_PATH}?age=${age}`} className={chipClass}>
                {t(AGE_NAMES[age])}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
