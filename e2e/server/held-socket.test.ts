// Where the service manager keeps the socket, a restart refuses no request, whatever proxy is in front: a request that comes between
// two processes waits for the next one.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { expect, test } from 'vitest'
import { postJson, statusOf } from '../../testing/crash/requests.ts'

const MAIN = join(import.meta.dirname, '../../src/server/main.ts')
/** As systemd does it: it holds the socket as number 3, and names the process that is meant. A line starts a server. */
const MANAGER = `while read -r line; do sh -c 'echo $$; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$1"' "$0" "$1" </dev/null; echo ended $?; done`

interface Manager extends AsyncDisposable {
  url: string
  start(): void
  /** What the servers and the manager say, line by line. */
  lines: AsyncIterator<string>
}

async function startManager(): Promise<Manager> {
  const dataDir = await mkdtemp(join(tmpdir(), 'handrail-socket-'))
  const door = createServer().listen(0, '127.0.0.1')
  await once(door, 'listening')
  const { port } = door.address() as AddressInfo
  const { fd } = (door as unknown as { _handle: { fd: number } })._handle
  const manager: ChildProcess = spawn('sh', ['-c', MANAGER, process.execPath, MAIN], {
    stdio: ['pipe', 'pipe', 'inherit', fd],
    // A group of its own, which ends as one.
    detached: true,
    // No process listens on that port: requests arrive only through the socket.
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, HOST: '192.0.2.1', PORT: '1', TRUSTED_PROXIES: '127.0.0.1' },
  })
  // Its copy goes, so that only the manager and its servers have it.
  door.close()
  return {
    url: `http://127.0.0.1:${port}`,
    start: () => void manager.stdin?.write('start\n'),
    lines: createInterface({ input: manager.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator](),
    async [Symbol.asyncDispose]() {
      // With a server that a failed test left: the manager waits for it.
      const ended = once(manager, 'exit')
      process.kill(-(manager.pid as number), 'SIGKILL')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function nextLine({ lines }: Manager): Promise<string> {
  return (await lines.next()).value ?? 'nothing more'
}

test('with a socket kept open, requests between two processes are answered by the second', async () => {
  await using manager = await startManager()
  manager.start()
  const first = Number(await nextLine(manager))
  expect(await nextLine(manager)).toContain('is ready')
  expect(await statusOf(`${manager.url}/readyz`)).toBe(200)
  process.kill(first, 'SIGTERM')
  expect(await nextLine(manager)).toBe('ended 0')

  const read = statusOf(`${manager.url}/help`)
  const write = postJson(`${manager.url}/api/auth/forgot-password`, { email: 'anna@family.example' })
  manager.start()
  const second = Number(await nextLine(manager))
  try {
    expect(await read).toBe(200)
    expect((await write).status).toBe(200)
  } finally {
    process.kill(second, 'SIGTERM')
  }
})
