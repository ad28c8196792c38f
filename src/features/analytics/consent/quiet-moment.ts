// When a visitor can be asked something without losing a letter, their place on the page or the focus.

/** The page is shown at least this long before anything is asked. */
const DELAY_MS = 1_000
/** The visitor has done nothing for this long. */
const QUIET_MS = 5_000
const LOOK_AGAIN_MS = 250

const SIGNS_OF_LIFE = ['keydown', 'input', 'pointerdown', 'touchmove', 'wheel', 'scroll']
const FIELDS = 'input, textarea, select, [contenteditable]'

let activeAt = Number.NEGATIVE_INFINITY
const noteActivity = () => {
  activeAt = Date.now()
}

/**
 * Calls `found` once, at the first quiet moment: no key, press or scroll for 5 s, no field in use, no dialog open.
 * @returns a function that stops waiting
 */
export function waitForQuietMoment(found: () => void): () => void {
  // The visitor may have begun before this script ran. A field that was typed into then still has the focus.
  if (window.scrollY > 0) noteActivity()
  const options = { capture: true, passive: true }
  // Each wait has its own listener, so that the end of one does not stop another.
  const hear = () => noteActivity()
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, hear, options)
  const look = () => {
    if (!isQuiet()) {
      timer = setTimeout(look, LOOK_AGAIN_MS)
      return
    }
    end()
    found()
  }
  let timer = setTimeout(look, DELAY_MS)
  const end = () => {
    clearTimeout(timer)
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, hear, options)
  }
  return end
}

function isQuiet(): boolean {
  if (Date.now() - activeAt < QUIET_MS) return false
  if (document.activeElement?.matches(FIELDS) === true) return false
  return document.querySelector('dialog[open]') === null
}
