// The one document of the operators' desk. Everything on it is drawn by its script.

import { join } from 'node:path'
import { translator } from '#src/platform/content/translator.ts'
import { PROJECT_ROOT } from '#src/platform/project-root.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/shared/languages.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'

/** Where the desk is built into; `build-site.ts` takes it from there. */
export const DESK_FILES = join(PROJECT_ROOT, 'build/desk-pages')
export const DESK_DOCUMENT = 'desk.html'

/** Everything from ourselves alone, and no text ever becomes a script: nobody may even make a policy that would allow it (L1). */
export const DESK_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** @param script and @param styles their addresses */
export function writeDeskPage(script: string, styles: string[]): string {
  const t = translator(DEFAULT_LANGUAGE)
  const { tag, direction } = LANGUAGES[DEFAULT_LANGUAGE]
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`)
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${PRODUCT_NAME}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${links.join('\n')}
<script type="module" src="${script}"></script>
</head>
<body><div id="desk"></div><noscript>${t('forms_needs_scripts')}</noscript></body>
</html>
`
}
