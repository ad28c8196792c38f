import { type MouseEvent, useRef } from 'react'

const SECOND_PRESS_MS = 1_000

/**
 * For the button of a form that is empty again once it was sent: the second of two quick presses, by Enter too, was meant for what
 * is sent by then.
 * @param isEmpty whether nothing was typed since
 */
export function useFirstPress(isEmpty: boolean) {
  const sentAt = useRef(Number.NEGATIVE_INFINITY)
  return {
    noteSent() {
      sentAt.current = performance.now()
    },
    /** For the button: Enter in a field presses it too. */
    onClick(event: MouseEvent) {
      if (isEmpty && performance.now() - sentAt.current < SECOND_PRESS_MS) event.preventDefault()
    },
  }
}
