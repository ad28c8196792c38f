// Mounts the parts that a page needs only after it has loaded.
import { useEffect, useState } from 'react'
import { DeferredParts } from './deferred-parts.tsx'

export function DeferredMount() {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    const mount = () => setLoaded(true)
    if (document.readyState === 'complete') mount()
    else window.addEventListener('load', mount, { once: true })
  }, [])
  // The empty status is rendered first: screen readers announce only text that is added to one.
  return <div role="status">{loaded ? <DeferredParts /> : null}</div>
}
