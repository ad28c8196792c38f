// What a page costs a phone: every page of the page table in Lighthouse's mobile preset with applied throttling, in turns with plain HTML of the
// same words. `npm run bench pages` visits all; `npm run bench pages /login /plan` visits those.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { addressesOf, PAGES } from '#src/pages/table.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from '../testing/browser/chromium.ts'
import { startServer } from '../testing/servers/server.ts'
import { servePlainPages } from './plain-pages.ts'
import { median, report } from './report.ts'

const RUNS = 3
/** Pages are to stay below these; a figure that is missed is looked at, and not chased. */
const DIRECTIONS = { paint: 1.3, shift: 0.02, blocking: 200, kB: 200, requests: 30, score: 95 }

interface Visit {
  /** Largest paint, ms. */
  paint: number
  /** Cumulative layout shift. */
  shift: number
  /** Total blocking time, ms. */
  blocking: number
  /** Over the wire. */
  kB: number
  requests: number
  /** 0 to 100. */
  score: number
}

export async function benchPages(only: readonly string[] = []): Promise<void> {
  await using server = await startServer()
  const paths = only.length > 0 ? only : listPaths()
  await using plainPages = await servePlainPages(server.url, paths)
  // The first visits on a machine are slower than all that follow: they are not counted.
  await visit(server.url + paths[0])
  await visit(plainPages.url + paths[0])
  const rows: Record<string, Visit> = {}
  for (const path of paths) {
    const visits: Visit[] = []
    const plain: Visit[] = []
    for (let run = 0; run < RUNS; run++) {
      visits.push(await visit(server.url + path))
      plain.push(await visit(plainPages.url + path))
    }
    const middle = (all: Visit[], key: keyof Visit) => median(all.map((one) => one[key]))
    rows[path] = {
      paint: round(middle(visits, 'paint') / middle(plain, 'paint')),
      shift: round(middle(visits, 'shift')),
      blocking: Math.round(middle(visits, 'blocking')),
      kB: Math.round(middle(visits, 'kB')),
      requests: middle(visits, 'requests'),
      score: middle(visits, 'score'),
    }
    console.log(path, JSON.stringify(rows[path]))
  }
  await report('pages', `Pages on a phone, medians of ${RUNS}; paint is the largest paint, plain HTML = 1`, {
    ...rows,
    median: summarise(rows, (values) => median(values)),
    worst: summarise(rows, (values, key) => (key === 'score' ? Math.min(...values) : Math.max(...values))),
    direction: DIRECTIONS,
  })
}

/** One address for each row of the page table: the first that is built where a row has several, none where none is built. */
function listPaths(): string[] {
  return PAGES.flatMap((page) => addressesOf(page, DEFAULT_LANGUAGE).slice(0, 1))
}

function summarise(rows: Record<string, Visit>, pick: (values: number[], key: keyof Visit) => number): Visit {
  const keys = Object.keys(DIRECTIONS) as (keyof Visit)[]
  return Object.fromEntries(
    keys.map((key) => [
      key,
      pick(
        Object.values(rows).map((row) => row[key]),
        key,
      ),
    ]),
  ) as unknown as Visit
}

async function visit(url: string): Promise<Visit> {
  const chrome = await launch({
    chromePath: await findChromium(),
    chromeFlags: ['--headless=new', ...CHROMIUM_ARGUMENTS],
  })
  try {
    const options = { port: chrome.port, logLevel: 'error', output: 'json', throttlingMethod: 'devtools' } as const
    const result = await lighthouse(url, { ...options, onlyCategories: ['performance'] })
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`)
    return readVisit(result.lhr)
  } finally {
    chrome.kill()
  }
}

type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function readVisit({ audits, categories }: LighthouseResult): Visit {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const details = audits['network-requests']?.details
  const items = details !== undefined && 'items' in details ? (details.items as { transferSize: number }[]) : []
  return {
    paint: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
    kB: items.reduce((total, { transferSize }) => total + transferSize, 0) / 1000,
    requests: items.length,
    score: Math.round((categories.performance?.score ?? 0) * 100),
  }
}

function round(value: number): number {
  return Number(value.toFixed(2))
}
