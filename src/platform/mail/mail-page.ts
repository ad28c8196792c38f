// The one page that every mail of ours is, as mail programs can show it: a table, system typefaces, no picture, no script, nothing that is
// fetched. By night its colours turn where the program lets them. Without styles it reads from top to bottom.
import { escapeHtml } from '#src/shared/escape-html.ts'
import { LANGUAGES, type Language } from '#src/shared/languages.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { hasOwnColours, readBrandColours } from '../brand-colours.ts'
import { senderLines } from './who-sends.ts'

const TYPEFACE = "'Segoe UI', Helvetica, Arial, sans-serif"
const { rail, lamp } = readBrandColours()
const lampByNight = hasOwnColours() ? lamp : '#f3dd9d'
const COLOURS = {
  ground: '#f4f5f9',
  card: '#ffffff',
  ink: '#14213b',
  soft: '#4a556c',
  line: '#dde1ea',
  lamp,
  rail,
}
/** Dark colours need classes, because styles on elements cannot ask for a dark scheme. The lamplit cell keeps dark words on a light ground. */
const BY_NIGHT = `@media (prefers-color-scheme: dark) {
.ground { background: #11162c !important } .card { background: #1a2142 !important }
.ink, .ink a { color: #f4f1ea !important } .soft, .soft a { color: #c5c8da !important } .line { border-color: #3d4672 !important }
.lamp { background: ${lampByNight} !important } .lamp .ink, .lamp .ink a { color: #14213b !important }
}
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important } }`

export interface MailPage {
  title: string
  /** What mail programs show beside the subject; left out, they take the first words. */
  preheader?: string
  /** HTML of one row each, made with the functions below. */
  rows: string[]
  /** The same, in small letters under a line. */
  ending: string[]
}

/** A whole HTML document. `rows` and `ending` are HTML already; the rest is text. */
export function writeMailPage(language: Language, { title, preheader, rows, ending }: MailPage): string {
  const { tag, direction } = LANGUAGES[language]
  const start = direction === 'rtl' ? 'right' : 'left'
  const row = (content: string, padding: string) =>
    `<tr><td class="pad" style="padding: ${padding}">\n${content}\n</td></tr>`
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${BY_NIGHT}</style>
</head>
<body class="ground" style="margin: 0; padding: 0; background: ${COLOURS.ground}">
${preheader === undefined ? '' : `<div style="display: none; max-height: 0; overflow: hidden">${escapeHtml(preheader)}</div>\n`}<div role="article" lang="${tag}" dir="${direction}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<table role="presentation" class="card" cellpadding="0" cellspacing="0" border="0" style="width: 100%; max-width: 600px; background: ${COLOURS.card}; text-align: ${start}">
${row(`<p class="ink" style="margin: 0; padding-${start}: 10px; border-${start}: 8px solid ${COLOURS.rail}; font: bold 20px/1.2 'Trebuchet MS', ${TYPEFACE}; color: ${COLOURS.ink}">${escapeHtml(PRODUCT_NAME)}</p>`, '22px 32px 18px')}
${row(`<h1 class="ink" style="margin: 0; font: bold 28px/1.15 'Trebuchet MS', ${TYPEFACE}; color: ${COLOURS.ink}">${escapeHtml(title)}</h1>`, '8px 32px 16px')}
${rows.map((content) => row(content, '0 32px 8px')).join('\n')}
${row(`<div class="line" style="border-top: 1px solid ${COLOURS.line}; padding-top: 16px">\n${[...ending, ...senderLines(language).map((line) => smallParagraph(escapeHtml(line)))].join('\n')}\n</div>`, '16px 32px 24px')}
</table>
</td></tr></table>
</div>
</body>
</html>
`
}

/** @param html inline */
export function mailParagraph(html: string): string {
  return `<p class="ink" style="margin: 0 0 14px; font: 17px/1.5 ${TYPEFACE}; color: ${COLOURS.ink}">${html}</p>`
}

/** @param html inline */
export function smallParagraph(html: string): string {
  return `<p class="soft" style="margin: 0 0 10px; font: 14px/1.5 ${TYPEFACE}; color: ${COLOURS.soft}">${html}</p>`
}

/** @param html inline */
export function mailHeading(html: string): string {
  return `<h2 class="ink" style="margin: 14px 0 8px; font: bold 20px/1.3 'Trebuchet MS', ${TYPEFACE}; color: ${COLOURS.ink}">${html}</h2>`
}

/** The one button of a mail. Both are text. */
export function mailButton(label: string, url: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin: 6px 0 18px"><tr><td style="background: ${COLOURS.rail}; border-radius: 14px">
<a href="${escapeHtml(url)}" style="display: inline-block; padding: 14px 22px; font: bold 17px/1.2 ${TYPEFACE}; color: ${COLOURS.ink}; text-decoration: none">${escapeHtml(label)}</a>
</td></tr></table>`
}

/** @returns a link in a sentence or by itself. Both are text. */
export function mailLink(label: string, url: string): string {
  return `<a href="${escapeHtml(url)}" style="color: inherit">${escapeHtml(label)}</a>`
}

/** The thing to do: on the ground of lamplight, with the rail at its edge. @param html headings and paragraphs */
export function lamplitCell(language: Language, html: string): string {
  const start = LANGUAGES[language].direction === 'rtl' ? 'right' : 'left'
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin: 10px 0 6px"><tr><td class="lamp" style="background: ${COLOURS.lamp}; border-${start}: 8px solid ${COLOURS.rail}; padding: 6px 20px 6px">
${html}
</td></tr></table>`
}
