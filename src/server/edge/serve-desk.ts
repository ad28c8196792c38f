// Serves the pages of the operators' desk, which is an app of its own: its one document at every address below `/desk`, and its
// files. Without a session every address leads to the log-in page (D-3). Nothing of it is kept by a browser (L13).
import type { Hono, MiddlewareHandler } from 'hono'
import type { DeskGate } from '#src/platform/feature.ts'
import type { Variables } from '#src/platform/http/route.ts'
import { securityHeaders } from '#src/platform/http/security-headers.ts'
import type { Services } from '#src/platform/services.ts'
import { CSP_REPORT_PATH } from './csp-report.ts'
import type { PageFile, PageTable } from './page-table.ts'
import { answerFile, cacheControlOf } from './serve-pages.ts'

/** The document's own address, in the table and in the address bar. */
const DESK_PATH = '/desk'
const LOGIN_PATH = '/desk/login'
/** For who has no session yet. */
const OPEN_PATHS = [LOGIN_PATH, '/desk/join']

/** @param guards what each request passes that asks the database: whether somebody is signed in is such a question */
export function addDeskPages(
  app: Hono<{ Variables: Variables }>,
  table: PageTable,
  services: Services,
  isSignedIn: DeskGate,
  guards: MiddlewareHandler<{ Variables: Variables }>[],
): void {
  const document = table.get(DESK_PATH)
  if (document === undefined) return
  const headers = describeHeaders(document, services)
  const always = securityHeaders(services.config)
  app.on('GET', [DESK_PATH, `${DESK_PATH}/*`], ...guards, async (context) => {
    const path = withoutLastSlashes(context.req.path)
    const file = path === DESK_PATH ? undefined : table.get(path)
    if (file !== undefined) {
      const ownHeaders = { 'Content-Type': file.type, 'Cache-Control': cacheControlOf(path), ETag: file.etag }
      return answerFile(context.req.raw, file, { ...always, ...ownHeaders, Vary: 'Accept-Encoding' })
    }
    if (!OPEN_PATHS.includes(path) && !(await isSignedIn(context.req.raw))) {
      return new Response(null, { status: 302, headers: { ...always, ...NEVER_KEPT, Location: LOGIN_PATH } })
    }
    return answerFile(context.req.raw, document, headers)
  })
}

/** Not by a pattern: it would begin anew at each of 8,000 slashes that are not the last ones, and hold everybody up meanwhile (J16). */
function withoutLastSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

const NEVER_KEPT = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }

function describeHeaders({ type, contentPolicy = '' }: PageFile, { config }: Services): Record<string, string> {
  const upgrade = config.http.publicUrl.startsWith('https:') ? '; upgrade-insecure-requests' : ''
  return {
    ...securityHeaders(config),
    ...NEVER_KEPT,
    'Content-Type': type,
    'Content-Security-Policy': `${contentPolicy}${upgrade}; report-uri ${CSP_REPORT_PATH}`,
    Vary: 'Accept-Encoding',
  }
}
