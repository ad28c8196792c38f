// Takes the browsers' reports of what the content policy stopped, and logs what is needed to correct it.
import * as z from 'zod/mini'
import { describeClient } from '#src/platform/http/client.ts'
import { limitBuckets } from '#src/platform/http/client-address.ts'
import { readBody } from '#src/platform/http/read-body.ts'
import type { RawRoute } from '#src/platform/http/route.ts'
import type { Services } from '#src/platform/services.ts'
import type { PageTable } from './page-table.ts'

export const CSP_REPORT_PATH = '/api/csp-report'
const BODY_LIMIT = 16 * 1024
/** Reports logged a minute: a broken extension must not fill the disk, and neither a network nor the /48 around it silences the others. */
const LOGGED_A_MINUTE = { network: 5, all: 300 }

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

interface Violation {
  directive: string
  blocked: string
  page: string
}

/** @param pages what a browser may report about; any client may post here, so other words are not logged */
export function cspReportRoute(services: Services, pages: PageTable): RawRoute {
  const mayLog = createMinuteBudget(services)
  const takeReport: RawRoute['respond'] = async (context) => {
    // No browser would do anything with a refusal.
    const body = await readBody(context.req.raw, BODY_LIMIT).catch(() => undefined)
    const { network } = describeClient(context.req.raw.headers, context.env, services)
    for (const report of body === undefined ? [] : readReports(body.toString('utf8'))) {
      const page = ownPath(report.page, services.config.http.publicUrl)
      if (page === undefined || !pages.has(page) || !mayLog(network)) continue
      services.log.info('csp.violation', { ...report, page })
    }
    return context.body(null, 204)
  }
  return {
    endpoint: {
      method: 'POST',
      path: CSP_REPORT_PATH,
      summary: "Takes a browser's report of what the content policy stopped",
      takes: 'application/csp-report',
      fromOtherSites: true,
    },
    respond: takeReport,
  }
}

function createMinuteBudget({ clock }: Pick<Services, 'clock'>): (network: string) => boolean {
  let minute = 0
  let inAll = 0
  const byNetwork = new Map<string, number>()
  return (network) => {
    const now = Math.floor(clock().getTime() / 60_000)
    if (now !== minute) {
      minute = now
      inAll = 0
      byNetwork.clear()
    }
    const buckets = limitBuckets(network, LOGGED_A_MINUTE.network)
    const isFull = buckets.some(({ key, max }) => (byNetwork.get(key) ?? 0) >= max)
    if (inAll >= LOGGED_A_MINUTE.all || isFull) return false
    inAll += 1
    for (const { key } of buckets) byNetwork.set(key, (byNetwork.get(key) ?? 0) + 1)
    return true
  }
}

function readReports(text: string): Violation[] {
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

/** Keeps only the host of the address and words that browsers use, because the rest may hold codes and addresses. */
function describe(directive = '', blocked = '', page = ''): Violation {
  return {
    directive: /^[a-z-]{1,40}(?= |$)/.exec(directive)?.[0] ?? 'unknown',
    blocked: hostOf(blocked) ?? /^[a-z-]{1,20}$/.exec(blocked)?.[0] ?? 'unknown',
    page,
  }
}

function hostOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? origin : protocol.slice(0, 20)
}

/** The path of an address of ours, without its query: it may hold a reset code or a ticket. */
function ownPath(address: string, publicUrl: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, pathname } = new URL(address)
  return origin === publicUrl ? pathname : undefined
}
