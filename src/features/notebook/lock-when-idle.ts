// An opened lock shuts again: after five minutes in which nobody touches the page, and when the page is left. While the page is
// out of sight it is covered: the pictures of open apps show nothing of it.
const IDLE_MS = 5 * 60 * 1000
const LOOK_MS = 5_000

let stopWatching: (() => void) | undefined

export function lockWhenIdle(): void {
  stopWatching?.()
  const stop = new AbortController()
  const heard = { signal: stop.signal }
  let usedAt = Date.now()
  const isIdle = () => Date.now() - usedAt >= IDLE_MS
  const noteUse = () => {
    usedAt = Date.now()
  }
  for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, noteUse, { ...heard, capture: true })
  const timer = setInterval(() => {
    if (isIdle()) lockNow()
  }, LOOK_MS)
  const look = () => {
    if (document.visibilityState === 'hidden') cover(true)
    else if (isIdle()) lockNow()
    else cover(false)
  }
  document.addEventListener('visibilitychange', look, heard)
  window.addEventListener('pagehide', () => cover(true), heard)
  // Back: the browser may have kept the page as it was.
  window.addEventListener('pageshow', ({ persisted }) => persisted && lockNow(), heard)
  stopWatching = () => {
    stop.abort()
    clearInterval(timer)
  }
}

/** The lock was taken away. */
export function stopLocking(): void {
  stopWatching?.()
}

/** Loads the page anew: what is in memory and on the screen goes, and with it the key. */
export function lockNow(): void {
  cover(true)
  window.location.reload()
}

function cover(covered: boolean): void {
  document.documentElement.style.visibility = covered ? 'hidden' : ''
}
