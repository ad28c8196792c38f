// How long people wait while the server is half busy: `npm run bench half-peak`. First the peak, then a steady half of it.
import autocannon from 'autocannon'
import { startServer } from '../../testing/servers/server.ts'
import { report } from '../report.ts'
import { nameCores, onServerCore } from './cores.ts'
import { LOADED_PATHS } from './loaded-paths.ts'

const SECONDS = 10
const CONNECTIONS = 20
export async function benchHalfPeak(): Promise<void> {
  await using server = await onServerCore(() => startServer({ TRUSTED_PROXIES: '127.0.0.1' }))
  const rows: Record<string, object> = {}
  for (const [name, path] of Object.entries(LOADED_PATHS)) {
    const load = { url: server.url + path, connections: CONNECTIONS, duration: SECONDS }
    const peak = (await autocannon(load)).requests.average
    const half = await autocannon({ ...load, overallRate: Math.round(peak / 2) })
    rows[name] = {
      'peak a second': Math.round(peak),
      'then a second': Math.round(half.requests.average),
      'p50 ms': half.latency.p50,
      'p99 ms (goal 10)': half.latency.p99,
      'p99.9 ms': half.latency.p99_9,
    }
  }
  await report('half-peak', `At half the peak, ${CONNECTIONS} connections, ${SECONDS} s each; ${nameCores()}`, rows)
}
