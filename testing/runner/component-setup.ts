// What the simulated browser lacks, and a clean page after each component test.
import { webcrypto } from 'node:crypto'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

// The simulated browser has a Uint8Array of its own, and the real server in the same process then refuses its own bytes.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer.prototype).constructor

// Its own cannot seal.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true, writable: true })

// Node's channels reach every window of the process: those of a file are closed with it.
const channels: BroadcastChannel[] = []
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    channels.push(this)
  }
}
afterAll(() => {
  for (const channel of channels) channel.close()
})

// A part that is fetched first takes more than the usual second on a machine that has other things to do.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  window.document.documentElement.lang = ''
  window.localStorage.clear()
  window.sessionStorage.clear()
})

window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}
