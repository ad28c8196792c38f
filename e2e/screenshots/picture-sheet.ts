// Every drawing of a step on one sheet and every chart on another, as a phone and as a wide screen show them, light, dark and in forced
// colours, for people to look at: `npm run pictures [-- part of a drawing's name, or of a tool's id]`. The sheets land in
// `screenshots/`, which is not kept in the repository.
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { Chart } from '#src/features/curriculum/charts/chart.contract.ts'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { listStepFiles } from '#src/features/curriculum/pictures/scene-files.server.ts'
import { launchChromium } from '../../testing/browser/chromium.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'screenshots')

interface Sheet {
  /** In pixels. */
  width: number
  columns: number
  /** Of one picture, as CSS. */
  size: string
  /** The same of a chart. */
  chartSize: string
}

const SHEETS: Sheet[] = [
  // The first step of a tool on a phone, and on a wide screen.
  { width: 360, columns: 1, size: 'inline-size: 326px; block-size: 112px', chartSize: 'inline-size: 286px' },
  { width: 1280, columns: 2, size: 'inline-size: 618px; block-size: 180px', chartSize: 'inline-size: 480px' },
]
const LOOKS = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none' },
  { name: 'forced', colorScheme: 'dark', forcedColors: 'active' },
] as const

const [wanted = ''] = process.argv.slice(2)
const FONT = 'src/web/fonts/atkinson-hyperlegible-next.woff2'
const face = (await readFile(join(ROOT, FONT))).toString('base64')
const styles = await readStyles('src/web/styles/tokens.css', 'src/features/curriculum/charts/chart-figure.module.css')
const steps = [...listStepFiles()].filter(([name]) => name.includes(wanted))
const charts = listCharts().filter(([lesson]) => lesson.includes(wanted))

await mkdir(FOLDER, { recursive: true })
const browser = await launchChromium()
for (const sheet of SHEETS) {
  if (steps.length > 0) await takeSheet(browser, 'steps', sheet, steps.map(writeStep))
  if (charts.length > 0) await takeSheet(browser, 'charts', sheet, charts.map(writeChart))
}
await browser.close()

async function takeSheet(browser: Browser, subject: string, sheet: Sheet, figures: string[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: sheet.width, height: 800 } })
  await page.setContent(writeSheet(sheet, figures))
  for (const { name, ...look } of LOOKS) {
    await page.emulateMedia(look)
    await page.screenshot({ path: join(FOLDER, `${subject}-${sheet.width}-${name}.png`), fullPage: true })
  }
  await page.close()
}

function listCharts(): [lesson: string, chart: Chart][] {
  return loadCurriculum('en').lessons.flatMap((lesson) => {
    const parts = 'blocks' in lesson ? lesson.blocks.flatMap(({ folded = [] }) => folded) : []
    return parts.flatMap(({ chart }) => (chart === undefined ? [] : [[lesson.lessonId, chart] as [string, Chart]]))
  })
}

function writeStep([name, { svg }]: (typeof steps)[number]): string {
  const drawing = svg.replace('<svg ', '<svg class="scene" preserveAspectRatio="xMidYMax" ')
  return `<figure>${drawing}<figcaption>${name}</figcaption></figure>`
}

/** As `chart-figure.tsx` shows it, but for the table. */
function writeChart([lesson, { title, caption, source, drawing }]: (typeof charts)[number]): string {
  const { marks, width, height, counted, rest, thickness, labels } = drawing
  const words = labels.map(({ text, y }) => `<text y="${y}">${text}</text>`).join('')
  return `<figure class="figure"><p class="title">${lesson}: ${title}</p>
    <svg class="${marks}" viewBox="0 0 ${width} ${height}"><path class="rest" stroke-width="${thickness.rest}" d="${rest}" />
    <path stroke-width="${thickness.counted}" d="${counted}" />${words}</svg>
    <figcaption>${caption} <cite>${source}</cite></figcaption></figure>`
}

function writeSheet({ columns, size, chartSize }: Sheet, figures: string[]): string {
  return `<!doctype html><meta charset="utf-8"><style>${styles}
    @font-face { font-family: text; src: url(data:font/woff2;base64,${face}) }
    body { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 8px; margin: 16px;
      background: var(--paper); color: var(--ink); font: 16px/1.5 text }
    figure { margin: 0 }
    .scene { ${size} }
    .figure { ${chartSize} }
  </style>${figures.join('')}`
}

async function readStyles(...files: string[]): Promise<string> {
  return (await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')))).join('\n')
}
