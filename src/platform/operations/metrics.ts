// Metrics for operators, counted in this process and read by Prometheus (`METRICS_PORT`). Labels are closed lists:
// never an address, a token or a person.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds; the steps around the goal of 10 ms are the fine ones. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export interface Metrics {
  /** All of it as Prometheus text. */
  text(): Promise<string>
  contentType: string
  /** A request to the API, or for a page that asks the database, that was answered. @param route as declared, with its parts in braces or colons */
  request(method: string, route: string, status: number, seconds: number): void
  /** A page or file that was served from memory. */
  page(status: number): void
  /** A mail that was not written, because its mailbox has had enough of them. @param kind of a closed list */
  droppedMail(kind: string): void
  job(name: string, outcome: 'success' | 'failure'): void
  /** An error that no code caught. */
  uncaught(): void
  /** Asked for when the text is. */
  watch(name: string, help: string, read: () => Measured | Promise<Measured>, labels?: string[]): void
}

/** One number, or one for each of some labels. */
export type Measured = number | { labels: Record<string, string>; value: number }[]

export function createMetrics(): Metrics {
  const registers = [new Registry()]
  const [registry] = registers as [Registry]
  const requests = new Histogram({
    name: 'handrail_request_seconds',
    help: 'Time to answer a request to the API',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const pages = new Counter({
    name: 'handrail_pages_total',
    help: 'Pages and files served from memory',
    labelNames: ['status'],
    registers,
  })
  const jobs = new Counter({
    name: 'handrail_job_runs_total',
    help: 'Runs of background jobs',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const droppedMails = new Counter({
    name: 'handrail_mails_dropped_total',
    help: 'Mails over the budget of their mailbox',
    labelNames: ['kind'],
    registers,
  })
  const uncaught = new Counter({ name: 'handrail_uncaught_total', help: 'Failures that nobody caught', registers })
  let watchesProcess = false
  return {
    async text() {
      // Only when metrics are on: the probe of the event loop runs on a timer.
      if (!watchesProcess) collectDefaultMetrics({ register: registry })
      watchesProcess = true
      return registry.metrics()
    },
    contentType: registry.contentType,
    request: (method, route, status, seconds) => requests.labels(method, route, String(status)).observe(seconds),
    page: (status) => pages.labels(String(status)).inc(),
    droppedMail: (kind) => droppedMails.labels(kind).inc(),
    job: (job, outcome) => jobs.labels(job, outcome).inc(),
    uncaught: () => uncaught.inc(),
    watch(name, help, read, labels = []) {
      new Gauge({
        name,
        help,
        labelNames: labels,
        registers,
        async collect() {
          // A database that is away must not take the rest of the figures with it.
          const measured = await Promise.resolve(read()).catch(() => Number.NaN)
          this.reset()
          if (typeof measured === 'number') this.set(measured)
          else for (const { labels: of, value } of measured) this.set(of, value)
        },
      })
    },
  }
}
