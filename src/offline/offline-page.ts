// The page shown when the wanted page is not stored on the device. It needs no other file.
import * as words from 'virtual:messages'
import { LANGUAGES, type Language, pathIn } from '#src/shared/languages.ts'
import { HELP_PATH, LAUNCHPAD_ID, toolkitsPath } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import scene from '../../content/en/scenes/offline.svg?inline'

/** Of the brand: the second of its three colours (`docs/how-to/brand.md`). */
const RAIL = process.env.BRAND_COLOURS?.split(',')[1] ?? '#ffc629'

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; border-top: 0.5rem solid ${RAIL}; background: light-dark(#fff, #11162c);
  color: light-dark(#14213b, #f4f1ea); font: 1.125rem/1.5 Text, system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1.25rem 3rem; }
img { display: block; width: 100%; height: auto; border-radius: 18px; }
[dir="rtl"] img { scale: -1 1; }
h1 { margin: 1.5rem 0 1rem; font: 700 2.125rem/1.15 Heading, system-ui, sans-serif; }
ul { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 1.5rem 0; padding: 0; list-style: none; }
a { display: inline-block; padding: 0.625rem 1.25rem; border: 2px solid light-dark(#6b7893, #8f9abf); border-radius: 14px;
  color: inherit; font-weight: 700; text-decoration: none; }
.again { border-color: ${RAIL}; background: ${RAIL}; color: #14213b; }
.help { border-color: currentColor; border-radius: 2rem; color: light-dark(#c4321c, #ff8d78); }
`

/**
 * 503: the page exists, it cannot be had now.
 * @param assets our typefaces
 * @param whole whether the device has the tools too
 */
export function writeOfflinePage(language: Language, assets: string[], whole: boolean): Response {
  const html = `<!DOCTYPE html>
<html lang="${LANGUAGES[language].tag}" dir="${LANGUAGES[language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.offline_page_title} | ${PRODUCT_NAME}</title>
<style>${writeFace('Heading', 'bricolage', assets)}${writeFace('Text', 'atkinson', assets)}${STYLE}</style>
</head>
<body>
<main>
<img src="${scene}" alt="" width="320" height="180">
<h1>${words.offline_page_title}</h1>
<p>${whole ? words.offline_page_text : words.offline_page_text_help}</p>
<ul>
<li><a class="again" href="">${words.offline_page_retry_link}</a></li>
${whole ? `<li><a href="${pathIn(language, toolkitsPath(LAUNCHPAD_ID))}">${words.offline_page_tools_link}</a></li>` : ''}
<li><a class="help" href="${pathIn(language, HELP_PATH)}">${words.offline_page_help_link}</a></li>
</ul>
</main>
</body>
</html>`
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

function writeFace(family: string, file: string, assets: string[]): string {
  const source = assets.find((path) => path.startsWith(`/assets/${file}`) && path.endsWith('.woff2'))
  return source === undefined ? '' : `@font-face { font-family: ${family}; src: url(${source}); font-weight: 400 700; }`
}
