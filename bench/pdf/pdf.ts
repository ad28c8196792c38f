// A checklist as PDF: our endpoint over HTTP beside bare Typst, a kept Chromium and pdfkit, one after the other in turns;
// then what a flood of PDFs does to everybody else. Only the ratios inside one run count.
import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { createChecklistDocument } from '#src/features/resources/pdf/checklist-document.server.ts'
import { createPdfWriter } from '#src/features/resources/pdf/draw-pdf.server.ts'
import { listTickBoxes, type PdfDocument } from '#src/features/resources/pdf/pdf-document.server.ts'
import { loadChecklists } from '#src/features/resources/resources.server.ts'
import { checklistPath } from '#src/shared/paths.ts'
import { launchChromium } from '../../testing/browser/chromium.ts'
import { heldMemory, treeOf } from '../../testing/servers/memory.ts'
import { type RunningServer, startServer } from '../../testing/servers/server.ts'
import { nameCores, onServerCore } from '../server/cores.ts'
import { drawWithPdfkit } from './pdfkit-checklist.ts'

const ROUNDS = 60
const WARM_UP = 5
const FLOOD_SECONDS = 6
const SETTLED_MS = 40_000
const FLOOD_CONNECTIONS = 10

interface Way {
  name: string
  draw: () => Promise<Uint8Array>
  /** The processes whose memory counts. */
  pids: () => number[]
}

let networks = 0
/** Each request from a network of its own, as behind a proxy: what is measured is drawing, not the limit. */
const newNetwork = () => {
  networks += 1
  return `198.18.${Math.floor(networks / 250) % 250}.${networks % 250}`
}

export async function benchPdf(): Promise<void> {
  await using server = await onServerCore(() => startServer({ TRUSTED_PROXIES: '127.0.0.1' }))
  const [checklist] = loadChecklists('en')
  if (checklist === undefined) throw new Error('no checklist')
  const page = await (await fetch(server.url + checklistPath(checklist.slug))).text()
  const html = page.match(/<article[\s\S]*<\/article>/)?.[0] ?? ''
  const own = createChecklistDocument('en', checklist)
  const bare = createPdfWriter()
  const browser = await launchChromium()
  try {
    const serverPid = server.process.pid as number
    // Until the page that was asked for is compressed, another process is at it; and what the start has needed is kept for a while.
    await setTimeout(SETTLED_MS)
    const idle = heldMemory(treeOf(serverPid))
    const ways: Way[] = [
      { name: 'our endpoint', draw: () => askServer(server, html), pids: () => treeOf(serverPid) },
      // Other ticks each time, so that nothing remembered helps.
      { name: 'our endpoint, ticked', draw: () => askServer(server, tickHtml(html)), pids: () => treeOf(serverPid) },
      { name: 'bare Typst, ticked', draw: async () => bare(tickDocument(own)), pids: () => [] },
      { name: 'Chromium, kept', draw: () => printPage(browser, page), pids: () => [] },
      { name: 'pdfkit', draw: () => drawWithPdfkit(own), pids: () => [] },
    ]
    const rows: Record<string, object> = {}
    const results = await measure(ways)
    const ours = results.get('our endpoint')?.median ?? Number.NaN
    for (const [name, { median, p99, bytes, peak }] of results) {
      rows[name] = {
        'median ms': round(median),
        'p99 ms': round(p99),
        'times ours': round(median / ours),
        'kB a file': round(bytes / 1000),
        ...(peak === 0 ? {} : { 'MB above idle': round((peak - idle) / 1e6) }),
      }
    }
    console.log(
      `\nOne checklist as PDF, ${ROUNDS} rounds in turns; the server idles at ${round(idle / 1e6)} MB (PSS); ${nameCores()}`,
    )
    console.table(rows)
    await compareFlood(server, html)
  } finally {
    await browser.close()
  }
}

let tick = 0
/** One box of the 18, another each time, and more of them as time goes on. */
const isTicked = (index: number) => (tick * (index + 3)) % 7 < 3

function tickHtml(html: string): string {
  tick += 1
  let index = 0
  return html.replaceAll('type="checkbox"', (box) => (isTicked(index++) ? `${box} checked` : box))
}

function tickDocument(document: PdfDocument): PdfDocument {
  tick += 1
  const copy = structuredClone(document)
  for (const [index, box] of listTickBoxes(copy.blocks).entries()) box.checked = isTicked(index)
  return copy
}

async function measure(ways: Way[]) {
  const times = new Map(ways.map(({ name }) => [name, { all: [] as number[], bytes: 0, peak: 0 }]))
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const { name, draw, pids } of ways) {
      const start = performance.now()
      const file = await draw()
      const took = performance.now() - start
      const own = times.get(name)
      if (own === undefined || round < 0) continue
      own.all.push(took)
      own.bytes = file.length
      own.peak = Math.max(own.peak, heldMemory(pids()))
    }
  }
  return new Map([...times].map(([name, { all, ...rest }]) => [name, { ...summarise(all), ...rest }]))
}

function summarise(times: number[]): { median: number; p99: number } {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number
  return { median: at(0.5), p99: at(0.99) }
}

async function askServer({ url }: RunningServer, htmlContent: string): Promise<Uint8Array> {
  const answer = await fetch(`${url}/api/resources/generate-pdf`, {
    method: 'POST',
    body: JSON.stringify({ htmlContent }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newNetwork() },
  })
  if (!answer.ok && answer.status !== 429) throw new Error(`The endpoint answered ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** As services do it that render HTML: a page of its own in a browser that is kept open. */
async function printPage(browser: Browser, html: string): Promise<Uint8Array> {
  const page = await browser.newPage({ javaScriptEnabled: false })
  try {
    await page.setContent(html)
    return await page.pdf({ format: 'A4', tagged: true })
  } finally {
    await page.close()
  }
}

/** How long a page and a tool's JSON take, quietly and while PDFs are asked for without pause. */
async function compareFlood(server: RunningServer, html: string): Promise<void> {
  const paths = ['/', '/api/curriculum/digitalLaunchpad/module1/1.1', '/readyz']
  const quiet = await timePaths(server, paths)
  let flooding = true
  let made = 0
  const flood = Array.from({ length: FLOOD_CONNECTIONS }, async () => {
    while (flooding) {
      const file = await askServer(server, html)
      if (file.length > 10_000) made += 1
    }
  })
  const flooded = await timePaths(server, paths)
  flooding = false
  await Promise.all(flood)
  console.log(
    `\nOther answers in ms, quietly and during a flood of PDFs (${Math.round(made / FLOOD_SECONDS)} a second)`,
  )
  console.table(
    Object.fromEntries(
      paths.map((path) => {
        const [before, during] = [summarise(quiet.get(path) ?? []), summarise(flooded.get(path) ?? [])]
        const columns = {
          'quiet median': round(before.median),
          'flood median': round(during.median),
          'quiet p99': round(before.p99),
          'flood p99': round(during.p99),
          'p99 moved by': round(during.p99 - before.p99),
        }
        return [path, columns]
      }),
    ),
  )
}

async function timePaths({ url }: RunningServer, paths: string[]): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(paths.map((path) => [path, []]))
  const end = performance.now() + FLOOD_SECONDS * 1_000
  while (performance.now() < end) {
    for (const path of paths) {
      const start = performance.now()
      await (await fetch(url + path)).arrayBuffer()
      times.get(path)?.push(performance.now() - start)
    }
  }
  return times
}

function round(value: number): number {
  return Number(value.toFixed(value < 10 ? 1 : 0))
}
