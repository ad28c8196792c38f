// While the visitor agrees: counts the visit and presses of the buttons that say so.
import { useEffect, useRef } from 'react'
import { useConsent } from '#src/features/analytics/consent/consent-context.tsx'
import type { TrackedButton } from '#src/shared/tracked-buttons.ts'
import { track, trackFirstParty } from '#src/web/track.ts'

export function AnalyticsListener() {
  const { analyticsAllowed } = useConsent()
  const visited = useRef(false)
  useEffect(() => {
    if (!analyticsAllowed || visited.current || cameFromHere()) return
    visited.current = true
    trackFirstParty({ event: 'visit' })
  }, [analyticsAllowed])
  useEffect(() => {
    if (!analyticsAllowed) return
    // In the capture phase, before React: a press may remove the button.
    document.addEventListener('click', countPress, { capture: true })
    return () => document.removeEventListener('click', countPress, { capture: true })
  }, [analyticsAllowed])
  return null
}

/** A page of ours that was loaded from another one belongs to the same visit. */
function cameFromHere(): boolean {
  return document.referrer.startsWith(`${location.origin}/`)
}

function countPress({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-count]') : null
  if (button === null || button.ariaDisabled === 'true') return
  const { count, place } = button.dataset
  track({ event: 'button_click', name: count as TrackedButton, location: place ?? '' })
}
