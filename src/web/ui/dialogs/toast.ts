// Shows a short message in the corner. The caller also says the same on the page.
let asked = false
const listeners = new Set<() => void>()

/** Shows `message` for five seconds. */
export async function showToast(message: string): Promise<void> {
  asked = true
  for (const notify of listeners) notify()
  // Its library may not load offline. That is acceptable, because the page itself says everything important.
  const library = await import('react-toastify/unstyled').catch(() => null)
  library?.toast(message, { role: 'status' })
}

/** Whether a toast was ever asked for in this visit. */
export function hasToasts(): boolean {
  return asked
}

export function subscribeToToasts(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
