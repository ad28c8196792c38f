// When a visitor can be asked something without losing a letter, their place on the page or the focus.
import { useEffect, useState } from 'react'

/** The page is there at least this long before anything is asked. */
const DELAY_MS = 1_000
/** Nobody has done anything for this long. */
const QUIET_MS = 5_000
const LOOK_AGAIN_MS = 250

const SIGNS_OF_LIFE = ['keydown', 'input', 'pointerdown', 'pointermove', 'touchmove', 'wheel', 'scroll']
const FIELDS = 'input, textarea, select, [contenteditable]'

let activeAt = Number.NEGATIVE_INFINITY
const noteActivity = () => {
  activeAt = Date.now()
}

/** True from the first quiet moment on: no key, pointer or scroll for 5 s, no field in use, no dialog open. */
export function useQuietMoment(): boolean {
  const [found, setFound] = useState(false)

  useEffect(() => {
    if (found) return
    // Somebody may have begun before this script came. A field that was typed into then still has the focus.
    if (window.scrollY > 0) noteActivity()
    const options = { capture: true, passive: true }
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, noteActivity, options)
    const look = () => {
      if (isQuiet()) setFound(true)
      else timer = setTimeout(look, LOOK_AGAIN_MS)
    }
    let timer = setTimeout(look, DELAY_MS)
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, noteActivity, options)
    }
  }, [found])
  return found
}

function isQuiet(): boolean {
  if (Date.now() - activeAt < QUIET_MS) return false
  if (document.activeElement?.matches(FIELDS) === true) return false
  return document.querySelector('dialog[open]') === null
}
