// What a first visit may weigh, counted on the built files (docs/performance.md).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { SITE_FOLDER, SiteManifest } from '#src/server/edge/page-table.ts'
import { ORIGIN_PLACEHOLDER } from '#src/server/edge/public-url.ts'
import { DEFAULT_LANGUAGE, splitPath } from '#src/shared/languages.ts'

const KB = 1000
const manifest = SiteManifest.parse(JSON.parse(readFileSync(join(SITE_FOLDER, 'manifest.json'), 'utf8')))
const pages = manifest.files.filter(({ type, path }) => type.startsWith('text/html') && !path.includes('/__'))

/** Not a short one: the address stands in the head of a page several times. */
const ORIGIN = 'https://www.handrail-for-parents.example'

/** In kB; with its headers it then fits into the first flight of a connection, or nearly. 15 until the looks of what comes once it has loaded stood in it: a request less. 15.05 until large text kept words whole, 15.15 until buttons and rows of two lines stood well, 15.2 until the header named the languages, 15.3 until circles and boxes to tick were drawn by the site and the menu scrolled on a low phone, 15.45 until each word of ours in a talk could say its language: two builds of one commit differ by up to 40 bytes. */
const HTML_BUDGET = 15.55
/** Of a page that can be read before React comes: its data comes with React (decision 153). 13.6 until the icon was inside, which is a request less; 13.75 until tools did without the looks of the frame (decision 157), 13.3 until large text kept words whole, 13.4 until buttons and rows of two lines stood well, 13.45 until circles and boxes to tick were drawn by the site, 13.55 until words of ours in a tool could say their language. */
const WAITING_BUDGET = 13.6
/** Nobody waits for a part of these: all help lines on one page, each row with an address (S-1), and all sources (decision 94). 18 for help until names in English said so in other languages, 18.02 until links in texts of other languages kept to the language, 18.2 until what search engines read came after the words, in the language of the page, 18.25 until the header named the languages, 18.35 until circles and boxes to tick were drawn by the site, of which translated pages have the looks with their form; 25.2 for the sources until buttons and rows of two lines stood well, 25.3 until the header named the languages, 25.4 until pages that wait were titled so; each keeps a hundred bytes, which is more than builds differ by. */
const LONG_PAGES: Record<string, number> = { '/help': 18.6, '/sources': 25.55 }

/** In kB. 117 until home asked for its small answers by hand: 40 bytes here, 17 kB less once it has loaded. 116 until the page of a session waited for its player: without that wait it was empty for a moment. 116.5 until a page led to itself in other languages (I-1). 117.1 until the icon was inside the page. 117.3 until pages asked for no file that only passes on another (decision 157). 117 until a choice about cookies said whether Google was named, 117.2 until buttons and dialogs could say their language, 117.3 until a press found what was typed before it. */
const SCRIPT_BUDGET = 117.4
/**
 * The plan and the pages below it open the notebook and read its rows, which other pages do when somebody is asked or promises. 150
 * until the plan showed what stands in its rooms and made a copy of it (V-1). 155.1 until typefaces came later at a first visit (decision 153), 155.3 until what a full device did not
 * keep went along with the next change, and what takes its own button away passed the focus on. 155.5 until a lock that another tab
 * takes off takes nothing of the plan along (K16). 155.8 until what another carer promised stood in their name (W-3). 155.9 until a choice about cookies said whether Google was named, 156.1 until a press found what was typed before it, 156.3 until the agreement looked at
 * the day, at a second quick press and at other tabs, and passed the focus on. It keeps a hundred bytes, which is more than builds differ by.
 */
const PLAN_SCRIPT_BUDGET = 156.6

