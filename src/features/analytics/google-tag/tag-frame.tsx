// The frame in which Google's tag runs, and the way our events get there.
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { GOOGLE_TAG_FRAME_PATH } from '#src/shared/paths.ts'
import { useSettings } from '#src/web/hooks/use-settings.ts'
import { readConsent, subscribeToConsent } from '#src/web/storage/consent.ts'
import { readStored } from '#src/web/storage/storage.ts'
import { onTrack } from '#src/web/track.ts'

interface Message {
  name: string
  parameters: Record<string, unknown>
}

/** Not on a device that holds the key of a shared plan, nor for a visitor who agreed before Google was named. */
export default function TagFrame() {
  // At every move inside the site, and when another tab begins to share.
  useLocation()
  const hasKey = useSyncExternalStore(subscribeToStorage, sharesPlan)
  const mayCount = useSyncExternalStore(subscribeToConsent, agreedToGoogle)
  return hasKey || !mayCount ? null : <Frame />
}

function agreedToGoogle(): boolean {
  return readConsent()?.google === true
}

function sharesPlan(): boolean {
  return readStored('sharesPlan') !== null
}

function subscribeToStorage(notify: () => void): () => void {
  window.addEventListener('storage', notify)
  return () => window.removeEventListener('storage', notify)
}

function Frame() {
  const settings = useSettings()
  const frame = useRef<HTMLIFrameElement>(null)
  /** Events from before the frame was ready; null from then on. */
  const early = useRef<Message[] | null>([])
  const hasTag = typeof settings?.gaMeasurementId === 'string'

  useEffect(() => {
    if (!hasTag) return
    return onTrack(({ event: name, ...event }) => {
      // The path alone: a query may hold private data.
      const message = { name, parameters: { ...event, page_location: location.origin + location.pathname } }
      if (early.current === null) send(frame.current, message)
      else early.current.push(message)
    })
  }, [hasTag])

  if (!hasTag) return null
  return (
    <iframe
      ref={frame}
      title="Google Analytics"
      src={GOOGLE_TAG_FRAME_PATH}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      hidden
      onLoad={() => {
        for (const message of early.current ?? []) send(frame.current, message)
        early.current = null
      }}
    />
  )
}

/** To any origin, because the frame has none that could be named. Nothing in a message is a secret. */
function send(frame: HTMLIFrameElement | null, message: Message): void {
  frame?.contentWindow?.postMessage(message, '*')
}
