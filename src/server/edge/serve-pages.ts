// Serves pages and assets from the table: compressed as the browser takes it, with ETag, policy and the right status.
import type { Handler } from 'hono'
import { findPagePath, isPageThat } from '#src/pages/table.ts'
import type { LivePage, LivePages } from '#src/platform/feature.ts'
import type { Variables } from '#src/platform/http/route.ts'
import { fileSecurityHeaders, securityHeaders } from '#src/platform/http/security-headers.ts'
import type { Services } from '#src/platform/services.ts'
import { escapeHtml } from '#src/shared/escape-html.ts'
import { pathIn, splitPath } from '#src/shared/languages.ts'
import { isDeskPath, NOT_FOUND_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { isServerPath } from '../server-paths.ts'
import { CSP_REPORT_PATH } from './csp-report.ts'
import { type ContentCoding, isAsset, type PageFile, type PageTable } from './page-table.ts'
import { findPlainSpelling, SECRET_PAGE_HEADERS, secretHeadersFor } from './secret-pages.ts'

/** The page for addresses that match a pattern of pages without being one. */
export const FALLBACK_PATH = '/__spa-fallback.html'

const cacheControlOf = (path: string) => (isAsset(path) ? 'public, max-age=31536000, immutable' : 'no-cache')

interface PreparedFile {
  file: PageFile
  headers: Record<string, string>
}

type PageHandler = Handler<{ Variables: Variables }>

interface PageHandlers {
  /** Answers GET and HEAD for everything that is not an API or health address, but for pages that ask first. */
  atOnce: PageHandler
  /** Answers those pages, after the middleware that every request to the database needs. */
  onceAsked: PageHandler
}

export function createPageHandlers(table: PageTable, services: Services, live: LivePages): PageHandlers {
  const origin = services.config.http.publicUrl
  const prepared = new Map<string, PreparedFile>()
  /** Headers are prepared at the first request of a file, because preparing all would take most of the start. */
  const find = (path: string): PreparedFile | undefined => {
    const file = table.get(path)
    if (file === undefined) return undefined
    const found = prepared.get(path) ?? prepare(path, file, services)
    prepared.set(path, found)
    return found
  }
  /** A page for what is not there, in the language of the address. */
  const findIn = (address: string, path: string) => find(pathIn(splitPath(address).language, path)) ?? find(path)

  const counted = (response: Response): Response => {
    services.metrics.page(response.status)
    return response
  }

  const findPage = (path: string) => find(path) ?? (/[^/]\/$/.test(path) ? find(path.slice(0, -1)) : undefined)

  const sayMissing: PageHandler = async (context, next) => {
    const { path } = context.req
    // The page of that pattern finds out in the browser that nothing is there, and says so.
    const isTaken = findPagePath(path) !== undefined || isDeskPath(splitPath(path).path)
    const missing = findIn(path, isTaken ? FALLBACK_PATH : NOT_FOUND_PATH)
    if (missing === undefined) return next()
    return counted(await answer(context.req.raw, missing, 404, new URL(context.req.url).search))
  }

  const atOnce: PageHandler = async (context, next) => {
    const { path } = context.req
    const { pathname, search } = new URL(context.req.url)
    // The path as in the address bar; in `path` escaped letters are already decoded.
    const plain = findPlainSpelling(pathname, search)
    if (plain !== undefined) return counted(redirectTo(plain, services))
    const found = findPage(path)
    const notFound = findIn(path, NOT_FOUND_PATH)
    const fallback = findIn(path, FALLBACK_PATH)
    const isPage = found !== undefined && found !== notFound && found !== fallback
    if (isPage) return counted(await answer(context.req.raw, found, 200, search))
    if (isServerPath(path) || live.find(services, path) !== undefined) return next()
    return sayMissing(context, next)
  }

  const onceAsked: PageHandler = async (context, next) => {
    const { path } = context.req
    const ask = live.find(services, path)
    const document = findIn(path, FALLBACK_PATH)
    if (ask === undefined || document === undefined) return next()
    const page = await ask()
    // The same answer as for an issue that was never written: visitors must not learn that one is prepared.
    return page === undefined
      ? sayMissing(context, next)
      : counted(await answerLive(context.req.raw, document, { ...page, address: origin + path.replace(/\/$/, '') }))
  }

  return { atOnce, onceAsked }
}

function prepare(path: string, file: PageFile, services: Services): PreparedFile {
  const policy = file.contentPolicy === undefined ? {} : policyHeaders(file.contentPolicy, services)
  const security = isAsset(path) ? fileSecurityHeaders : securityHeaders
  return {
    file,
    headers: {
      ...security(services.config),
      ...policy,
      'Content-Type': file.type,
      'Cache-Control': cacheControlOf(path),
      // A file that never changes need never be asked for again.
      ...(isAsset(path) ? {} : { ETag: file.etag }),
      Vary: 'Accept-Encoding',
      ...(isPageThat('secret', path) ? SECRET_PAGE_HEADERS : {}),
    },
  }
}

function policyHeaders(contentPolicy: string, services: Services): Record<string, string> {
  const { publicUrl } = services.config.http
  const upgrade = publicUrl.startsWith('https:') ? '; upgrade-insecure-requests' : ''
  return {
    'Content-Security-Policy': `${contentPolicy}${upgrade}; report-uri ${CSP_REPORT_PATH}; report-to csp`,
    // Enforced, it can blank a page that the browser has translated (docs/architecture.md).
    'Content-Security-Policy-Report-Only': `require-trusted-types-for 'script'; report-uri ${CSP_REPORT_PATH}`,
    'Reporting-Endpoints': `csp="${publicUrl}${CSP_REPORT_PATH}"`,
  }
}

function redirectTo(location: string, { config }: Services): Response {
  const headers = { ...securityHeaders(config), ...SECRET_PAGE_HEADERS, Location: location }
  return new Response(null, { status: 308, headers })
}

function answer(
  request: Request,
  { file, headers: own }: PreparedFile,
  status: 200 | 404,
  search: string,
): Promise<Response> {
  return answerFile(request, file, { ...own, ...secretHeadersFor(search) }, status)
}

/** The document that starts the application for any address, with what a page says put in: for search engines, and without scripts. */
async function answerLive(
  request: Request,
  { file, headers }: PreparedFile,
  page: LivePage & { address: string },
): Promise<Response> {
  const { ETag: _ofTheFile, ...own } = headers
  const html = new TextDecoder().decode(await file.read('identity'))
  const body = html
    .replace(/<title>[^<]*<\/title>/, () => writeHead(page))
    .replace(/<noscript>.*?<\/noscript>/s, () => `<noscript>${page.html}</noscript>`)
  return new Response(request.method === 'HEAD' ? null : body, { status: 200, headers: own })
}

function writeHead({ title, description, address }: LivePage & { address: string }): string {
  const whole = escapeHtml(`${title} | ${PRODUCT_NAME}`)
  const tags = { 'og:title': whole, 'og:description': escapeHtml(description), 'og:url': escapeHtml(address) }
  return [
    `<title>${whole}</title>`,
    `<meta name="description" content="${escapeHtml(description)}"/>`,
    `<link rel="canonical" href="${escapeHtml(address)}"/>`,
    ...Object.entries(tags).map(([name, content]) => `<meta property="${name}" content="${content}"/>`),
  ].join('')
}

/** Answers a file compressed as the browser accepts it, or 304 when the browser has it already. */
export async function answerFile(
  request: Request,
  file: PageFile,
  headers: Record<string, string>,
  status: 200 | 404 = 200,
): Promise<Response> {
  if (status === 200 && request.headers.get('if-none-match')?.includes(file.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const encoding = file.compressed ? chooseEncoding(request.headers.get('accept-encoding') ?? '') : 'identity'
  const body = await file.read(encoding)
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: {
      ...headers,
      'Content-Length': String(body.byteLength),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    },
  })
}

/** The smallest that the browser takes; `br;q=1.0` is as good as `br`, and `br;q=0` is a refusal. */
function chooseEncoding(accepted: string): ContentCoding {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find((coding) => taken.includes(coding)) ?? 'identity'
}
