import { useCallback, useEffect, useState } from 'react'
import { subscribeToOpening } from '#src/features/family/notebook/notebook.ts'
import { createStoredValue } from '#src/web/storage/stored-value.ts'
import type { Carers } from '../log/carers.ts'
import { keepInStep, type Missing } from '../sync/keep-in-step.ts'
import { openParts } from '../sync/open-parts.ts'
import { carersOf, type Parts } from '../sync/parts.ts'
import type { Sharing } from '../sync/sharing.ts'
import { listChanges, type RowChange, readSharing } from '../sync/sharing-store.ts'

export type NotedChange = RowChange & { key: number }

export interface SharingView {
  parts: Parts
  /** Null when nothing is shared from here. */
  shared: { sharing: Sharing; carers: Carers } | null
  changes: NotedChange[]
  hasAside: boolean
  missing: Missing
  /** To be called after every act of a person: the page shows what has become of it. */
  refresh: () => Promise<void>
}

/** What lies on the device. */
type Found = Omit<SharingView, 'refresh' | 'missing'>

/** Says when another tab begins or ends to share. */
const flag = createStoredValue('sharesPlan', (text) => text)

/** What this device shares, kept in step with the others; null until it is known, 'nowhere' when the browser keeps nothing. */
export function useSharing(): SharingView | 'nowhere' | null {
  const [view, setView] = useState<Found | 'nowhere' | null>(null)
  const [parts, setParts] = useState<Parts | null>(null)
  const [missing, setMissing] = useState<Missing>(null)

  const show = useCallback(async (from: Parts) => setView(await look(from)), [])
  useEffect(() => {
    let gone = false
    const begin = () =>
      void openParts()
        .then((opened) => {
          if (gone) return
          setParts(opened)
          return show(opened)
        })
        .catch(() => setView('nowhere'))
    begin()
    // Another tab may have put aside the one that is shown here.
    const stop = subscribeToOpening(begin)
    return () => {
      gone = true
      stop()
    }
  }, [show])
  useEffect(() => {
    if (parts === null) return
    // One that was deleted cannot be looked at any more: the page stays as it is.
    return flag.subscribe(() => void show(parts).catch(() => undefined))
  }, [parts, show])

  const isShared = view !== null && view !== 'nowhere' && view.shared !== null
  useEffect(() => {
    if (parts === null || !isShared) return
    return keepInStep(parts, (step) => {
      setMissing(step.missing)
      void show(parts).catch(() => undefined)
    })
  }, [parts, isShared, show])

  if (view === null || view === 'nowhere' || parts === null) return view === 'nowhere' ? view : null
  return { ...view, missing, refresh: () => show(parts) }
}

async function look(parts: Parts): Promise<Found> {
  const sharing = await readSharing(parts.store)
  const shared = sharing && { sharing, carers: await carersOf(sharing) }
  const [changes, hasAside] = await Promise.all([listChanges(parts.store), parts.notebook.hasAside()])
  return { parts, shared, changes, hasAside }
}
