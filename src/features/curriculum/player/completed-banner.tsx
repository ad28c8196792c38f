// Shown above a tool that was completed before.
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import styles from './completed-banner.module.css'

interface CompletedBannerProps {
  /** The toolkit. */
  backTo: string
  /** The focus area. */
  exploreAt: string
}

export default function CompletedBanner({ backTo, exploreAt }: CompletedBannerProps) {
  return (
    <section className={styles.banner} aria-label={m.player_again_name(LANGUAGE)}>
      <p className={styles.title}>{m.player_again_title(LANGUAGE)}</p>
      <p>{m.player_again_text(LANGUAGE)}</p>
      <div className={styles.ways}>
        <ButtonLink to={backTo}>{m.player_toolkit_link(LANGUAGE)}</ButtonLink>
        <ButtonLink to={exploreAt}>{m.player_areas_link(LANGUAGE)}</ButtonLink>
      </div>
    </section>
  )
}
