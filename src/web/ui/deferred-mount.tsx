// The place of what a page needs only when it has loaded.
import { useEffect, useState } from 'react'
import { DeferredParts } from './deferred-parts.tsx'

export function DeferredMount() {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    const mount = () => setLoaded(true)
    if (document.readyState === 'complete') mount()
    else window.addEventListener('load', mount, { once: true })
  }, [])
  // Here before its text, so that the text is announced.
  return <div role="status">{loaded ? <DeferredParts /> : null}</div>
}
