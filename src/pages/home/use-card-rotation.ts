// Four cards that change every 10 s until the visitor shows interest in them (WCAG 2.2.2).
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '#src/web/hooks/reduced-motion.ts'
import { readStored, store } from '#src/web/storage/storage.ts'
import { CARDS_SHOWN, drawCards } from './card-draw.ts'
import type { QuickHelpCard } from './home.contract.ts'

const ROTATION_MS = 10_000
/** A finger that has just touched down may be on its way to a card: no swap under it. */
const TOUCH_GRACE_MS = 1_000
const STOPPED_KEY = 'challengeRotation'

export interface CardRotation {
  shown: QuickHelpCard[]
  rotating: boolean
  /** The button: stops, or starts again because the person asks. */
  toggle: () => void
  /** Any other interest in the cards or the search: stops permanently. */
  stop: () => void
  /** Four others at once, on demand. */
  showOthers: () => void
  /** Held while the pointer is over the cards. */
  setHovered: (hovered: boolean) => void
  touched: () => void
  /** Ref for the grid: on a device without hover nothing changes while the grid is in view. */
  grid: RefObject<HTMLUListElement | null>
}

interface Sources {
  random: () => number
  now: () => number
}

export function useCardRotation(cards: QuickHelpCard[], { random, now }: Sources): CardRotation {
  const [shown, setShown] = useState(() => cards.slice(0, CARDS_SHOWN))
  const [rotating, setRotating] = useState(true)
  const grid = useRef<HTMLUListElement>(null)
  const hovered = useRef(false)
  const touchedAt = useRef(Number.NEGATIVE_INFINITY)
  const refreshedAt = useRef<number | null>(null)

  useEffect(() => {
    refreshedAt.current = now()
    if (prefersReducedMotion() || readStored(STOPPED_KEY) === 'stopped') setRotating(false)
  }, [now])

  const draw = useCallback(() => {
    refreshedAt.current = now()
    setShown((current) => drawCards(cards, current, random))
  }, [cards, now, random])

  useEffect(() => {
    if (!rotating) return
    const timer = setInterval(() => {
      const waited = now() - (refreshedAt.current ?? now())
      const paused =
        hovered.current ||
        document.hidden ||
        document.querySelector('dialog[open]') !== null ||
        isReadByTouch(grid.current)
      if (paused || waited < ROTATION_MS || now() - touchedAt.current < TOUCH_GRACE_MS) return
      draw()
    }, ROTATION_MS / 10)
    return () => clearInterval(timer)
  }, [rotating, draw, now])

  const stop = useCallback(() => setRotating(false), [])

  return {
    grid,
    shown,
    rotating,
    stop,
    toggle() {
      // Only the button is a lasting choice; a passing touch of the search field is not.
      store(STOPPED_KEY, rotating ? 'stopped' : null)
      refreshedAt.current = now()
      setRotating(!rotating)
    },
    showOthers() {
      setRotating(false)
      draw()
    },
    setHovered(value) {
      hovered.current = value
    },
    touched() {
      touchedAt.current = now()
      stop()
    },
  }
}

/** Whether a thumb may be on its way to a card: touch has no pointer that rests on it first. */
function isReadByTouch(grid: HTMLElement | null): boolean {
  if (grid === null || !window.matchMedia('(hover: none)').matches) return false
  const { top, bottom } = grid.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
