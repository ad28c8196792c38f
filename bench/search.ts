// How long a search takes: in a browser that is slowed down sixfold, as a slow phone is, and as a ratio to the literal match of
// the specification. The phrasings are those of the tests (`npm run bench search`).
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { findLiterally } from '#src/features/search/find-literally.ts'
import { createFinder } from '#src/features/search/finder.ts'
import { unpackIndex } from '#src/features/search/packed-index.ts'
import { SITE_FOLDER, SiteManifest } from '#src/server/edge/page-table.ts'
import { launchChromium } from '../testing/browser/chromium.ts'
import { startServer } from '../testing/servers/server.ts'

const SLOWER = 6
/** Each run starts from nothing; the best of them is what the page needs when nothing else runs. */
const ROUNDS = 3
const PHRASINGS = join(import.meta.dirname, '../tests/search/phrasings.yaml')

interface Times {
  /** Milliseconds for fetching from the browser's cache and making ready. */
  open: number
  /** Milliseconds of each search, in order. */
  searches: number[]
}

export async function benchSearch(): Promise<void> {
  const { files } = SiteManifest.parse(JSON.parse(readFileSync(join(SITE_FOLDER, 'manifest.json'), 'utf8')))
  const pathOf = (pattern: RegExp) => files.find(({ path }) => pattern.test(path))?.path ?? ''
  const [indexPath, dangerPath] = [pathOf(/\/search-[^/]+\.json$/), pathOf(/\/crisis-terms-[^/]+\.json$/)]
  const codePaths = [pathOf(/\/open-crisis-terms-[^/]+\.js$/), pathOf(/\/open-finder-[^/]+\.js$/)]
  const queries = (parse(readFileSync(PHRASINGS, 'utf8')) as { typed: string[] }[]).flatMap(({ typed }) => typed)
  const sizeOf = (path: string, ending: 'br' | 'gz') => {
    const file = files.find((one) => one.path === path)?.file
    return file === undefined ? undefined : statSync(join(SITE_FOLDER, `${file}.${ending}`)).size
  }

  const rounds = await searchInBrowser(codePaths, queries)
  const searches = queries.map((_, index) => Math.min(...rounds.map((one) => one.searches[index] ?? 0)))
  console.log(`\nA search in the page, ${SLOWER} times slower, ${queries.length} phrasings`)
  console.table({
    'index, bytes (brotli, gzip)': [sizeOf(indexPath, 'br'), sizeOf(indexPath, 'gz')].join(', '),
    'code, bytes (brotli)': codePaths.map((path) => sizeOf(path, 'br')).join(', '),
    'making it ready, the first time and the best, ms': [
      rounds[0]?.open ?? 0,
      Math.min(...rounds.map(({ open }) => open)),
    ]
      .map(round)
      .join(', '),
    'the first search of all, ms': round(rounds[0]?.searches[0] ?? 0),
    'median, ms': round(quantile(searches, 0.5)),
    '95 %, ms': round(quantile(searches, 0.95)),
    'longest, ms (goal 50)': round(Math.max(...searches)),
    'times the literal match, in Node': round(compareWithLiteral([indexPath, dangerPath], queries)),
  })
}

async function searchInBrowser(codePaths: string[], queries: string[]): Promise<Times[]> {
  await using server = await startServer()
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.goto(server.url, { waitUntil: 'networkidle' })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    return await page.evaluate(
      async (given): Promise<Times[]> => {
        const [{ openCrisisTerms }, { openFinder }] = await Promise.all(given.codePaths.map((path) => import(path)))
        const rounds: Times[] = []
        for (let round = 0; round < given.rounds; round++) {
          const start = performance.now()
          const [crisis, results] = [await openCrisisTerms(), await openFinder()]
          const open = performance.now() - start
          const searches: number[] = []
          for (const query of given.queries) {
            // As many pauses as a person makes while typing.
            await new Promise((resolve) => setTimeout(resolve))
            const before = performance.now()
            results.find(query, crisis.find(query)?.entries)
            searches.push(performance.now() - before)
          }
          rounds.push({ open, searches })
        }
        return rounds
      },
      { codePaths, queries, rounds: ROUNDS },
    )
  } finally {
    await browser.close()
  }
}

function compareWithLiteral(paths: [string, string], queries: string[]): number {
  const [packed, danger] = paths.map((path) => JSON.parse(readFileSync(join(SITE_FOLDER, path), 'utf8')))
  const index = { ...unpackIndex(packed), danger }
  const find = createFinder(index)
  const challenges = index.entries.filter(({ popularity }) => popularity !== undefined)
  const literally = (query: string) =>
    findLiterally(challenges, query, ({ title, text, tags = [] }) => [title, text, ...tags])
  const time = (search: (query: string) => unknown) => {
    const start = performance.now()
    for (const query of queries) search(query)
    return performance.now() - start
  }
  const ratios = Array.from({ length: 5 }, () => time(find) / time(literally))
  return quantile(ratios, 0.5)
}

function quantile(values: number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? 0
}

function round(value: number): number {
  return Number(value.toFixed(1))
}
