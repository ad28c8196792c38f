// Pages behind links in mails. The server writes them without a script, so that any browser can show them.

import { createHash } from 'node:crypto'
import { escapeHtml } from '#src/shared/escape-html.ts'
import { LANGUAGES, type Language } from '#src/shared/languages.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { readBrandColours } from '../brand-colours.ts'
import { languageOf } from './request-language.ts'
import type { HonoContext } from './route.ts'

const STYLE = `
:root { color-scheme: light dark; background: light-dark(#ffffff, #11162c); color: light-dark(#14213b, #f4f1ea) }
a { color: inherit }
body { margin: 0 auto; max-width: 34rem; padding: 2rem 1.25rem; font: 1.125rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.75rem; line-height: 1.2 }
button { min-height: 3rem; padding: .5rem 1.25rem; border: 2px solid; border-radius: 14px; background: ${readBrandColours().rail}; color: #14213b; font: inherit; font-weight: 700 }
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const PLAIN_PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
}

/** A part of a page: words, a button that posts, or a link. */
export type PlainPart = string | { button: string; action: string } | { link: string; href: string }

function writePlainPage(language: Language, title: string, parts: PlainPart[]): string {
  return `<!doctype html>
<html lang="${LANGUAGES[language].tag}" dir="${LANGUAGES[language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | ${PRODUCT_NAME}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${parts.map(writePart).join('\n')}
</main>
</body>
</html>
`
}

/** Such a page in the language of the request. */
export function answerPlainPage(context: HonoContext, status: 200 | 404, title: string, parts: PlainPart[]): Response {
  const language = languageOf(context.req.raw.headers)
  return context.body(writePlainPage(language, title, parts), status, PLAIN_PAGE_HEADERS)
}

function writePart(part: PlainPart): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`
  if ('link' in part) return `<p><a href="${escapeHtml(part.href)}">${escapeHtml(part.link)}</a></p>`
  return `<form method="post" action="${escapeHtml(part.action)}"><button type="submit">${escapeHtml(part.button)}</button></form>`
}
