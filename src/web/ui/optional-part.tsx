// Parts of a page that come after it, and are no loss where they do not come: offline, or after a new release.
import { type ComponentType, lazy, Suspense } from 'react'

/** @param load imports the part; where that fails, nothing stands in its place, and nothing else is harmed */
export function optionalPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })))
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
