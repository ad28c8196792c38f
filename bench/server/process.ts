// The life of the process: how soon it serves, how soon it ends, and what it holds in memory: `npm run bench process`.
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { LAUNCHPAD_ID, lessonPath } from '#src/shared/paths.ts'
import { heldMemory, treeOf } from '../../testing/servers/memory.ts'
import { findFreePort, startServer } from '../../testing/servers/server.ts'
import { median, report } from '../report.ts'

const ROUNDS = 5
const LOAD_SECONDS = 15
/** Longer than what a start has needed is kept, and than pages take to be compressed once they are asked for. */
const SETTLED_MS = 45_000

export async function benchProcess(): Promise<void> {
  const firstPages: number[] = []
  const stops: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { firstPage, stop } = await liveAndDie()
    firstPages.push(firstPage)
    stops.push(stop)
  }
  const memory = await measureMemory()
  await report('process', `Start and stop, median of ${ROUNDS}; memory (PSS) of the server and all it starts`, {
    'first page after the start of the process, ms (goal 500)': Math.round(median(firstPages)),
    'end after SIGTERM, ms (goal 1,000)': Math.round(median(stops)),
    'idle, MB (goal 100)': megabytes(memory.idle),
    [`after ${LOAD_SECONDS} s of load, MB (goal 150)`]: megabytes(memory.loaded),
  })
}

async function liveAndDie(): Promise<{ firstPage: number; stop: number }> {
  const port = await findFreePort()
  const start = performance.now()
  const starting = startServer({ PORT: String(port) })
  let firstPage = 0
  while (firstPage === 0) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.status === 200) firstPage = performance.now() - start
    else await setTimeout(5)
  }
  await using server = await starting
  const ended = new Promise((resolve) => server.process.once('exit', resolve))
  const signalled = performance.now()
  server.process.kill('SIGTERM')
  await ended
  return { firstPage, stop: performance.now() - signalled }
}

async function measureMemory(): Promise<{ idle: number; loaded: number }> {
  await using server = await startServer()
  await setTimeout(SETTLED_MS)
  const held = () => heldMemory(treeOf(server.process.pid as number))
  const idle = held()
  for (const path of ['/', lessonPath(LAUNCHPAD_ID, 'module1', '1.1'), `/api/curriculum/${LAUNCHPAD_ID}/module1/1.1`]) {
    await autocannon({ url: server.url + path, connections: 20, duration: LOAD_SECONDS / 3 })
  }
  await setTimeout(SETTLED_MS)
  return { idle, loaded: held() }
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6)
