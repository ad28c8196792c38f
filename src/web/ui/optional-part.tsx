// Parts of a page that come after it. Offline, or after a new release, they may not come: nothing else is harmed by that.
import { type ComponentType, lazy, Suspense } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '../language.ts'

/** A part that is no loss. @param load imports it; where that fails, nothing stands in its place */
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

/** A part that somebody waits for, inside a `Suspense`. @param load imports it; where that fails, words stand in its place */
export function neededPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: NotLoaded })))
}

function NotLoaded() {
  return <p role="alert">{m.shell_part_missing(LANGUAGE)}</p>
}
