// How many connections may be open at once, in all and from one network (D-38, J9).
import type { Server, Socket } from 'node:net'
import { type IsTrusted, networkOf, plainAddress } from '#src/platform/http/client-address.ts'

const IN_ALL = 4_000
const PER_NETWORK = 60

/** Closes what is too much as soon as it opens. A trusted proxy brings everybody, so it is not counted (G-10). */
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
    const network = networkOf(address)
    const count = open.get(network) ?? 0
    if (count >= perNetwork) {
      socket.destroy()
      return
    }
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
  })
}
