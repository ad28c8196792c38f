// Does memory stay flat? `npm run bench soak` loads the server for half an hour (SOAK_MINUTES for another time) with
// pages, JSON and session checks, and notes what the process holds.
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { LAUNCHPAD_ID, lessonPath } from '#src/shared/paths.ts'
import { heldMemory, treeOf } from '../../testing/servers/memory.ts'
import { startServer } from '../../testing/servers/server.ts'
import { report } from '../report.ts'
import { nameCores, onServerCore } from './cores.ts'

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30)
const RATE = 500
const SAMPLES = 15

export async function benchSoak(): Promise<void> {
  await using server = await onServerCore(() => startServer({ TRUSTED_PROXIES: '127.0.0.1' }))
  const seconds = MINUTES * 60
  const done = autocannon({
    url: server.url,
    connections: 10,
    duration: seconds,
    overallRate: RATE,
    requests: [
      { path: '/' },
      { path: lessonPath(LAUNCHPAD_ID, 'module3', '3.2') },
      { path: `/api/curriculum/${LAUNCHPAD_ID}/module1/1.1` },
      { path: '/api/auth/session' },
      { path: '/nothing-here' },
    ],
  })
  const samples: number[] = []
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    await setTimeout((seconds * 1_000) / SAMPLES)
    samples.push(Math.round(heldMemory(treeOf(server.process.pid as number)) / 1e6))
  }
  const result = await done
  await report(
    'soak',
    `${MINUTES} minutes at ${RATE} requests a second: memory in MB (PSS), by ${SAMPLES}ths of the time; ${nameCores()}`,
    {
      samples: samples.join(' '),
      'second half against first': Number((mean(samples.slice(7)) / mean(samples.slice(0, 7))).toFixed(3)),
      requests: result.requests.total,
      'p99 ms': result.latency.p99,
      errors: result.errors,
    },
  )
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
