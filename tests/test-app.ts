// The real app for a test: in process, with a database of its own, a log that is kept and a clock that can be set.
// `await using app = await createTestApp()` cleans up by itself.
import { createApp } from '#src/server/app.ts'
import { readConfig } from '#src/server/config.ts'
import type { Log } from '#src/server/log.ts'
import type { PageTable } from '#src/server/page-table.ts'
import { createServices, type Services } from '#src/server/services.ts'
import { createTestDatabase } from './test-database.ts'

export interface LoggedEvent {
  level: 'info' | 'error'
  event: string
  fields: Record<string, unknown>
  cause?: unknown
}

export interface TestApp extends AsyncDisposable {
  services: Services
  logged: LoggedEvent[]
  /** Sends a request as a plain client does; `path` starts with a slash. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** Moves the app's clock. */
  setTime(time: Date): void
}

interface TestAppOptions {
  env?: Record<string, string>
  pages?: PageTable
}

export async function createTestApp({ env = {}, pages = new Map() }: TestAppOptions = {}): Promise<TestApp> {
  const home = await createTestDatabase()
  const logged: LoggedEvent[] = []
  let time = new Date('2026-11-20T20:00:00Z')
  const services = await createServices(readConfig({ PUBLIC_URL: 'http://handrail.test', ...env }), {
    clock: () => time,
    log: keepLog(logged),
    database: await home.open(),
  })
  const app = createApp(services, pages)
  return {
    services,
    logged,
    request: async (path, init) => app.request(path, init),
    setTime(next) {
      time = next
    },
    async [Symbol.asyncDispose]() {
      await services.close()
      await home[Symbol.asyncDispose]()
    },
  }
}

function keepLog(logged: LoggedEvent[]): Log {
  return {
    info: (event, fields = {}) => logged.push({ level: 'info', event, fields }),
    error: (event, cause, fields = {}) => logged.push({ level: 'error', event, fields, cause }),
  }
}
