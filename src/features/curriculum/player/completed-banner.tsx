// Shown above a tool that was completed before.
import { useTranslations } from 'use-intl'
import { AREAS_ON_HOME } from '#src/shared/paths.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import styles from './completed-banner.module.css'

interface CompletedBannerProps {
  /** The toolkit. */
  backTo: string
}

export default function CompletedBanner({ backTo }: CompletedBannerProps) {
  const t = useTranslations()
  return (
    <section {...ourLanguage()} className={styles.banner} aria-label={t('player_again_name')}>
      <p className={styles.title}>{t('player_again_title')}</p>
      <p>{t('player_again_text')}</p>
      <div className={styles.ways}>
        <ButtonLink to={backTo}>{t('player_toolkit_link')}</ButtonLink>
        <ButtonLink {...AREAS_ON_HOME}>{t('player_areas_link')}</ButtonLink>
      </div>
    </section>
  )
}
