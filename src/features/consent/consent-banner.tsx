// The place of the question about cookies. What decides on its moment, and the question itself, are fetched only for

// visitors who have not chosen yet.
import { type UIMatch, useMatches } from 'react-router'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { optionalPart } from '#src/web/ui/optional-part.tsx'
import { useConsent } from './consent-context.tsx'

// Without a network nothing is counted anyway: the question waits for the next page.
const ConsentQuestion = optionalPart(() => import('./consent-question.tsx'))

/** What a page's `handle` says when the question must never cover it. */
export interface UndisturbedPage {
  /** @param loaderData what the page's loader gave */
  undisturbed: (loaderData: unknown) => boolean
}

export function ConsentBanner() {
  const { hasConsented } = useConsent()
  const undisturbed = useMatches().some(isUndisturbed)
  return useHydrated() && hasConsented === null && !undisturbed ? <ConsentQuestion /> : null
}

function isUndisturbed({ handle, loaderData }: UIMatch): boolean {
  return (handle as Partial<UndisturbedPage> | undefined)?.undisturbed?.(loaderData) === true
}
