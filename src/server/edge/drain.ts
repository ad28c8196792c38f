// When the last request has been answered: what a stopping server waits for before it closes the door.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Milliseconds without a new connection, a new request or one being answered. */
const QUIET = 400
const LOOK_EVERY = 50

export interface Drain {
  /**
   * Asks every client to close its connection after the next answer, and resolves once nothing has moved for a while.
   * On a busy machine that is later than a fixed pause would be, and only then nothing is cut off.
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

/** Looks after the sockets were read: a timer alone would be early after a moment without the processor. */
function nextLook(): Promise<void> {
  return new Promise((resolve) => setTimeout(() => setImmediate(resolve), LOOK_EVERY))
}
