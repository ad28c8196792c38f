// The place of the question about cookies. What decides on its moment, and the question itself, are fetched only for
// visitors who have not chosen yet.
import { lazy, Suspense } from 'react'
import { type UIMatch, useMatches } from 'react-router'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { useConsent } from './consent-context.tsx'

// Without a network nothing is counted anyway: the question waits for the next page.
const nothing = { default: () => null }
const ConsentQuestion = lazy(() => import('./consent-question.tsx').catch(() => nothing))

/** What a page's `handle` says when the question must never cover it. */
export interface UndisturbedPage {
  /** @param loaderData what the page's loader gave */
  undisturbed: (loaderData: unknown) => boolean
}

export function ConsentBanner() {
  const { hasConsented } = useConsent()
  const undisturbed = useMatches().some(isUndisturbed)
  return useHydrated() && hasConsented === null && !undisturbed ? (
    <Suspense>
      <ConsentQuestion />
    </Suspense>
  ) : null
}

function isUndisturbed({ handle, loaderData }: UIMatch): boolean {
  return (handle as Partial<UndisturbedPage> | undefined)?.undisturbed?.(loaderData) === true
}
