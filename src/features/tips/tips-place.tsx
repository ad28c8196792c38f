// Where tips stand under a tool. What shows them is loaded when somebody has scrolled there.
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

const TipsBelow = lazy(() => import('./showing/tips-below.tsx').catch(() => ({ default: () => <></> })))

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
  return (
    <div ref={place}>
      {seen ? (
        <Suspense>
          <TipsBelow lessonKey={lessonKey} />
        </Suspense>
      ) : null}
    </div>
  )
}
