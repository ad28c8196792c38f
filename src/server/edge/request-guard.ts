// Refuses, before any rule runs, writes that another site's page sends.
import type { MiddlewareHandler } from 'hono'
import type { RawRoute, Variables } from '#src/platform/http/route.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'

/** @param raw addresses without a contract, of which some say that other sites may post to them */
export function guardRequests(services: Services, raw: RawRoute[]): MiddlewareHandler<{ Variables: Variables }> {
  const openPaths = raw
    .filter(({ endpoint }) => endpoint.fromOtherSites)
    .map(({ endpoint }) => endpoint.path.split('{')[0] as string)
  const ownOrigin = services.config.http.publicUrl
  return async (context, next) => {
    const { headers, method } = context.req.raw
    const { path } = context.req
    const writes = method !== 'GET' && method !== 'HEAD'
    const isOpen = openPaths.some((open) => (open.endsWith('/') ? path.startsWith(open) : path === open))
    if (writes && !isOpen) refuseOtherSites(headers, ownOrigin)
    await next()
  }
}

/** Plain clients send neither header and pass; a browser always says where a write comes from. */
function refuseOtherSites(headers: Headers, ownOrigin: string): void {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  const foreign = site !== null ? site !== 'same-origin' && site !== 'none' : origin !== null && origin !== ownOrigin
  if (foreign) throw new AppError('forbidden', 'server_other_site')
}
