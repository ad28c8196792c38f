// The built app as an operator runs it: its own process, its own data folder, a port of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../../src/server/main.ts')
/** Long enough for a machine that has other things to do; all is well in one. */
const START_TIMEOUT_MS = 40_000

export interface RunningServer extends AsyncDisposable {
  url: string
  /** Where the server keeps its data, its outgoing mails among them. */
  dataDir: string
  process: ChildProcess
}

/**
 * Starts the server and waits until it says that it is ready.
 * @param main the file to start, for a build other than the usual
 */
export async function startServer(env: Record<string, string> = {}, main = MAIN): Promise<RunningServer> {
  const port = env.PORT ?? String(await findFreePort())
  const url = `http://127.0.0.1:${port}`
  const folder = await mkdtemp(join(tmpdir(), 'handrail-e2e-'))
  const settings = { PORT: port, HOST: '127.0.0.1', PUBLIC_URL: url, DATA_DIR: folder, ...env }
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...settings },
  })
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await ended
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(child)
  } catch (error) {
    await end('SIGKILL')
    throw error
  }
  return { url, dataDir: settings.DATA_DIR, process: child, [Symbol.asyncDispose]: () => end('SIGTERM') }
}

export interface FailedStart {
  code: number | null
  output: string
}

/** Starts the server in the belief that it will refuse, and returns what it said. */
export async function startServerThatFails(env: Record<string, string>, main = MAIN): Promise<FailedStart> {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-e2e-'))
  const settings = { HOST: '127.0.0.1', DATA_DIR: folder, ...env }
  const child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, ...settings } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
      if (String(chunk).includes('is ready on')) child.kill('SIGKILL')
    })
  }
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  await rm(folder, { recursive: true, force: true })
  return { code, output: output.trim() }
}

export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

function untilReady(child: ChildProcess): Promise<void> {
  let output = ''
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The server was not ready in time:\n${output}`)), START_TIMEOUT_MS)
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.stdout?.on('data', (chunk) => {
      output += chunk
      if (!output.includes('is ready on')) return
      clearTimeout(timer)
      resolve()
    })
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The server ended with ${code}:\n${output}`))
    })
  })
}
