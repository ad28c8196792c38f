// Requests a second for pages, for a tool's JSON and for the answer that the process lives, each beside a bare route with the same bytes in the same process.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { findFreePort } from '../../testing/servers/server.ts'
import { median, report } from '../report.ts'
import { nameCores, onServerCore } from './cores.ts'
import { LOADED_PATHS } from './loaded-paths.ts'

const SECONDS = 5
const ROUNDS = 3
const CONNECTIONS = 20

export async function benchThroughput(): Promise<void> {
  const port = await findFreePort()
  const child = await onServerCore(async () => {
    const started = spawn(process.execPath, [join(import.meta.dirname, 'server-with-bare-route.ts'), String(port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise((resolve) => started.stdout.once('data', resolve))
    return started
  })
  try {
    const rows: Record<string, object> = {}
    for (const [name, path] of Object.entries(LOADED_PATHS))
      rows[name] = await compare(`http://127.0.0.1:${port}`, path)
    const title = `Requests a second, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s; ${nameCores()}`
    await report('throughput', title, rows)
  } finally {
    child.kill()
  }
}

async function compare(origin: string, path: string): Promise<object> {
  const ours: autocannon.Result[] = []
  const bare: autocannon.Result[] = []
  // In turns, so that whatever else the machine does falls on both.
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await load(origin + path))
    bare.push(await load(`${origin}/bare${path}`))
  }
  const rate = (results: autocannon.Result[]) => median(results.map(({ requests }) => requests.average))
  const slow = (results: autocannon.Result[]) => median(results.map(({ latency }) => latency.p99))
  return {
    'ours a second': Math.round(rate(ours)),
    'bare a second': Math.round(rate(bare)),
    ratio: Number((rate(ours) / rate(bare)).toFixed(2)),
    'ours p99 ms': slow(ours),
    'bare p99 ms': slow(bare),
  }
}

async function load(url: string): Promise<autocannon.Result> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`)
  return result
}