const sizes = new Map(
  manifest.files.map(({ path, bodies }) => [path.slice(1), (bodies.br ?? bodies.identity)?.[1] ?? Number.NaN]),
)
/** Of a file, compressed as hard as it goes; a typeface is compressed in itself. */
const sizeOf = (file: string) => sizes.get(file.replace(/^\//, '')) ?? Number.NaN

/** In bytes, as it is served: with the address of the website in it. Compressing lightly first spares most of the minutes that the hardest way takes. */
function servedSize(html: string, budget: number): number {
  const served = html.replaceAll(ORIGIN_PLACEHOLDER, ORIGIN)
  const light = brotliCompressSync(served, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength
  return light <= budget ? light : brotliCompressSync(served).byteLength
}

/** Not what a page that waits for a touch asks for besides: its data, which stand in the HTML elsewhere, and what comes before React. */
const NO_SCRIPT = /^\/assets\/(data|first-visit)-/

const imported = new Map<string, string[]>()

/** What a script asks for as it starts. */
function importsOf(path: string): string[] {
  const known = imported.get(path)
  if (known !== undefined) return known
  const source = readFileSync(join(SITE_FOLDER, path), 'utf8')
  const names = [...source.matchAll(/(?:from|import)\s?["']\.\/([^"']+\.js)["']/g)].map(([, name]) => `/assets/${name}`)
  imported.set(path, names)
  return names
}

/** Every script a page starts with: those it names, and those they import without being asked again. */
function scriptsOf(html: string): Set<string> {
  const found = new Set<string>()
  const open = [...html.matchAll(/import\("(\/assets\/[^"]+\.js)"\)/g)].map(([, path]) => path as string)
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path) || NO_SCRIPT.test(path)) continue
    found.add(path)
    open.push(...importsOf(path))
  }
  return found
}

/** Words of another language are longer, and more of their letters take two bytes. */
const OTHER_LANGUAGE = 1.1

describe.each(pages)('$path', ({ path: address, file }) => {
  const { language, path } = splitPath(address)
  const longer = language === DEFAULT_LANGUAGE ? 1 : OTHER_LANGUAGE
  const html = readFileSync(join(SITE_FOLDER, file), 'utf8')

  test('its HTML with its CSS is within its budget', () => {
    const usual = html.includes('isFirstVisit') ? WAITING_BUDGET : HTML_BUDGET
    const budget = (LONG_PAGES[path] ?? usual) * longer * KB
    expect(servedSize(html, budget)).toBeLessThanOrEqual(budget)
  })

  // 110 until words came out of catalogues (decision 86), 111 until each tool had its short answer (S-4).
  // 112 until charts (S-6) and until the player's words came out of catalogues too: each half a kB or less on a tool.
  // 113 until home searched everything (S-1): its index and what searches in it come with the focus, what asks for them is a quarter
  // of a kB; and until each page asked whether a promise is due (W-3): 0.6 kB.
  // 114 until there were seven pages below the plan: the list of routes, which every page carries, names what each of them needs.
  // 115 until a tool could have the parts of the Teen Guide, and the list of routes named the talks too.
  test('all its JavaScript is within its budget', () => {
    const scripts = [...scriptsOf(html)]
    expect(scripts.length).toBeGreaterThan(3)
    const total = scripts.reduce((sum, path) => sum + sizeOf(path), 0)
    const budget = /^\/plan(\/|$)/.test(path) ? PLAN_SCRIPT_BUDGET : SCRIPT_BUDGET
    expect(total).toBeLessThanOrEqual(budget * (1 + (longer - 1) / 5) * KB)
  })

  // With it scenes and charts keep to the 8 kB that they may add.
  test('S-6: its scenes are at most 3 kB', () => {
    const scenes = new Set([...html.matchAll(/href="\/(assets\/scenes\/[^"#]+)#s"/g)].map(([, name]) => name as string))
    expect([...scenes].reduce((sum, name) => sum + sizeOf(name), 0)).toBeLessThanOrEqual(3 * KB)
  })

  test('nothing is fetched before the first paint but the text face', () => {
    expect(html).not.toContain('modulepreload')
    expect(html).not.toMatch(/<script[^>]*\ssrc=/)
    expect([...html.matchAll(/<link rel="stylesheet"(?![^>]*media="print")/g)]).toEqual([])
    expect([...html.matchAll(/<link rel="preload"/g)].length).toBeLessThanOrEqual(1)
  })
})

test('both typefaces together are at most 40 kB', () => {
  // Letters of other languages lie in files of their own, which an English page does not fetch.
  const fonts = manifest.files.filter(({ path }) => /^(?!.*-(?:more|urdu)-).*\.woff2$/.test(path))
  expect(fonts).toHaveLength(2)
  expect(fonts.reduce((sum, { file }) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(40 * KB)
})
