// A line for each write, a measurement for each request. A request is named by its route as declared: the address
// itself may hold a code or a person's address.
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { findPagePath } from '#src/pages/table.ts'
import type { HonoContext, Variables } from '#src/platform/http/route.ts'
import type { Services } from '#src/platform/services.ts'
import { isServerPath } from '../server-paths.ts'
import { CSP_REPORT_PATH } from './csp-report.ts'

export function logRequests({ log, metrics }: Services): MiddlewareHandler<{ Variables: Variables }> {
  return async (context, next) => {
    const start = performance.now()
    await next()
    const { method } = context.req
    const { status } = context.res
    const milliseconds = performance.now() - start
    const route = routeName(context)
    metrics.request(method, route, status, milliseconds / 1_000)
    // Reads are only measured; failures, and reports of the content policy, are logged where they are answered.
    if (method === 'GET' || method === 'HEAD' || status >= 500 || route === CSP_REPORT_PATH) return
    const requestId = context.get('requestId')
    log.info('request', { requestId, method, route, status, milliseconds: Math.round(milliseconds) })
  }
}

/** The route or page that answers, as declared: '/api/u/:code', '/newsletter/:slug'. */
export function routeName(context: HonoContext): string {
  const declared = matchedRoutes(context).filter(({ path }) => path !== '*' && path !== '/*')
  const named = declared.findLast(({ path }) => !path.includes('*')) ?? declared.at(-1)
  return named?.path ?? nameOfPage(context.req.path) ?? 'unknown'
}

/** A request below `/api/` never wants a page, whatever its address looks like. */
function nameOfPage(path: string): string | undefined {
  return isServerPath(path) ? undefined : findPagePath(path)
}
