// Finds out when the last request has been answered: a server that stops waits for it before it refuses connections.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** A server is quiet after so many milliseconds without a new connection, a new request or one being answered. */
const QUIET = 400
const LOOK_EVERY = 50

export interface Drain {
  /**
   * Asks every client to close its connection after the next answer, and resolves once nothing has moved for a while.
   * A fixed pause would be too short on a busy machine, and cut requests off.
   */
  untilQuiet(): Promise<void>
}

/** Watches a server from its first request on. */
export function watchDrain(server: Pick<Server, 'on'>): Drain {
  let inFlight = 0
  let lastMove = performance.now()
  let draining = false
  const move = () => {
    lastMove = performance.now()
  }
  server.on('connection', move)
  server.on('request', (_incoming: IncomingMessage, outgoing: ServerResponse) => {
    inFlight += 1
    move()
    if (draining) outgoing.shouldKeepAlive = false
    outgoing.once('close', () => {
      inFlight -= 1
      move()
    })
  })
  return {
    async untilQuiet() {
      draining = true
      while (inFlight > 0 || performance.now() - lastMove < QUIET) await nextLook()
    },
  }
}

/** Waits until the sockets have been read too: after a pause of the process a timer alone would fire before waiting requests are seen. */
function nextLook(): Promise<void> {
  return new Promise((resolve) => setTimeout(() => setImmediate(resolve), LOOK_EVERY))
}
