// One pre-rendered page, made fast and closed: CSS inside, scripts after the first paint, a content policy by hash.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#src/shared/languages.ts'
import { findModuleSource } from './module-source.ts'
import { takeOutPageData } from './page-data.ts'
import type { PageStart } from './page-start.ts'
import { writeHeadScript, writeStartScript } from './start-script.ts'

export interface FinishedPage {
  html: string
  contentPolicy: string
}

/**
 * @param folder where the page's `/assets/…` lie
 * @param tags what only machines read: for the end of the head, and for the end of the body, after all that people see
 */
export async function finishPage(
  html: string,
  folder: string,
  tags: { head: string; end: string },
  start: PageStart,
  language: Language,
): Promise<FinishedPage> {
  const { html: light, data } = start.waits ? takeOutPageData(html) : { html }
  const styled = await inlineStyles(plainApostrophes(light), folder)
  const inlined = start.waits ? await askLater(styled, language) : styled
  const started = await startScriptsLater(inlined, folder, start, data?.path)
  const finished = started
    .replace('</head>', () => `${plainApostrophes(tags.head)}</head>`)
    .replace('</body>', () => `${tags.end}</body>`)
  return { html: finished, contentPolicy: contentPolicyOf(finished) }
}

/**
 * React writes every apostrophe as six characters. Plain ones mean the same, because its attributes stand in double
 * quotes, and the words compress better: they stand in the page's data too.
 */
function plainApostrophes(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>|&#x27;/g, (found) => (found === '&#x27;' ? "'" : found))
}

/**
 * Puts each stylesheet's text into the page. The link stays, for nothing: React expects to find it, and a
 * missing one breaks the take-over of the page (React error 418). Disabled, it is not fetched a second time; a browser that does not know
 * that fetches it for printing, without waiting.
 */
async function inlineStyles(html: string, folder: string): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"[^>]*>/g)]
  let css = ''
  for (const [, href] of links) css += await readFile(join(folder, href as string), 'utf8')
  const quiet = html.replaceAll(
    /<link rel="stylesheet" href="(\/assets\/[^"]+\.css#?)"/g,
    '$& media="print" disabled=""',
  )
  // Some links end with '#', and what loads parts of a page looks for its stylesheet without.
  const plain = [...quiet.matchAll(/<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)#"/g)].map(
    ([, href]) => `<link rel="stylesheet" href="${href}" media="print" disabled=""/>`,
  )
  const rest = [`<style>${css.trim()}</style>`, ...new Set(plain)].join('')
  return css === '' ? quiet : quiet.replace('</head>', () => `${rest}</head>`)
}

/** The typeface and the manifest that every page names in its head are asked for by a script, which knows a first visit. */
async function askLater(html: string, language: Language): Promise<string> {
  const preload = /<link rel="preload" href="([^"]+)" as="font"[^>]*>/
  const [, face] = html.match(preload) ?? []
  if (face === undefined) throw new Error('A page asks for no typeface in its head.')
  const script = await writeHeadScript(face, language)
  return html
    .replace(preload, '')
    .replace(/<link rel="manifest"[^>]*>/, (manifest) => `${manifest}<script>${script}</script>`)
}

/**
 * Lets the browser paint before it fetches a script: no preloads, and the module script becomes an import that runs
 * two frames after the first, or at the first touch.
 * @param data what the app asks for besides
 */
async function startScriptsLater(
  html: string,
  folder: string,
  { moment, before = '' }: PageStart,
  data: string | undefined,
): Promise<string> {
  const withoutPreloads = html.replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
  const script = /<script type="module"[^>]*>([\s\S]*?)<\/script>/
  const [whole, source] = withoutPreloads.match(script) ?? []
  if (whole === undefined || source === undefined) throw new Error('A pre-rendered page has no module script.')
  const start = await deferred(source, folder, moment, data)
  // In the same tag: React finds as many in the page as it wrote.
  return withoutPreloads.replace(whole, () => `<script>${[start, before].join(';')}</script>`)
}

/** Rewrites the router's start script (imports, one assignment, one import of the entry) as dynamic imports. */
async function deferred(source: string, folder: string, moment: string, data: string | undefined): Promise<string> {
  const imports = [...source.matchAll(/^import(?: \* as (\w+) from)? "([^"]+)";$/gm)]
  const entry = source.match(/^\s*import\("([^"]+)"\);$/m)?.[1]
  const rest = source
    .replaceAll(/^import(?: \* as \w+ from)? "[^"]+";$/gm, '')
    .replace(/^\s*import\("[^"]+"\);$/m, '')
    .trim()
  if (imports.length === 0 || entry === undefined || /\bimport\b/.test(rest)) {
    throw new Error(
      `The router's start script has a form that scripts/build/finishing/finish-page.ts does not know:\n${source}`,
    )
  }
  const sources = await Promise.all(imports.map(([, , path = '']) => findModuleSource(path, folder)))
  const modules = imports.flatMap(([, name], index) =>
    name === undefined ? [] : [`${name}=${sources[index]?.read(`_${index}`)}`],
  )
  const loads = [...sources.map(({ path }) => path), ...(data === undefined ? [] : [data])].map(
    (path) => `import("${path}")`,
  )
  const names = imports.map((_, index) => `_${index}`)
  const start = `Promise.all([${loads.join()}]).then(([${names.join()}])=>{const ${modules.join()};${rest}\nreturn import("${entry}")})`
  return writeStartScript(start, moment)
}

/** Everything from ourselves only; scripts and styles inside the page by their hash (D-36). */
function contentPolicyOf(html: string): string {
  if (/\sstyle="/.test(html))
    throw new Error('A pre-rendered page has a style attribute; the content policy blocks it.')
  // Blocks of data are no scripts, and an empty one never runs.
  const scripts = hashesOf(html, /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)
  const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

function hashesOf(html: string, pattern: RegExp): string[] {
  const contents = [...html.matchAll(pattern)]
    .map(([, content]) => content as string)
    .filter((content) => content !== '')
  const hashes = contents.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  return [...new Set(hashes)]
}
