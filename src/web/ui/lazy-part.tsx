import { type ComponentType, lazy } from 'react'

/** A part that a page can do without: where it cannot be fetched, the rest of the page stays. */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => <></> })))
}
