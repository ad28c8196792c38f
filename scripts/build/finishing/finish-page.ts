// One pre-rendered page, made fast and closed: CSS inside, and a content policy by hash.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasOwnColours, readBrandColours, readNightStep, readSoftOnNight } from '#src/platform/brand-colours.ts'

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
): Promise<FinishedPage> {
  const finished = (await inlineStyles(html, folder))
    .replace('</head>', () => `${tags.head}</head>`)
    .replace('</body>', () => `${tags.end}</body>`)
  return { html: finished, contentPolicy: contentPolicyOf(finished) }
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
  const rest = [`<style>${css.trim()}${brandCss()}</style>`, ...new Set(plain)].join('')
  return css === '' ? quiet : quiet.replace('</head>', () => `${rest}</head>`)
}

/** After ours, so that it wins. Nothing where no colours are given. */
function brandCss(): string {
  if (!hasOwnColours()) return ''
  const { night, rail, lamp } = readBrandColours()
  const step = `--night-step:${readNightStep()};--on-night-soft:${readSoftOnNight()}`
  return `:root,[data-lamp]{--night:${night};${step};--rail:${rail};--lamp:${lamp}}`
}

/** Everything from ourselves only; scripts and styles inside the page by their hash. */
function contentPolicyOf(html: string): string {
  if (/\sstyle="/.test(html))
    throw new Error('A pre-rendered page has a style attribute; the content policy blocks it.')
  // Blocks of data are no scripts.
  const scripts = hashesOf(html, /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)
  const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
  return [
    // Firefox checks a page that is fetched before its link is pressed against this line; other browsers check it against connect-src.
    "default-src 'self'",
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
    "media-src 'none'",
  ].join('; ')
}

function hashesOf(html: string, pattern: RegExp): string[] {
  const contents = [...html.matchAll(pattern)]
    .map(([, content]) => content as string)
    .filter((content) => content !== '')
  const hashes = contents.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  return [...new Set(hashes)]
}
