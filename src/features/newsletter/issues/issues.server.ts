// The issues as they are stored: what is sent, listed and shown. `archive.server.ts` decides whether one may be shown yet.
import type { Kysely } from 'kysely'
import type { Source } from '#src/features/help/sources/sources.contract.ts'
import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { parseMarkdown } from '#src/platform/content/markdown.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { SPOKEN_LANGUAGES } from '#src/platform/http/request-language.ts'
import type { Services } from '#src/platform/services.ts'
import { DEFAULT_LANGUAGE, type Language, type Untranslated } from '#src/shared/languages.ts'
import type { MarkdownBlock } from '#src/shared/markdown-tree.ts'
import { addTexts, hasTexts, listTexts, listTextsOf, type TextRow, textRow } from './issue-texts.queries.server.ts'
import { loadIssueFiles } from './issues.content.server.ts'
import { hasInstance } from './newsletter-issues.queries.server.ts'

/** What a list says of an issue. */
export interface IssueHead extends Untranslated {
  slug: string
  /** The Saturday it is for, an ISO day. */
  date: string
  subject: string
  preheader: string
}

export interface Issue extends IssueHead {
  blocks: MarkdownBlock[]
  /** How each of its sources is named. */
  sources: string[]
}

/** Every issue, sent or not, the earliest first: in a language, or in English where it is not translated. */
export async function listIssueHeads(query: Kysely<Tables>, language: Language): Promise<IssueHead[]> {
  const rows = await listTexts(query, language)
  const own = new Map(rows.filter((row) => row.language === language).map((row) => [row.slug, row]))
  return rows.flatMap((english) => {
    if (english.language !== DEFAULT_LANGUAGE) return []
    return headOf(english, own.get(english.slug))
  })
}

export async function findIssue(query: Kysely<Tables>, language: Language, slug: string): Promise<Issue | undefined> {
  const rows = await listTextsOf(query, slug, language)
  const english = rows.find((row) => row.language === DEFAULT_LANGUAGE)
  if (english === undefined) return undefined
  const own = rows.find((row) => row.language === language)
  return {
    ...headOf(english, own),
    blocks: parseMarkdown((own ?? english).markdown),
    sources: nameSources(language, JSON.parse(english.evidence ?? '[]')),
  }
}

function headOf(english: TextRow, own: TextRow | undefined): IssueHead {
  const { subject, preheader } = own ?? english
  const untranslated = own === undefined ? { inEnglish: true as const } : {}
  return { slug: english.slug, date: english.day ?? '', subject, preheader, ...untranslated }
}

/** A source that was removed from the content is left out, so that a sent issue stays readable. */
export function nameSources(language: Language, ids: string[]): string[] {
  const sources = loadSources(language)
  return ids.flatMap((id) => {
    const source = sources.find((one) => one.id === id)
    return source === undefined ? [] : [nameSource(source)]
  })
}

export function nameSource({ author, title, publisher, year }: Source): string {
  return [author, title, publisher, year].filter(Boolean).join(', ')
}

/** A fresh installation begins with the issues of the content. One that has any keeps what it has, and one whose issues were all deleted stays without. */
export async function importIssues({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  if ((await hasTexts(database.query)) || (await hasInstance(database.query))) return
  const rows = SPOKEN_LANGUAGES.flatMap((language) =>
    loadIssueFiles(language).flatMap(({ slug, date, subject, preheader, markdown, evidence, inEnglish }): TextRow[] => {
      if (inEnglish) return []
      const saved = { version: 1, edited_at: clock().toISOString(), edited_by: null }
      return [textRow({ slug, language, date, evidence, subject, preheader, markdown, ...saved })]
    }),
  )
  if (rows.length > 0) await addTexts(database.query, rows)
}
