// When the question about cookies is asked: at the first quiet moment of a page that it may cover, of visitors who have not chosen yet.
import { useEffect, useState } from 'react'
import { type UIMatch, useMatches } from 'react-router'
import { useConsent } from './consent-context.tsx'
import { ConsentQuestion } from './consent-question.tsx'
import { waitForQuietMoment } from './quiet-moment.ts'

/** What a page's `handle` says when the question must never cover it. */
export interface UndisturbedPage {
  /** @param loaderData what the page's loader gave */
  undisturbed: (loaderData: unknown) => boolean
}

export function ConsentBanner() {
  const { hasConsented } = useConsent()
  const undisturbed = useMatches().some(isUndisturbed)
  const mayAsk = hasConsented === null && !undisturbed
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!mayAsk) return
    const end = waitForQuietMoment(() => setQuiet(true))
    return () => {
      end()
      setQuiet(false)
    }
  }, [mayAsk])
  return mayAsk && isQuiet ? <ConsentQuestion /> : null
}

function isUndisturbed({ handle, loaderData }: UIMatch): boolean {
  return (handle as Partial<UndisturbedPage> | undefined)?.undisturbed?.(loaderData) === true
}
