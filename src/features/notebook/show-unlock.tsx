// Puts the question for the phrase or the passkey above whatever page there is.
import { createRoot } from 'react-dom/client'
import type { DeviceLock } from './device-lock.ts'
import { UnlockDialog } from './unlock-dialog.tsx'

let shown = false

export function showUnlock(lock: DeviceLock, onOpen: (key: CryptoKey) => void): void {
  if (shown) return
  shown = true
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const close = () => {
    shown = false
    root.unmount()
    place.remove()
  }
  root.render(
    <UnlockDialog
      lock={lock}
      onOpen={(key) => {
        close()
        onOpen(key)
      }}
      onClose={close}
    />,
  )
}
