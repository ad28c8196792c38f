// Local storage that never throws: it may be full, switched off, or hold anything at all.

/** The stored text, or null when there is none or storage is out of reach. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The stored JSON value, or undefined when there is none or it cannot be parsed. */
export function readStoredJson(key: string): unknown {
  const text = readStored(key)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Stores a text and says whether it was kept; `null` removes it. */
export function store(key: string, value: string | null): boolean {
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
    return true
  } catch (error) {
    console.warn(`${key} could not be stored:`, error)
    return false
  }
}
