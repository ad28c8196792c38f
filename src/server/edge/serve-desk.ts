// The operators' desk: at every address below `/desk` the document that starts the application, under a content policy of its own. It says
// nothing by itself, so any visitor may have it; each endpoint of the desk checks the caller.
import type { Hono } from 'hono'
import type { Variables } from '#src/platform/http/route.ts'
import { securityHeaders } from '#src/platform/http/security-headers.ts'
import type { Services } from '#src/platform/services.ts'
import { DESK_PATH } from '#src/shared/paths.ts'
import { CSP_REPORT_PATH } from './csp-report.ts'
import type { PageTable } from './page-table.ts'
import { SECRET_PAGE_HEADERS } from './secret-pages.ts'
import { answerFile, FALLBACK_PATH } from './serve-pages.ts'

/** Beside that of every page; both hold. No text ever becomes a script: a page may not even make a policy that would allow it. */
const DESK_POLICY = [
  "form-action 'none'",
  "frame-src 'none'",
  "worker-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  `report-uri ${CSP_REPORT_PATH}`,
].join('; ')

export function addDeskPages(app: Hono<{ Variables: Variables }>, table: PageTable, services: Services): void {
  const document = table.get(FALLBACK_PATH)
  if (!services.config.desk || document === undefined) return
  const upgrade = services.config.http.publicUrl.startsWith('https:') ? '; upgrade-insecure-requests' : ''
  const headers = {
    ...securityHeaders(services.config),
    ...SECRET_PAGE_HEADERS,
    'Content-Type': document.type,
    'Content-Security-Policy': `${document.contentPolicy ?? ''}${upgrade}, ${DESK_POLICY}`,
    Vary: 'Accept-Encoding',
  }
  app.on('GET', [DESK_PATH, `${DESK_PATH}/*`], (context) => {
    services.metrics.page(200)
    return answerFile(context.req.raw, document, headers)
  })
}
