// A small proxy before several processes, as an operator would configure a big one: in turns, without those that say they
// are not ready, and a read that breaks off is asked once more elsewhere. A write is not, unless it never arrived: it may have happened.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { findFreePort } from './server.ts'

/** The pretended address of a client, which the proxy passes on as X-Forwarded-For. */
export const CLIENT_HEADER = 'x-test-client'
/** On an answer that is the proxy's own: the process behind it went away. */
export const BROKE_OFF_HEADER = 'x-broke-off'
const LOOK_EVERY_MS = 50
const LOOK_TIMEOUT_MS = 2_000

export interface RoundRobin extends AsyncDisposable {
  url: string
  /** How many processes get traffic now. */
  inService(): number
  /** What was asked a second time. */
  retries: number
}

interface Target {
  origin: string
  ready: boolean
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** @param origins the processes, some of which may be down now and then */
export async function startRoundRobin(origins: string[]): Promise<RoundRobin> {
  const targets: Target[] = origins.map((origin) => ({ origin, ready: true }))
  const looking = setInterval(() => targets.forEach(look), LOOK_EVERY_MS)
  let turn = 0
  const next = (not?: Target): Target | undefined => {
    const able = targets.filter((target) => target.ready && target !== not)
    turn += 1
    return able[turn % able.length]
  }
  const proxy = { retries: 0 }

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await readAll(incoming)
    const first = next()
    try {
      if (first === undefined) throw new Error('no process is ready')
      pass(outgoing, await ask(first, incoming, body))
    } catch (error) {
      if (first !== undefined) first.ready = false
      const neverArrived = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
      const second = incoming.method === 'GET' || neverArrived ? next(first) : undefined
      if (second === undefined) return void outgoing.writeHead(502, { [BROKE_OFF_HEADER]: '1' }).end()
      proxy.retries += 1
      try {
        pass(outgoing, await ask(second, incoming, body))
      } catch {
        outgoing.writeHead(502, { [BROKE_OFF_HEADER]: '1' }).end()
      }
    }
  }

  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing))
  // Never closes an idle connection: on a busy machine a client may be about to use it again.
  server.keepAliveTimeout = 0
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    inService: () => targets.filter(({ ready }) => ready).length,
    get retries() {
      return proxy.retries
    },
    async [Symbol.asyncDispose]() {
      clearInterval(looking)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function look(target: Target): Promise<void> {
  try {
    const answer = await fetch(`${target.origin}/readyz`, { signal: AbortSignal.timeout(LOOK_TIMEOUT_MS) })
    await answer.arrayBuffer()
    target.ready = answer.status === 200
  } catch {
    target.ready = false
  }
}

function ask({ origin }: Target, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  const { connection: _ours, [CLIENT_HEADER]: client, ...rest } = headers
  return new Promise((resolve, reject) => {
    const outgoing = request(
      origin + url,
      { method, headers: { ...rest, 'x-forwarded-for': String(client) } },
      (incoming) => {
        const { statusCode: status = 0, headers } = incoming
        readAll(incoming).then((body) => resolve({ status, headers, body }), reject)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

function pass(outgoing: ServerResponse, { status, headers, body }: Answer): void {
  const { connection: _theirs, 'transfer-encoding': _whole, ...rest } = headers
  outgoing.writeHead(status, { ...rest, 'content-length': String(body.length) }).end(body)
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
