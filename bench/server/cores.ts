// Which core does what: the server, its database and the bare work beside which it is measured share one, the generator
// has another. On a machine where that cannot be said, all share all cores, and the report says so.
import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'

const SERVER_CORE = 0
const GENERATOR_CORE = 1

let pins: boolean | undefined

/** Runs `start` so that every process it starts stays on the server's core; this one, the generator, is then on its own. */
export async function onServerCore<Result>(start: () => Promise<Result>): Promise<Result> {
  pins ??= canPin()
  if (pins) moveTo(SERVER_CORE)
  try {
    return await start()
  } finally {
    if (pins) moveTo(GENERATOR_CORE)
  }
}

/** What a report says of the cores, once something was started. */
export function nameCores(): string {
  return pins
    ? `server on core ${SERVER_CORE}, generator on core ${GENERATOR_CORE}`
    : 'server and generator not pinned: no taskset here, or one core'
}

function canPin(): boolean {
  if (cpus().length < 2) return false
  try {
    execFileSync('taskset', ['-V'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** This process with all its threads; what it starts from now on inherits the core. */
function moveTo(core: number): void {
  execFileSync('taskset', ['-a', '-c', '-p', String(core), String(process.pid)], { stdio: 'ignore' })
}
