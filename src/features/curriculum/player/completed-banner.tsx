// Shown above a tool that was completed before.
import * as m from '#messages'
import { AREAS_ON_HOME } from '#src/shared/paths.ts'
import { LANGUAGE, OURS } from '#src/web/language/language.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import styles from './completed-banner.module.css'

interface CompletedBannerProps {
  /** The toolkit. */
  backTo: string
}

export default function CompletedBanner({ backTo }: CompletedBannerProps) {
  return (
    <section {...OURS} className={styles.banner} aria-label={m.player_again_name(LANGUAGE)}>
      <p className={styles.title}>{m.player_again_title(LANGUAGE)}</p>
      <p>{m.player_again_text(LANGUAGE)}</p>
      <div className={styles.ways}>
        <ButtonLink to={backTo}>{m.player_toolkit_link(LANGUAGE)}</ButtonLink>
        <ButtonLink {...AREAS_ON_HOME}>{m.player_areas_link(LANGUAGE)}</ButtonLink>
      </div>
    </section>
  )
}
