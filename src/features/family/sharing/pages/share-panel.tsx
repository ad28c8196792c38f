import { useState } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { AsidePlan } from './aside-plan.tsx'
import { CarerList } from './carer-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { RecentChanges } from './recent-changes.tsx'
import styles from './share-page.module.css'
import { useSharing } from './use-sharing.ts'
import { WaysOut } from './ways-out.tsx'

export default function SharePanel({ titles }: { titles: Record<string, string> }) {
  const view = useSharing()
  const [said, setSaid] = useState('')
  if (view === null) return <Loading />
  if (view === 'nowhere') return <p role="alert">{m.share_nowhere(LANGUAGE)}</p>
  const { shared, missing, hasAside } = view
  const trouble = shared?.sharing.trouble ?? null
  return (
    <>
      <p role="status">{said}</p>
      {missing === null ? null : <p className={styles.hint}>{missingWords[missing](LANGUAGE)}</p>}
      {trouble === null ? null : (
        <p role="alert" className={styles.trouble}>
          {troubleWords[trouble](LANGUAGE)}
        </p>
      )}
      {shared !== null && shared.sharing.putAside > 0 ? (
        <p className={styles.hint}>{m.share_put_aside(LANGUAGE)}</p>
      ) : null}
      {trouble === null ? <InviteForm view={view} /> : null}
      {shared === null || trouble === 'ended' ? null : <CarerList view={view} shared={shared} onSaid={setSaid} />}
      {shared === null ? null : <RecentChanges view={view} shared={shared} titles={titles} onSaid={setSaid} />}
      {hasAside ? <AsidePlan view={view} onSaid={setSaid} /> : null}
      {shared === null ? null : <WaysOut view={view} shared={shared} onSaid={setSaid} />}
    </>
  )
}

const missingWords = { network: m.share_offline, room: m.share_device_full }

const troubleWords = {
  ended: m.share_trouble_ended,
  'other-history': m.share_trouble_history,
  full: m.share_trouble_full,
}
