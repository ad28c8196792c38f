// The rows of 'Get help now'.

/** For a visitor who comes from the search, with the row's id in the address. */
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
  // At once: a parent in trouble does not wait for an animation.
  row.scrollIntoView({ block: 'start', behavior: 'instant' })
}
