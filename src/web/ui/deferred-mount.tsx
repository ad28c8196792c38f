// The place of what a page needs only when it has loaded, and asks for only then.
import { type ComponentType, useEffect, useState } from 'react'

export function DeferredMount() {
  const [Parts, setParts] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      import('./deferred-parts.tsx').then(
        ({ DeferredParts }) => setParts(() => DeferredParts),
        () => {},
      )
    if (document.readyState === 'complete') load()
    else window.addEventListener('load', load, { once: true })
  }, [])
  // Here before its text, so that the text is announced.
  return <div role="status">{Parts && <Parts />}</div>
}
