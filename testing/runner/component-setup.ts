// What the simulated browser lacks, and a clean page after each component test.
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The simulated browser brings a Uint8Array of its own, and the real server in the same process then refuses its own bytes.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer.prototype).constructor

// A part that is fetched first takes more than the usual second on a machine that has other things to do.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
