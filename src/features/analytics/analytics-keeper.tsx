// While the visitor agrees: counts presses of the buttons that say so.
import { useEffect } from 'react'
import { useConsent } from '#src/features/consent/consent-context.tsx'
import type { TrackedButton } from '#src/shared/tracked-buttons.ts'
import { track } from './track.ts'

export function AnalyticsListener() {
  const { analyticsAllowed } = useConsent()
  useEffect(() => {
    if (!analyticsAllowed) return
    // Before React hears of it, because a press may take the button away.
    document.addEventListener('click', countPress, { capture: true })
    return () => document.removeEventListener('click', countPress, { capture: true })
  }, [analyticsAllowed])
  return null
}

function countPress({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-count]') : null
  if (button === null || button.ariaDisabled === 'true') return
  const { count, place } = button.dataset
  track({ event: 'button_click', name: count as TrackedButton, location: place ?? '' })
}
