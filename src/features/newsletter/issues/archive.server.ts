// The public archive: an issue is listed and shown once its sending has begun, and never before (G18, N-13).
import type { PageGate } from '#src/platform/feature.ts'
import { handle, type RawRoute } from '#src/platform/http/route.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { issuePath, NEWSLETTER_FEED_PATH, NEWSLETTER_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME, PRODUCT_NAME } from '#src/shared/product.ts'
import { escapeText } from '../leaving/plain-page.server.ts'
import { textOfIssue } from './issue-text.server.ts'
import { findIssue, loadIssues, viewIssue } from './issues.server.ts'
import { getIssue, type IssueSummary, listIssues } from './newsletter-archive.contract.ts'
import { findIssueRow, listIssueRows } from './newsletter-issues.queries.server.ts'
import { slotOn } from './weekly-slot.server.ts'

const NOT_THERE = 'There is no tip at this address, or it has not been sent yet.'

/** Whether the archive shows an issue. */
async function isPublic(services: Services, slug: string): Promise<boolean> {
  if (findIssue(slug) === undefined) return false
  const row = await findIssueRow(services.database.query, slug)
  return row !== undefined && row.started_at !== null
}

/** The newest first. */
async function listPublic(services: Services): Promise<IssueSummary[]> {
  const rows = await listIssueRows(services.database.query)
  const started = new Set(rows.filter((row) => row.started_at !== null).map((row) => row.slug))
  return loadIssues()
    .filter(({ slug }) => started.has(slug))
    .map(({ slug, date, subject, preheader }) => ({ slug, date, subject, preheader }))
    .reverse()
}

export const archiveRoutes = [
  handle(listIssues, async (_input, { services }) => ({ issues: await listPublic(services) })),
  handle(getIssue, async ({ slug }, { services }) => {
    if (!(await isPublic(services, slug))) throw new AppError('not_found', NOT_THERE)
    return viewIssue(slug)
  }),
]

/** Of the pre-rendered pages these wait until their issue is sent: `/newsletter/<slug>`, and what belongs to it. */
export function createPageGate(services: Services): PageGate {
  const slugs = new Map(
    loadIssues().flatMap(({ slug }) =>
      ['', '.data', '.html', '/index.html'].map((end) => [issuePath(slug) + end, slug]),
    ),
  )
  return (path) => {
    const slug = slugs.get(path.replace(/\/$/, ''))
    return slug === undefined || isPublic(services, slug)
  }
}

export const feedRoute: RawRoute = {
  endpoint: {
    method: 'GET',
    path: NEWSLETTER_FEED_PATH,
    summary: 'The issues that were sent, as RSS',
    answers: 'application/rss+xml',
  },
  async respond(context, services) {
    const feed = writeFeed(services.config.http.publicUrl, await listPublic(services))
    return context.body(feed, 200, {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    })
  },
}

/** The issues as RSS. */
export function writeFeed(origin: string, issues: IssueSummary[]): string {
  const items = issues.map(({ slug, date, subject }) => {
    const issue = findIssue(slug)
    const text = issue === undefined ? '' : textOfIssue(issue)
    const link = origin + issuePath(slug)
    return `<item>
<title>${escapeText(subject)}</title>
<link>${escapeText(link)}</link>
<guid isPermaLink="true">${escapeText(link)}</guid>
<pubDate>${slotOn(date).at.toUTCString()}</pubDate>
<description>${escapeText(text)}</description>
</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeText(`${NEWSLETTER_NAME} | ${PRODUCT_NAME}`)}</title>
<link>${escapeText(origin + NEWSLETTER_PATH)}</link>
<atom:link href="${escapeText(origin + NEWSLETTER_FEED_PATH)}" rel="self" type="application/rss+xml"/>
<description>One short tip for parents and carers every Saturday.</description>
<language>en-gb</language>
${items.join('\n')}
</channel>
</rss>
`
}
