// The dated table of AI services, as its page has it. Pure; the words are `content/<language>/ai-services.yaml`.
import type { Source } from '#src/features/sources/sources.contract.ts'
import type { MarkdownInline } from '#src/shared/markdown-tree.ts'

/** Kept for so long, what a company says of itself is likely to have changed. */
const FRESH_FOR_DAYS = 120
const DAY = 86_400_000

export interface AiService {
  name: string
  what: string
  ages: string
  controls: string
  note: string
  /** ISO day. */
  lastChecked: string
}

export const COLUMNS = ['name', 'ages', 'controls', 'note', 'lastChecked'] as const

export interface AiServices {
  title: string
  description: string
  intro: string[]
  columns: Record<(typeof COLUMNS)[number], string>
  /** What a row says by itself once it is old. */
  old: string
  report: { title: string; text: MarkdownInline[][] }
  services: AiService[]
  sources: Pick<Source, 'author' | 'title' | 'year'>[]
}

/** @param lastChecked and `today` as ISO days */
export function isOld(lastChecked: string, today: string): boolean {
  return Date.parse(today) - Date.parse(lastChecked) > FRESH_FOR_DAYS * DAY
}
