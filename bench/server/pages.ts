// What a first visit costs a phone: Lighthouse's mobile preset, the median of three runs, for home and one tool.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { LAUNCHPAD_ID, lessonPath } from '#src/shared/paths.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from '../../testing/browser/chromium.ts'
import { startServer } from '../../testing/servers/server.ts'

const RUNS = 3
const PAGES = { home: '/', tool: lessonPath(LAUNCHPAD_ID, 'module1', '1.1') }

interface Visit {
  requests: number
  /** Bytes over the wire by kind of resource. */
  bytes: Record<string, number>
  fcp: number
  lcp: number
  tbt: number
  cls: number
  scores: Record<string, number>
}

export async function benchPages(): Promise<void> {
  await using server = await startServer()
  for (const [name, path] of Object.entries(PAGES)) {
    const visits: Visit[] = []
    for (let run = 0; run < RUNS; run++) visits.push(await visit(server.url + path))
    const median = visits.toSorted((one, other) => one.lcp - other.lcp)[Math.floor(RUNS / 2)] as Visit
    console.log(`\n${name} (${path}), Lighthouse mobile, median of ${RUNS} by LCP`)
    console.table({
      requests: median.requests,
      ...Object.fromEntries(Object.entries(median.bytes).map(([kind, bytes]) => [`${kind} kB`, bytes / 1000])),
      'FCP ms': Math.round(median.fcp),
      'LCP ms': Math.round(median.lcp),
      'TBT ms': Math.round(median.tbt),
      CLS: median.cls,
      ...median.scores,
    })
  }
}

async function visit(url: string): Promise<Visit> {
  const chrome = await launch({
    chromePath: await findChromium(),
    chromeFlags: ['--headless=new', ...CHROMIUM_ARGUMENTS],
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json' })
    if (result === undefined) throw new Error('Lighthouse gave no result')
    return summarise(result.lhr)
  } finally {
    chrome.kill()
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function summarise({ audits, categories }: Report): Visit {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const details = audits['network-requests']?.details
  const items =
    details !== undefined && 'items' in details
      ? (details.items as { transferSize: number; resourceType: string }[])
      : []
  const bytes: Record<string, number> = { total: 0 }
  for (const { transferSize, resourceType } of items) {
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize
    bytes.total = (bytes.total ?? 0) + transferSize
  }
  return {
    requests: items.length,
    bytes,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
  }
}
