// The rows of 'Get help now', for the page with React and for the page before it.

declare global {
  interface Window {
    /** Which row the address has opened. Before React came, perhaps: by then somebody may have read on, or closed it. */
    openedRow?: string | undefined
  }
}

/** For whoever comes with the row's id in the address, from the search for one; once for each address. */
export function openRow(id: string): void {
  const row = document.getElementById(id)
  if (window.openedRow === id || !(row instanceof HTMLDetailsElement)) return
  window.openedRow = id
  row.open = true
  row.querySelector('summary')?.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** An opened row at the foot of the screen: its first number must not have to be looked for. */
export function bringCallsIntoSight(row: EventTarget | null): void {
  if (!(row instanceof HTMLDetailsElement) || !row.open) return
  const call = row.querySelector('a[href^="tel:"]')
  if (call === null || call.getBoundingClientRect().bottom <= window.innerHeight) return
  // At once: nobody in trouble waits for a movement.
  row.scrollIntoView({ block: 'start', behavior: 'instant' })
}
