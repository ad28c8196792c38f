import { useEffect, useState } from 'react'
import type { Settings } from './settings.contract.ts'

/** What the operator has set, or null until the server has said so (and if it cannot). */
export function useSettings(): Settings | null {
  const [settings, setSettings] = useState<Settings | null>(null)
  useEffect(() => {
    let gone = false
    void import('./settings-request.ts')
      .then(({ fetchSettings }) => fetchSettings())
      .then((fetched) => {
        if (!gone) setSettings(fetched)
      })
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [])
  return settings
}
