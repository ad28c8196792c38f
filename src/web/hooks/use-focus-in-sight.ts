import { type RefObject, useLayoutEffect } from 'react'

/**
 * For what comes late and pushes the rest down: somebody who is below it already, with the keyboard, keeps in sight what has the
 * focus (2.4.11). Whoever scrolls with a finger is not moved, and neither is who stands in a bar beside `main`: it stays in
 * sight by itself.
 */
export function useFocusInSight(late: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (late.current === null || focused === null) return
    const isPushed =
      late.current.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING &&
      late.current.closest('main')?.contains(focused)
    if (isPushed && focused.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [late])
}
