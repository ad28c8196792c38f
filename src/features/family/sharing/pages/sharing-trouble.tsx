import { useTranslations } from 'use-intl'
import type { SharedPlan } from '#src/features/family/document/plan-store.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import styles from './share-page.module.css'

/** What a carer has to know: the link has ended, the plan is full, or nothing came through for more than a day. */
export function SharingTrouble({ shared }: { shared: SharedPlan | null }) {
  const t = useTranslations()
  if (shared === null) return null
  const words = troubleOf(shared)
  if (words === null) return null
  return (
    <p role="alert" className={styles.trouble}>
      {t(words)}
    </p>
  )
}

const TROUBLES = { ended: 'share_trouble_ended', full: 'share_trouble_full' } as const

function troubleOf({ trouble, syncedAt }: SharedPlan) {
  if (trouble !== null) return TROUBLES[trouble]
  return Date.now() - Date.parse(syncedAt) > DAY_MS ? 'share_not_synced' : null
}
