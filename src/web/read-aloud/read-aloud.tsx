// Puts 'Read to me' where a page keeps a place for it. Pages name the place and nothing else: what they load at first has no room for more.
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { optionalPart } from '../ui/optional-part.tsx'

/** Most pages have no place for it. */
const ReadAloudRow = optionalPart(() => import('./read-aloud-row.tsx'))

/** Without a speech synthesis in the browser there is nothing to press. */
export function ReadAloud() {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    if (!('speechSynthesis' in window)) return
    const look = () => setPlace(document.querySelector('[data-read-aloud]'))
    look()
    // Each step has a place of its own: a new one ends what was read.
    const watcher = new MutationObserver(look)
    watcher.observe(document.body, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [])
  return place && createPortal(<ReadAloudRow place={place} />, place)
}
