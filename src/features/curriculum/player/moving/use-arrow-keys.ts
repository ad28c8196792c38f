import { useEffect, useRef } from 'react'

interface Moves {
  next: () => void
  back: () => void
  /** Off while the dialogs of the end are open, or on their way. */
  active: boolean
}

/** Left and right arrow keys turn the steps, along the line of reading, except where the arrows have a job already: radios and text fields. */
export function useArrowKeys(moves: Moves): void {
  const latest = useRef(moves)
  latest.current = moves
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // In a dialog, such as that of a next step, the focus may be on the body.
      if (document.querySelector('dialog[open]') !== null) return
      // A key that is held down would run through the rest of the tool and finish it.
      if (event.repeat || !latest.current.active || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return
      const [forward, backward] = document.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
      if (event.key === forward) latest.current.next()
      if (event.key === backward) latest.current.back()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
