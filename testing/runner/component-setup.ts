// What the simulated browser lacks, and a clean page after each component test.
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// The simulated browser brings a Uint8Array of its own, and the real server in the same process then refuses its own bytes.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer.prototype).constructor

afterEach(() => {
  cleanup()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
