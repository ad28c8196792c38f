import { type RefObject, useEffect, useRef } from 'react'

/** Pixels a finger must travel sideways, and how much more than up or down, before it counts as a swipe. */
const DISTANCE = 60
const SIDEWAYS = 2

/** A sideways swipe turns the steps. Only an extra: the buttons do the same. */
export function useSwipe(target: RefObject<HTMLElement | null>, moves: { next: () => void; back: () => void }): void {
  const latest = useRef(moves)
  latest.current = moves
  useEffect(() => {
    const element = target.current
    if (element === null) return
    let start: Touch | undefined
    const onStart = (event: TouchEvent) => {
      // A swipe in a text field moves the cursor, and a swipe in a dialog belongs to the dialog.
      const other = (event.target as Element).closest('input, textarea, select, [contenteditable], dialog')
      // On a page that is zoomed in, a swipe scrolls sideways.
      const whole = (window.visualViewport?.scale ?? 1) <= 1
      start = event.touches.length === 1 && other === null && whole ? event.touches[0] : undefined
    }
    const onEnd = (event: TouchEvent) => {
      const end = event.changedTouches[0]
      if (start === undefined || end === undefined || window.getSelection()?.type === 'Range') return
      const across = end.clientX - start.clientX
      const down = Math.abs(end.clientY - start.clientY)
      start = undefined
      if (Math.abs(across) < DISTANCE || Math.abs(across) < SIDEWAYS * down) return
      // The next step comes with a swipe against the reading direction.
      if (across < 0 === (document.dir !== 'rtl')) latest.current.next()
      else latest.current.back()
    }
    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchend', onEnd, { passive: true })
    return () => {
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchend', onEnd)
    }
  }, [target])
}
