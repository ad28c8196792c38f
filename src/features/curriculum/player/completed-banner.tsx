// Shown above a tool that was completed before.
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
    <section className={styles.banner} aria-label="Already completed">
      <p className={styles.title}>You've already completed this tool!</p>
      <p>Your progress is saved. Where would you like to go next?</p>
      <div className={styles.ways}>
        <ButtonLink to={backTo}>Back to Toolkit</ButtonLink>
        <ButtonLink to={exploreAt}>Explore Other Focus Areas</ButtonLink>
      </div>
    </section>
  )
}
