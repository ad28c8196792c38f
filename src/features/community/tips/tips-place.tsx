// The place of tips under a tool. Their code is loaded when a reader has scrolled there.
import { useEffect, useRef, useState } from 'react'
import { optionalPart } from '#src/web/ui/optional-part.tsx'

const TipsBelow = optionalPart(() => import('./tips-below.tsx'))

export function TipsPlace({ lessonKey }: { lessonKey: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver((changes) => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    if (place.current !== null) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return <div ref={place}>{seen ? <TipsBelow lessonKey={lessonKey} /> : null}</div>
}
