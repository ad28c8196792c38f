import { type RefObject, useLayoutEffect } from 'react'

/**
 * For what loads late and pushes the rest down: a keyboard user who is below it already keeps in view what has the
 * focus (WCAG 2.4.11). The page does not move for a person who scrolls with a finger, nor with the focus in a bar beside `main`: it stays in
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
