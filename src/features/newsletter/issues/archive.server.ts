// The public archive: an issue is listed and shown once its sending has begun, and never before (G18, N-13).

import { translator } from '#src/platform/content/translator.ts'
import type { LivePages } from '#src/platform/feature.ts'
import { SPOKEN_LANGUAGES } from '#src/platform/http/request-language.ts'
import { handle, type RawRoute } from '#src/platform/http/route.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { escapeHtml } from '#src/shared/escape-html.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, pathIn, splitPath } from '#src/shared/languages.ts'
import { issuePath, NEWSLETTER_FEED_PATH, NEWSLETTER_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME, PRODUCT_NAME } from '#src/shared/product.ts'
import { htmlOfPage, textOfIssue } from './issue-text.server.ts'
import { findIssue, type Issue, type IssueHead, listIssueHeads } from './issues.server.ts'
import { getIssue, listIssues } from './newsletter-archive.contract.ts'
import { findIssueRow, listIssueRows } from './newsletter-issues.queries.server.ts'
import { slotOn } from './weekly-slot.server.ts'

const NOT_THERE = 'newsletter_answers_issue_unknown'

type Asking = Pick<Services, 'database'>

/** An issue that the archive shows. */
async function findPublic(language: Language, { database }: Asking, slug: string): Promise<Issue | undefined> {
  const row = await findIssueRow(database.query, slug)
  if (row === undefined || row.started_at === null) return undefined
  return findIssue(database.query, language, slug)
}

interface PublicIssue extends IssueHead {
  /** When its sending began, as ISO time in UTC. */
  startedAt: string
}

/** The newest first. */
async function listPublic(language: Language, { database }: Asking): Promise<PublicIssue[]> {
  const rows = await listIssueRows(database.query)
  const started = new Map(rows.map((row) => [row.slug, row.started_at]))
  const issues = await listIssueHeads(database.query, language)
  return issues
    .flatMap((issue) => {
      const startedAt = started.get(issue.slug) ?? null
      return startedAt === null ? [] : [{ ...issue, startedAt }]
    })
    .reverse()
}

export const archiveRoutes = [
  handle(listIssues, async (_input, { services, client }) => {
    return { issues: await listPublic(client.language, services) }
  }),
  handle(getIssue, async ({ slug }, { services, client: { language } }) => {
    const issue = await findPublic(language, services, slug)
    if (issue === undefined) throw new AppError('not_found', NOT_THERE)
    return issue
  }),
]

const ISSUE_PATH = new RegExp(`^${NEWSLETTER_PATH}/([a-z0-9-]{1,100})/?$`)

/** `/newsletter/<slug>`, in every language. */
export const issuePages: LivePages = {
  find(services, address) {
    const { language, path } = splitPath(address)
    const slug = ISSUE_PATH.exec(path)?.[1]
    if (slug === undefined || !SPOKEN_LANGUAGES.includes(language)) return undefined
    return async () => {
      const issue = await findPublic(language, services, slug)
      if (issue === undefined) return undefined
      const { subject, preheader } = issue
      return { title: subject, description: preheader, html: htmlOfPage(language, issue) }
    }
  },
  async list(services) {
    const issues = await Promise.all(
      SPOKEN_LANGUAGES.map(async (language) =>
        (await listPublic(language, services)).flatMap(({ slug, date, inEnglish }) =>
          inEnglish ? [] : [{ path: pathIn(language, issuePath(slug)), day: date }],
        ),
      ),
    )
    return issues.flat()
  },
}

export const feedRoute: RawRoute = {
  endpoint: {
    method: 'GET',
    path: NEWSLETTER_FEED_PATH,
    summary: 'The issues that were sent, as RSS',
    answers: 'application/rss+xml',
  },
  async respond(context, services) {
    const { query } = services.database
    const issues = await Promise.all(
      (await listPublic(DEFAULT_LANGUAGE, services)).map(async (issue) => {
        const whole = await findIssue(query, DEFAULT_LANGUAGE, issue.slug)
        return { ...issue, text: whole === undefined ? '' : textOfIssue(whole) }
      }),
    )
    const feed = writeFeed(DEFAULT_LANGUAGE, services.config.http.publicUrl, issues)
    return context.body(feed, 200, {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    })
  },
}

/** Its weekly minute, or before that the moment in which an operator sent it: feed readers hide what lies ahead. */
function publishedAt(date: string, startedAt: string): Date {
  const { at } = slotOn(date)
  const started = new Date(startedAt)
  return started < at ? started : at
}

/** The issues as RSS. */
export function writeFeed(language: Language, origin: string, issues: (PublicIssue & { text: string })[]): string {
  const t = translator(language)
  const items = issues.map(({ slug, date, subject, startedAt, text }) => {
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
