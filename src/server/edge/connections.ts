// How many connections may be open at once: in all, from one network, and from the /48 around it.
import type { Server, Socket } from 'node:net'
import { type IsTrusted, limitBuckets, networkOf, plainAddress } from '#src/platform/http/client-address.ts'

const IN_ALL = 4_000
const PER_NETWORK = 60

/** Closes what is too much as soon as it opens. A trusted proxy carries all visitors, so it is not counted. */
export function limitConnections(
  server: Pick<Server, 'on' | 'maxConnections'>,
  isTrusted: IsTrusted,
  perNetwork = PER_NETWORK,
): void {
  server.maxConnections = IN_ALL
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (isTrusted(address)) return
    const buckets = limitBuckets(networkOf(address), perNetwork)
    if (buckets.some(({ key, max }) => (open.get(key) ?? 0) >= max)) {
      socket.destroy()
      return
    }
    for (const { key } of buckets) open.set(key, (open.get(key) ?? 0) + 1)
    socket.once('close', () => {
      for (const { key } of buckets) {
        const left = (open.get(key) ?? 1) - 1
        if (left === 0) open.delete(key)
        else open.set(key, left)
      }
    })
  })
}
