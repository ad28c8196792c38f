import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { AsidePlan } from './aside-plan.tsx'
import { CarerList } from './carer-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { RecentChanges } from './recent-changes.tsx'
import styles from './share-page.module.css'
import { useSharing } from './use-sharing.ts'
import { WaysOut } from './ways-out.tsx'

export default function SharePanel({ titles }: { titles: Record<string, string> }) {
  const t = useTranslations()
  const view = useSharing()
  const [said, setSaid] = useState('')
  if (view === null) return <Loading />
  if (view === 'nowhere') return <p role="alert">{t('share_nowhere')}</p>
  const { shared, missing, hasAside } = view
  const trouble = shared?.sharing.trouble ?? null
  return (
    <>
      <p role="status">{said}</p>
      {missing === null ? null : <p className={styles.hint}>{t(missingWords[missing])}</p>}
      {trouble === null ? null : (
        <p role="alert" className={styles.trouble}>
          {t(troubleWords[trouble])}
        </p>
      )}
      {shared !== null && shared.sharing.putAside > 0 ? <p className={styles.hint}>{t('share_put_aside')}</p> : null}
      {trouble === null ? <InviteForm view={view} /> : null}
      {shared === null || trouble === 'ended' ? null : <CarerList view={view} shared={shared} onSaid={setSaid} />}
      {shared === null ? null : <RecentChanges view={view} shared={shared} titles={titles} onSaid={setSaid} />}
      {hasAside ? <AsidePlan view={view} onSaid={setSaid} /> : null}
      {shared === null ? null : <WaysOut view={view} shared={shared} onSaid={setSaid} />}
    </>
  )
}

const missingWords = { network: 'share_offline', room: 'share_device_full' } as const

const troubleWords = {
  ended: 'share_trouble_ended',
  'other-history': 'share_trouble_history',
  full: 'share_trouble_full',
} as const
