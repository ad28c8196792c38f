// Puts the question for the phrase or the passkey above whatever page there is.
import { createRoot } from 'react-dom/client'
import type { DeviceLock } from './device-lock.ts'
import { UnlockDialog } from './unlock-dialog.tsx'

export function showUnlock(lock: DeviceLock, onOpen: (key: CryptoKey) => void, onClose: () => void): void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const close = () => {
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
      onClose={() => {
        close()
        onClose()
      }}
    />,
  )
}
