// The place of the question about cookies. What decides on its moment, and the question itself, are fetched only for
// visitors who have not chosen yet.
import { useEffect } from 'react'
import { type UIMatch, useMatches } from 'react-router'
import { useConsent } from './consent-context.tsx'

/** What a page's `handle` says when the question must never cover it. */
export interface UndisturbedPage {
  /** @param loaderData what the page's loader gave */
  undisturbed: (loaderData: unknown) => boolean
}

export function ConsentBanner() {
  const { hasConsented } = useConsent()
  const undisturbed = useMatches().some(isUndisturbed)
  const asks = hasConsented === null && !undisturbed
  useEffect(() => {
    if (!asks) return
    let end = () => {}
    let gone = false
    loadQuestion().then(
      (ask) => {
        if (!gone) end = ask()
      },
      // Without a network nothing is counted anyway: the question waits for the next page.
      () => {},
    )
    return () => {
      gone = true
      end()
    }
  }, [asks])
  return null
}

/** A first visit has it at hand: it asked before React came (decision 153). */
async function loadQuestion(): Promise<() => () => void> {
  return window.askAboutCookies ?? (await import('./ask-at-quiet-moment.ts')).askAtQuietMoment
}

function isUndisturbed({ handle, loaderData }: UIMatch): boolean {
  return (handle as Partial<UndisturbedPage> | undefined)?.undisturbed?.(loaderData) === true
}
