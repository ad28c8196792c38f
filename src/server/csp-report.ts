// Takes the browsers' reports of what the content policy stopped, and logs what is needed to mend it.
import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Variables } from './route.ts'
import type { Services } from './services.ts'

export const CSP_REPORT_PATH = '/api/csp-report'
const BODY_LIMIT = 16 * 1024
/** Reports logged a minute: a broken extension must not fill the disk. */
const LOGGED_A_MINUTE = 30

// The old form (`application/csp-report`) and the reporting API (`application/reports+json`).
const OldReport = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
    'document-uri': z.optional(z.string()),
  }),
})
const NewReports = z.array(
  z.object({
    body: z.object({
      effectiveDirective: z.optional(z.string()),
      blockedURL: z.optional(z.string()),
      documentURL: z.optional(z.string()),
    }),
  }),
)

export function addCspReportRoute(app: Hono<{ Variables: Variables }>, services: Services): void {
  let minute = 0
  let logged = 0
  app.post(CSP_REPORT_PATH, async (context) => {
    const body = await readAtMost(context.req.raw, BODY_LIMIT)
    const now = Math.floor(services.clock().getTime() / 60_000)
    if (now !== minute) {
      minute = now
      logged = 0
    }
    for (const report of body === undefined ? [] : readReports(body)) {
      logged += 1
      if (logged <= LOGGED_A_MINUTE) services.log.info('csp.violation', report)
    }
    return context.body(null, 204)
  })
}

function readReports(text: string): Record<string, string>[] {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return []
  }
  const old = OldReport.safeParse(body)
  if (old.success) {
    const report = old.data['csp-report']
    const directive = report['effective-directive'] ?? report['violated-directive']
    return [describe(directive, report['blocked-uri'], report['document-uri'])]
  }
  const reports = NewReports.safeParse(body)
  if (!reports.success) return []
  return reports.data.map((report) =>
    describe(report.body.effectiveDirective, report.body.blockedURL, report.body.documentURL),
  )
}

/** Without queries: an address may hold a reset code or a ticket. */
function describe(directive: string | undefined, blocked: string | undefined, page: string | undefined) {
  return {
    directive: (directive ?? 'unknown').slice(0, 100),
    blocked: withoutQuery(blocked),
    page: withoutQuery(page),
  }
}

function withoutQuery(address: string | undefined): string {
  if (address === undefined) return 'unknown'
  return URL.canParse(address)
    ? new URL(address).origin + new URL(address).pathname.slice(0, 200)
    : address.slice(0, 50)
}

async function readAtMost(request: Request, limit: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
