// A proxy to PostgreSQL that can stop forwarding without closing the connection, as a router does that has forgotten it.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface SilentConnections extends AsyncDisposable {
  /** The address of the database through this proxy. */
  url: string
  /** Silences what is connected now. What connects later is reapplied. */
  silence(): void
}

export async function openSilentConnections(url: string): Promise<SilentConnections> {
  const { hostname, port } = new URL(url)
  const pairs: [Socket, Socket][] = []
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    pairs.push([near, far])
    near.pipe(far)
    far.pipe(near)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => undefined)
      one.on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy = new URL(url)
  proxy.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: proxy.href,
    silence() {
      for (const [near, far] of pairs) {
        near.unpipe(far).resume()
        far.unpipe(near).resume()
      }
    },
    async [Symbol.asyncDispose]() {
      for (const [near] of pairs) near.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
