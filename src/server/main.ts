// Starts and stops the server. Everything else is in `app.ts`.
// First, before any module of ours or of a package has run.
import './close-prototypes.ts'
import { realpath } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { ConfigError, readConfig } from '#src/platform/config.ts'
import { openBuiltContent } from '#src/platform/content/built-content.ts'
import { keepNewFilesPrivate } from '#src/platform/data-folder.ts'
import { explainListenFailure } from '#src/platform/listen-failure.ts'
import { startMetricsServer } from '#src/platform/operations/metrics-server.ts'
import { createServices, type Services } from '#src/platform/services.ts'
import { VERSION } from '#src/platform/version.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { createApp } from './app.ts'
import { limitConnections } from './edge/connections.ts'
import { type Drain, watchDrain } from './edge/drain.ts'
import { openKeptReleases } from './edge/kept-releases.ts'
import { describeBuild, readPageTable, SITE_FOLDER } from './edge/page-table.ts'
import { answerUnreadable, guardRequestHeads } from './edge/request-head.ts'
import { OTHERS, startFeatures } from './features.ts'
import { type RunningJobs, startJobs } from './jobs.ts'
import { catchTheUncaught } from './uncaught.ts'

/** Milliseconds after which the server stops accepting connections even if requests still arrive: a proxy has noticed by then. */
const DRAIN_TIMEOUT_MS = 5_000
/** Milliseconds that requests in flight get after the first stop signal. */
const STOP_TIMEOUT_MS = 8_000
/** Milliseconds for closing what is still open after that. */
const CLOSE_TIMEOUT_MS = 1_000
/** Milliseconds after which a release counts as in use: no visitor waits for the start any more. */
const RELEASE_DELAY_MS = 20_000

const SERVER_OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 65_000,
  maxRequestsPerSocket: 1_000,
  maxHeaderSize: 16 * 1024,
  // Without it Node looks for late headers only every 30 s.
  connectionsCheckingInterval: 2_000,
}

keepNewFilesPrivate()
try {
  await start()
} catch (error) {
  // One line for each thing that is wrong, and no stack.
  for (const line of explain(error)) console.error(line)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const built = await readPageTable()
  openBuiltContent(await realpath(SITE_FOLDER))
  const services = await createServices(config)
  await startFeatures(services)
  const releases = await openKeptReleases(config.dataDir)
  const pages = await releases.addBefore(built)
  await describeBuild(config).catch((error: unknown) => services.log.error('pages.settings', error))
  const app = createApp(services, pages)
  const listener = getRequestListener(app.fetch, { errorHandler: (error) => answerUnreadable(error, config) })
  const server = createServer(SERVER_OPTIONS)
  const drain = watchDrain(server)
  server.on('request', guardRequestHeads(config, listener))
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (error) => reject(explainListenFailure(error, 'PORT')))
  const { socket, port, host } = config.http
  server.listen(socket === undefined ? { port, host } : { fd: socket }, resolve)
  await promise
  limitConnections(server, services.isTrustedProxy)
  const stopMetrics = await startMetricsServer(services, OTHERS)
  const jobs = startJobs(services)
  catchTheUncaught(services, process)
  const keepRelease = () => releases.keep().catch((error: unknown) => services.log.error('pages.release', error))
  setTimeout(() => void keepRelease(), RELEASE_DELAY_MS).unref()
  const stopAll = () => {
    stopMetrics()
    stop({ server, drain, services, jobs })
  }
  process.on('SIGTERM', stopAll)
  process.on('SIGINT', stopAll)
  services.log.info('server.started', {
    version: VERSION,
    url: config.http.publicUrl,
    database: services.database.engine,
  })
  // Last, because a script that waits for this line may stop the server at once.
  console.log(`${PRODUCT_NAME} is ready on ${config.http.publicUrl}`)
}

interface Running {
  server: Server
  drain: Drain
  services: Services
  jobs: RunningJobs
}

function stop({ server, drain, services, jobs }: Running): void {
  // A second signal means: now.
  if (services.stopping) process.exit(1)
  services.stopping = true
  const end = async () => {
    // A database that does not answer must not keep the process.
    await Promise.race([services.close(), wait(CLOSE_TIMEOUT_MS)])
    process.exit(0)
  }
  const jobsDone = jobs.stop()
  // `/readyz` says 503 from now on; what is already on its way here still gets its answer.
  void Promise.race([drain.untilQuiet(), wait(DRAIN_TIMEOUT_MS)]).then(() =>
    server.close(() => void jobsDone.then(end)),
  )
  setTimeout(() => void end(), STOP_TIMEOUT_MS).unref()
}

/** One clear line for each thing that is wrong. */
function explain(error: unknown): string[] {
  if (error instanceof ConfigError) return error.problems
  if (!(error instanceof Error)) return [String(error)]
  const reason = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return [`${error.message}${error.name === 'Error' ? reason : ''}`.replaceAll('\n', ' ')]
}
