// The public archive: an issue is listed and shown once its sending has begun, and never before (G18, N-13).

import { translator } from '#src/platform/content/translator.ts'
import type { PageGate } from '#src/platform/feature.ts'
import { SPOKEN_LANGUAGES } from '#src/platform/http/request-language.ts'
import { handle, type RawRoute } from '#src/platform/http/route.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { escapeHtml } from '#src/shared/escape-html.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, pathIn } from '#src/shared/languages.ts'
import { issuePath, NEWSLETTER_FEED_PATH, NEWSLETTER_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME, PRODUCT_NAME } from '#src/shared/product.ts'
import { textOfIssue } from './issue-text.server.ts'
import { findIssue, loadIssues, viewIssue } from './issues.server.ts'
import { getIssue, type IssueSummary, listIssues } from './newsletter-archive.contract.ts'
import { findIssueRow, listIssueRows } from './newsletter-issues.queries.server.ts'
import { slotOn } from './weekly-slot.server.ts'

const NOT_THERE = 'newsletter_answers_issue_unknown'

/** Whether the archive shows an issue. */
async function isPublic(language: Language, services: Services, slug: string): Promise<boolean> {
  if (findIssue(language, slug) === undefined) return false
  const row = await findIssueRow(services.database.query, slug)
  return row !== undefined && row.started_at !== null
}

interface PublicIssue extends IssueSummary {
  /** When its sending began, as ISO time in UTC. */
  startedAt: string
}

/** The newest first. */
async function listPublic(language: Language, services: Services): Promise<PublicIssue[]> {
  const rows = await listIssueRows(services.database.query)
  const started = new Map(rows.map((row) => [row.slug, row.started_at]))
  return loadIssues(language)
    .flatMap(({ slug, date, subject, preheader }) => {
      const startedAt = started.get(slug) ?? null
      return startedAt === null ? [] : [{ slug, date, subject, preheader, startedAt }]
    })
    .reverse()
}

export const archiveRoutes = [
  handle(listIssues, async (_input, { services, client }) => {
    const issues = await listPublic(client.language, services)
    return { issues: issues.map(({ startedAt: _when, ...summary }) => summary) }
  }),
  handle(getIssue, async ({ slug }, { services, client: { language } }) => {
    if (!(await isPublic(language, services, slug))) throw new AppError('not_found', NOT_THERE)
    return viewIssue(language, slug)
  }),
]

/** Of the pre-rendered pages these wait until their issue is sent: `/newsletter/<slug>`, and what belongs to it. */
export function createPageGate(services: Services): PageGate {
  const issues = new Map(
    SPOKEN_LANGUAGES.flatMap((language) =>
      loadIssues(language).flatMap(({ slug }) =>
        ['', '.data', '.html', '/index.html'].map((end) => [
          pathIn(language, issuePath(slug)) + end,
          { language, slug },
        ]),
      ),
    ),
  )
  return (path) => {
    const issue = issues.get(path.replace(/\/$/, ''))
    return issue === undefined ? undefined : () => isPublic(issue.language, services, issue.slug)
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
    const feed = writeFeed(
      DEFAULT_LANGUAGE,
      services.config.http.publicUrl,
      await listPublic(DEFAULT_LANGUAGE, services),
    )
    return context.body(feed, 200, {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    })
  },
}

/** Its weekly minute, or before that the moment in which somebody at the desk sent it: readers hold back what lies ahead. */
function publishedAt(date: string, startedAt: string): Date {
  const { at } = slotOn(date)
  const started = new Date(startedAt)
  return started < at ? started : at
}

/** The issues as RSS. */
export function writeFeed(language: Language, origin: string, issues: PublicIssue[]): string {
  const t = translator(language)
  const items = issues.map(({ slug, date, subject, startedAt }) => {
    const issue = findIssue(language, slug)
    const text = issue === undefined ? '' : textOfIssue(issue)
    const link = origin + pathIn(language, issuePath(slug))
    return `<item>
<title>${escapeHtml(subject)}</title>
<link>${escapeHtml(link)}</link>
<guid isPermaLink="true">${escapeHtml(link)}</guid>
<pubDate>${publishedAt(date, startedAt).toUTCString()}</pubDate>
<description>${escapeHtml(text)}</description>
</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeHtml(`${NEWSLETTER_NAME} | ${PRODUCT_NAME}`)}</title>
<link>${escapeHtml(origin + pathIn(language, NEWSLETTER_PATH))}</link>
<atom:link href="${escapeHtml(origin + NEWSLETTER_FEED_PATH)}" rel="self" type="application/rss+xml"/>
<description>${escapeHtml(t('newsletter_answers_feed_description'))}</description>
<language>${LANGUAGES[language].tag.toLowerCase()}</language>
${items.join('\n')}
</channel>
</rss>
`
}
