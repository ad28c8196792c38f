// Which boxes of a checklist are ticked, kept on this device only. What counts is the state of the boxes: people can tick them before
// the scripts have loaded, and those ticks must not be lost.
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { readStoredJson, store } from '#src/web/storage/storage.ts'

export const TICKS_KEY = 'checklistTicks'

export interface Ticks {
  count: number
  /** Whether the device keeps what is ticked. */
  stay: boolean
  /** To be called after a box has changed. */
  keep: () => void
  clear: () => void
  /** Ticks again what was just cleared; null where nothing was cleared, or something has been ticked since. */
  undoClear: (() => void) | null
}

/** @param list holds the tick boxes of the checklist, each with its number as value */
export function useTicks(slug: string, list: RefObject<HTMLElement | null>): Ticks {
  const [count, setCount] = useState(0)
  const [stay, setStay] = useState(true)
  const [cleared, setCleared] = useState<HTMLInputElement[]>([])

  const keep = useCallback(() => {
    const numbers = boxesOf(list).flatMap((box) => (box.checked ? [Number(box.value)] : []))
    const { [slug]: _, ...others } = readAllTicks()
    const all = numbers.length === 0 ? others : { ...others, [slug]: numbers }
    setStay(store(TICKS_KEY, Object.keys(all).length === 0 ? null : JSON.stringify(all)))
    setCount(numbers.length)
  }, [slug, list])

  useEffect(() => {
    const kept = readAllTicks()[slug] ?? []
    for (const box of boxesOf(list)) box.checked ||= kept.includes(Number(box.value))
    if (boxesOf(list).some(({ checked }) => checked)) keep()
  }, [slug, list, keep])

  useEffect(() => {
    const show = () => {
      const kept = readAllTicks()[slug] ?? []
      for (const box of boxesOf(list)) box.checked = kept.includes(Number(box.value))
      setCount(kept.length)
    }
    // Changed in another tab, or forgotten with everything else on the device.
    const hear = ({ key }: StorageEvent) => {
      if (key === TICKS_KEY || key === null) show()
    }
    // Back: a page restored by the browser got no events in between.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && stay) show()
    }
    window.addEventListener('storage', hear)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('storage', hear)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [slug, list, stay])

  const turn = (boxes: HTMLInputElement[], checked: boolean) => {
    for (const box of boxes) box.checked = checked
    keep()
  }
  const clear = () => {
    const ticked = boxesOf(list).filter(({ checked }) => checked)
    turn(ticked, false)
    setCleared(ticked)
  }
  const undoClear = () => {
    turn(cleared, true)
    setCleared([])
  }
  return { count, stay, keep, clear, undoClear: cleared.length > 0 && count === 0 ? undoClear : null }
}

function boxesOf(list: RefObject<HTMLElement | null>): HTMLInputElement[] {
  return [...(list.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])]
}

/** The numbers of the ticked boxes of each checklist. Anything else in the storage is left out. */
function readAllTicks(): Record<string, number[]> {
  const value = readStoredJson(TICKS_KEY)
  if (typeof value !== 'object' || value === null) return {}
  const entries = Object.entries(value).flatMap(([slug, numbers]): [string, number[]][] =>
    Array.isArray(numbers) ? [[slug, numbers.filter((one) => typeof one === 'number')]] : [],
  )
  return Object.fromEntries(entries)
}
