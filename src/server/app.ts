// THE API TABLE: every endpoint. Where a route stands decides whether it needs a user. Built apart from listening.
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { publicAccountRoutes, userAccountRoutes } from '#src/features/accounts/accounts.server.ts'
import { googleRoutes } from '#src/features/accounts/google/google.server.ts'
import { analyticsRoutes } from '#src/features/analytics/analytics.server.ts'
import { contactData, contactRoutes } from '#src/features/contact/contact.server.ts'
import { feedbackFrameRoute } from '#src/features/contact/feedback-frame.server.ts'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { curriculumRoutes } from '#src/features/curriculum/curriculum-routes.server.ts'
import { createLessonLookup, type FindLessonKey } from '#src/features/curriculum/lesson-lookup.server.ts'
import { feedbackData, feedbackRoutes } from '#src/features/feedback/feedback.server.ts'
import { googleTagFrameRoute } from '#src/features/google-tag/google-tag-frame.server.ts'
import { loadHelpDirectory } from '#src/features/help/help.server.ts'
import { createPageGate, feedRoute } from '#src/features/newsletter/issues/archive.server.ts'
import { oneClickRoutes } from '#src/features/newsletter/leaving/one-click.server.ts'
import { publicNewsletterRoutes, userNewsletterRoutes } from '#src/features/newsletter/newsletter.server.ts'
import { newsletterData, startTips } from '#src/features/newsletter/owner-subscription.server.ts'
import { bounceRoute } from '#src/features/newsletter/sending/bounces.server.ts'
import { progressData, progressRoutes } from '#src/features/progress/progress.server.ts'
import { resourceRoutes } from '#src/features/resources/pdf/pdf-route.server.ts'
import { loadChecklists } from '#src/features/resources/resources.server.ts'
import { settingsRoutes } from '#src/features/settings/settings.server.ts'
import type { HonoContext, RawRoute, Route, UserRoute, Variables } from '#src/platform/http/route.ts'
import { CLOSED_CONTENT_POLICY, securityHeaders } from '#src/platform/http/security-headers.ts'
import { authenticate } from '#src/platform/identity/auth.ts'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { ONE_CLICK_PATH } from '#src/shared/paths.ts'
import { CSP_REPORT_PATH, cspReportRoute } from './edge/csp-report.ts'
import { answerWhileDatabaseHangs } from './edge/database-patience.ts'
import { answerError } from './edge/error-answer.ts'
import { addHealthRoutes } from './edge/health.ts'
import { describeApi } from './edge/open-api.ts'
import type { PageTable } from './edge/page-table.ts'
import { addPageRoutes, isOwnPath } from './edge/pages.ts'
import { limitRefusedBodies } from './edge/refused-bodies.ts'
import { guardRequests } from './edge/request-guard.ts'
import { logRequests } from './edge/request-log.ts'
import { sitemapRoutes } from './edge/sitemap.ts'

/** For everybody. */
function publicRoutes(findLessonKey: FindLessonKey): Route[] {
  return [
    ...settingsRoutes,
    ...curriculumRoutes,
    ...publicAccountRoutes(PERSONAL_DATA, startTips),
    ...publicNewsletterRoutes,
    ...resourceRoutes,
    ...contactRoutes,
    ...analyticsRoutes(findLessonKey),
  ]
}

/** What is held on a person, for the export and the deletion of an account. */
export const PERSONAL_DATA: PersonalDataSource[] = [progressData, feedbackData, newsletterData, contactData]

/** For signed-in people. */
function userRoutes(findLessonKey: FindLessonKey): UserRoute[] {
  return [
    ...userAccountRoutes(PERSONAL_DATA, startTips),
    ...progressRoutes(findLessonKey),
    ...feedbackRoutes(findLessonKey),
    ...userNewsletterRoutes,
  ]
}

/** What browsers, mail programs and other servers visit by themselves. */
const rawRoutes: RawRoute[] = [
  ...googleRoutes,
  ...oneClickRoutes,
  feedRoute,
  bounceRoute,
  feedbackFrameRoute,
  googleTagFrameRoute,
]

const API_DESCRIPTION_PATHS = ['/api/openapi.json', '/openapi.json']

/** The whole HTTP surface: API, health, pages. */
export function createApp(services: Services, pages: PageTable): Hono<{ Variables: Variables }> {
  // Read now, so that a mistake in the content stops the start and not a parent's evening.
  const curriculum = loadCurriculum()
  loadHelpDirectory()
  loadChecklists()
  const app = new Hono<{ Variables: Variables }>()
  const headers = Object.entries(securityHeaders(services.config))

  app.onError((error, context) => answerError(error, context, services))

  const isOpen = createPageGate(services)
  addPageRoutes(app, pages, services, isOpen)

  app.use(async (context, next) => {
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
  })
  app.use(logRequests(services))
  app.use(guardRequests(services, [CSP_REPORT_PATH, `${ONE_CLICK_PATH}/`]))
  app.use(limitRefusedBodies(services))
  app.use(answerWhileDatabaseHangs(services))

  addHealthRoutes(app, services)
  const raw = [
    ...rawRoutes,
    ...sitemapRoutes(pages, services.config.http.publicUrl, isOpen),
    cspReportRoute(services, pages),
  ]
  for (const { endpoint, respond } of raw) mount(app, endpoint, async (context) => respond(context, services))

  const findLessonKey = createLessonLookup(curriculum)
  const forAll = publicRoutes(findLessonKey)
  for (const { endpoint, respond } of forAll) mount(app, endpoint, (context) => respond(context, services))
  const forUsers = userRoutes(findLessonKey)
  for (const { endpoint, respond } of forUsers) {
    // Who it is comes first: nothing of the request is read for a stranger.
    mount(app, endpoint, async (context) => respond(context, services, await authenticate(context.req.raw, services)))
  }
  const description = describeApi(
    [
      ...forAll.map(({ endpoint }) => ({ endpoint, needsUser: false })),
      ...forUsers.map(({ endpoint }) => ({ endpoint, needsUser: true })),
    ],
    raw.map(({ endpoint }) => endpoint),
    services.config.http.publicUrl,
  )
  for (const path of API_DESCRIPTION_PATHS) app.get(path, (context) => context.json(description))

  refuseOtherMethods(app)
  app.all('*', (context) => {
    if (isOwnPath(context.req.path)) throw new AppError('not_found', 'There is nothing at this address.')
    context.header('Allow', 'GET, HEAD')
    throw new AppError('method_not_allowed', 'This address can only be read.')
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
  for (const [path, methods] of methodsByPath) {
    app.all(path, (context) => {
      context.header('Allow', [...methods].join(', '))
      throw new AppError('method_not_allowed', 'This address does not take that kind of request.')
    })
  }
}
