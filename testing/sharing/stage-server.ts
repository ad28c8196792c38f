// What the devices of one process ask in place of a server and of a browser. `vi.unstubAllGlobals` takes it away again.
import { vi } from 'vitest'
import { Silence } from './devices.ts'
import { createServerModel, type ServerModel } from './server-model.ts'

/** A model of the server, which every request reaches from now on. */
export function stageServer(): ServerModel {
  const server = createServerModel()
  vi.stubGlobal('BroadcastChannel', Silence)
  vi.stubGlobal('fetch', server.fetch)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return server
}

/** The lock is of one device: those of one process would else wait for each other. */
export function letDevicesActAtOnce(): void {
  const request = (_name: string, act: () => Promise<unknown>) => act()
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
}
