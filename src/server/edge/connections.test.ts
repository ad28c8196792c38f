// One network opens so many connections and no more; a trusted proxy as many as it needs.
import { EventEmitter, once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { limitConnections } from './connections.ts'

async function openMany(trusted: boolean): Promise<number> {
  const server = createServer()
  limitConnections(server, () => trusted, 3)
  server.on('connection', (socket) => socket.write('hello'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const isServed = (socket: Socket) =>
    new Promise<boolean>((resolve) => {
      socket.once('data', () => resolve(true))
      socket.once('close', () => resolve(false))
      socket.once('error', () => resolve(false))
    })
  const sockets = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'))
  const served = (await Promise.all(sockets.map(isServed))).filter(Boolean).length
  const gone = Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')))
  for (const socket of sockets) socket.destroy()
  await gone
  // Places that were given up can be taken again.
  await expect.poll(async () => isServed(connect(port, '127.0.0.1'))).toBe(true)
  server.close()
  return served
}

test("a network's fourth and fifth connections are closed, and a freed place is given", async () => {
  expect(await openMany(false)).toBe(3)
})

test('a trusted proxy is not counted', async () => {
  expect(await openMany(true)).toBe(5)
})

/** A connection from anywhere, as the server meets it. */
class Caller extends EventEmitter {
  closed = false
  readonly remoteAddress: string

  constructor(remoteAddress: string) {
    super()
    this.remoteAddress = remoteAddress
  }

  destroy(): void {
    this.closed = true
    this.emit('close')
  }
}

test('a /48 has eight times the connections of a /64, and each closed one is freed', () => {
  const server = new EventEmitter()
  limitConnections(server as Server, () => false, 3)
  const call = (address: string) => {
    const caller = new Caller(address)
    server.emit('connection', caller)
    return caller
  }
  const open = Array.from({ length: 40 }, (_, index) => call(`2001:db8:1:${(index % 20).toString(16)}::1`))
  const served = open.filter(({ closed }) => !closed)
  expect(served).toHaveLength(8 * 3)
  expect(call('2001:db8:1:ff::1').closed).toBe(true)
  expect(call('2001:db8:2:ff::1').closed).toBe(false)
  served[0]?.destroy()
  expect(call('2001:db8:1:ff::1').closed).toBe(false)
  expect(call('2001:db8:1:ff::1').closed).toBe(true)
})
