// The rows of 'Get help now'.

/** For whoever comes with the row's id in the address, from the search for one. */
export function openRow(id: string): void {
  const row = document.getElementById(id)
  if (!(row instanceof HTMLDetailsElement)) return
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
