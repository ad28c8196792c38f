// Every endpoint of the list of features. The manifest's list that a route is in decides whether it needs a user. Built
// apart from listening.

import { randomUUID } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import type { HonoContext, Variables } from '#src/platform/http/route.ts'
import { CLOSED_CONTENT_POLICY, securityHeaders } from '#src/platform/http/security-headers.ts'
import { authenticate } from '#src/platform/identity/auth.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { cspReportRoute } from './edge/csp-report.ts'
import { answerError } from './edge/error-answer.ts'
import { failFastWhenDatabaseHangs } from './edge/hanging-database.ts'
import { addHealthRoutes } from './edge/health.ts'
import { API_DESCRIPTION_PATHS, describeApi } from './edge/open-api.ts'
import type { PageTable } from './edge/page-table.ts'
import { limitRefusedBodies } from './edge/refused-bodies.ts'
import { guardRequests } from './edge/request-guard.ts'
import { logRequests } from './edge/request-log.ts'
import { addDeskPages } from './edge/serve-desk.ts'
import { createPageHandlers } from './edge/serve-pages.ts'
import { sitemapRoutes } from './edge/sitemap.ts'
import { FEATURES, LIVE_PAGES, OTHERS } from './features.ts'
import { isServerPath } from './server-paths.ts'

type Guard = MiddlewareHandler<{ Variables: Variables }>

/** The whole HTTP surface: API, health, pages. */
export function createApp(services: Services, pages: PageTable): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>()
  const headers = Object.entries(securityHeaders(services.config))

  app.onError((error, context) => answerError(error, context, services))

  const raw = [
    ...FEATURES.flatMap(({ rawRoutes }) => rawRoutes?.(OTHERS) ?? []),
    ...sitemapRoutes(pages, services.config.http.publicUrl, LIVE_PAGES),
    cspReportRoute(services, pages),
  ]
  const completeAnswer: Guard = async (context, next) => {
    context.set('requestId', randomUUID())
    await next()
    for (const [name, value] of headers) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
    context.res.headers.set('X-Request-Id', context.get('requestId'))
    if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store')
    if (!context.res.headers.has('Content-Security-Policy')) {
      context.res.headers.set('Content-Security-Policy', CLOSED_CONTENT_POLICY)
    }
  }
  const guards: Guard[] = [
    completeAnswer,
    logRequests(services),
    guardRequests(services, raw),
    limitRefusedBodies(services),
    failFastWhenDatabaseHangs(services),
  ]

  const pageHandlers = createPageHandlers(pages, services, LIVE_PAGES)
  addDeskPages(app, pages, services)
  // Nearly all requests end here: what the database is not asked about passes no guards.
  app.get('*', pageHandlers.atOnce)
  app.use(...guards)

  addHealthRoutes(app, services)
  for (const { endpoint, respond } of raw) mount(app, endpoint, async (context) => respond(context, services))

  const forAll = FEATURES.flatMap(({ publicRoutes }) => publicRoutes?.(OTHERS) ?? [])
  for (const { endpoint, respond } of forAll) mount(app, endpoint, (context) => respond(context, services))
  const forUsers = FEATURES.flatMap(({ userRoutes }) => userRoutes?.(OTHERS) ?? [])
  for (const { endpoint, respond } of forUsers) {
    // Authentication comes first, so that nothing of an anonymous request is read.
    mount(app, endpoint, async (context) => respond(context, services, await authenticate(context.req.raw, services)))
  }
  const atDesk = services.config.desk ? FEATURES.flatMap(({ deskRoutes }) => deskRoutes?.(OTHERS) ?? []) : []
  for (const { endpoint, respond } of atDesk) mount(app, endpoint, (context) => respond(context, services))
  const describe = () =>
    describeApi(
      [
        ...[...forAll, ...atDesk].map(({ endpoint }) => ({ endpoint, needsUser: false })),
        ...forUsers.map(({ endpoint }) => ({ endpoint, needsUser: true })),
      ],
      raw.map(({ endpoint }) => endpoint),
      services.config.http.publicUrl,
    )
  let description: object | undefined
  for (const path of API_DESCRIPTION_PATHS) {
    app.get(path, (context) => {
      description ??= describe()
      return context.json(description)
    })
  }

  refuseOtherMethods(app)
  app.get('*', pageHandlers.onceAsked)
  app.all('*', (context) => {
    if (isServerPath(context.req.path)) throw new AppError('not_found', 'server_nothing_here')
    context.header('Allow', 'GET, HEAD')
    throw new AppError('method_not_allowed', 'server_only_read')
  })
  return app
}

function mount(
  app: Hono<{ Variables: Variables }>,
  endpoint: { method: string; path: string },
  respond: (context: HonoContext) => Promise<Response>,
): void {
  app.on(endpoint.method, endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'), respond)
}

/** A known address with another method answers 405 and says which methods it takes. */
function refuseOtherMethods(app: Hono<{ Variables: Variables }>): void {
  const methodsByPath = new Map<string, Set<string>>()
  for (const { method, path } of app.routes) {
    if (method === 'ALL' || path === '*' || path === '/*') continue
    const methods = methodsByPath.get(path) ?? new Set()
    methodsByPath.set(path, methods.add(method))
    if (method === 'GET') methods.add('HEAD')
  }
  // More than one may fit an address, as `/api/tips/state` and `/api/tips/{lessonKey}` do.
  for (const [path, methods] of methodsByPath) {
    app.all(path, (context, next) => {
      context.set('otherMethods', [...(context.get('otherMethods') ?? []), ...methods])
      return next()
    })
  }
  app.all('*', (context, next) => {
    const methods = context.get('otherMethods')
    if (methods === undefined) return next()
    context.header('Allow', [...new Set(methods)].join(', '))
    throw new AppError('method_not_allowed', 'server_other_method')
  })
}
