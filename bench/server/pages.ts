// What a first visit costs a phone: Lighthouse's mobile preset, by its model and really throttled, in turns with plain HTML of the same words.
import { setTimeout } from 'node:timers/promises'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { HELP_PATH, LAUNCHPAD_ID, lessonPath } from '#src/shared/paths.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from '../../testing/browser/chromium.ts'
import { startServer } from '../../testing/servers/server.ts'
import { median } from '../report.ts'
import { servePlainPages } from './plain-pages.ts'

const RUNS = 3
/** Longer than pages take to be compressed as hard as it goes once they were asked for. */
const COMPRESSED_MS = 35_000
const PAGES = { home: '/', tool: lessonPath(LAUNCHPAD_ID, 'module1', '1.1'), help: HELP_PATH }
/** For this header the browser draws a page in another process than the empty tab's, which takes a slow phone a moment. */
const OPENER_POLICY = { 'Cross-Origin-Opener-Policy': 'same-origin' }
/** `simulate` computes a slow network from a fast visit; `devtools` makes the browser wait. */
const WAYS = ['simulate', 'devtools'] as const

interface Visit {
  requests: number
  /** Bytes over the wire. */
  bytes: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  scores: string
}

export async function benchPages(): Promise<void> {
  await using server = await startServer()
  await using yardstick = await servePlainPages(server.url, Object.values(PAGES))
  await using guarded = await servePlainPages(server.url, Object.values(PAGES), OPENER_POLICY)
  await setTimeout(COMPRESSED_MS)
  for (const way of WAYS) {
    const rows: Record<string, Record<string, string | number>> = {}
    for (const [name, path] of Object.entries(PAGES)) {
      const ours: Visit[] = []
      const plain: Visit[] = []
      const plainGuarded: Visit[] = []
      for (let run = 0; run < RUNS; run++) {
        ours.push(await visit(server.url + path, way))
        plain.push(await visit(yardstick.url + path, way))
        plainGuarded.push(await visit(guarded.url + path, way))
      }
      const middle = (visits: Visit[], key: Exclude<keyof Visit, 'scores'>) => median(visits.map((one) => one[key]))
      rows[name] = {
        requests: middle(ours, 'requests'),
        kB: Math.round(middle(ours, 'bytes') / 1000),
        'FCP ms': Math.round(middle(ours, 'fcp')),
        'LCP ms': Math.round(middle(ours, 'lcp')),
        'plain LCP ms': Math.round(middle(plain, 'lcp')),
        'LCP of plain': Number((middle(ours, 'lcp') / middle(plain, 'lcp')).toFixed(2)),
        'of plain with our opener policy': Number((middle(ours, 'lcp') / middle(plainGuarded, 'lcp')).toFixed(2)),
        'TBT ms': Math.round(middle(ours, 'tbt')),
        CLS: middle(ours, 'cls'),
        scores: ours[0]?.scores ?? '',
      }
    }
    console.log(`\nLighthouse mobile (${way}), medians of ${RUNS}; goal for the LCP 1.10 of plain HTML`)
    console.table(rows)
  }
}

async function visit(url: string, way: (typeof WAYS)[number]): Promise<Visit> {
  const chrome = await launch({
    chromePath: await findChromium(),
    chromeFlags: ['--headless=new', ...CHROMIUM_ARGUMENTS],
  })
  try {
    const options = { port: chrome.port, logLevel: 'error', output: 'json', throttlingMethod: way } as const
    const result = await lighthouse(url, options)
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
  const items = details !== undefined && 'items' in details ? (details.items as { transferSize: number }[]) : []
  return {
    requests: items.length,
    bytes: items.reduce((total, { transferSize }) => total + transferSize, 0),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scores: Object.values(categories)
      .map(({ score }) => Math.round((score ?? 0) * 100))
      .join(', '),
  }
}
