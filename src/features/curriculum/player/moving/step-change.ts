// Sets the tab's title and the focus after a change of step.

import { type RefObject, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

/** The tab says which step is on show. */
export function useStepTitle(steps: { heading: string }[], step: number, title: string): void {
  const t = useTranslations()
  const heading = steps[step]?.heading
  useEffect(() => {
    // The first step keeps the page's own title, which search results and bookmarks know.
    if (step === 0) return
    const before = document.title
    const named = t('player_step_title', {
      step: String(step + 1),
      steps: String(steps.length),
      heading: heading ?? '',
      title,
    })
    document.title = named
    return () => {
      // On the way out the next page has named itself already.
      if (document.title === named) document.title = before
    }
  }, [step, steps.length, heading, title, t])
}

/** The focus moves to the start of the new step, for screen readers and keyboards. */
export function useFocusOnStepChange(stage: RefObject<HTMLElement | null>, step: number): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    stage.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true })
  }, [stage, step])
}
