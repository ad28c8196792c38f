// One sentence above the page that a parent was sent to: what has just happened elsewhere. The name of the sentence is in the
// history entry, so that no link can show words of its own.
import { useLocation } from 'react-router'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { optionalPart } from '../optional-part.tsx'

/** Seldom needed, so it comes when there is something to say. */
const NoticeLine = optionalPart(() => import('./notice-line.tsx'))

/** Here from the start, so that a screen reader says what appears in it. */
export function Notice() {
  const { state } = useLocation()
  // A history entry outlives a reload, and the built page knows nothing of it.
  const hydrated = useHydrated()
  const notice: unknown = state?.notice
  return <div role="status">{hydrated && notice !== undefined ? <NoticeLine notice={notice} /> : null}</div>
}
