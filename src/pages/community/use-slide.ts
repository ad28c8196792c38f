// Which slide is on show, and where the focus goes with it.
import { type RefObject, useEffect, useRef, useState } from 'react'

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** Which slide is shown, counted from 0: by button, by arrow, and by the keys of a presenter's remote control. */
export function useSlide(count: number) {
  const [slide, setSlide] = useState(0)
  useEffect(() => {
    const move = ({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return
      // A parent who writes that a sentence sounds wrong stays on its slide.
      if (target instanceof Element && target.closest('dialog') !== null) return
      const step = STEPS[key]
      const turn = document.dir === 'rtl' && /^Arrow/.test(key) ? -1 : 1
      if (step !== undefined) setSlide((now) => within(now + turn * step, count))
    }
    window.addEventListener('keydown', move)
    return () => window.removeEventListener('keydown', move)
  }, [count])
  return { slide, goTo: (next: number) => setSlide(within(next, count)) }
}

const within = (slide: number, count: number) => Math.min(Math.max(slide, 0), count - 1)

/** A screen reader reads the new slide. */
export function useFocusOnChange(stage: RefObject<HTMLElement | null>, slide: number): void {
  const shown = useRef(slide)
  useEffect(() => {
    if (shown.current === slide) return
    shown.current = slide
    stage.current?.querySelector<HTMLElement>('h1, h2')?.focus()
  }, [stage, slide])
}
