// The dated table of AI services, as its page has it. Pure; the words are `content/<language>/ai-services.yaml`.
import type { Source } from '#src/features/help/sources/sources.contract.ts'
import type { Untranslated } from '#src/shared/languages.ts'
import type { MarkdownInline } from '#src/shared/markdown-tree.ts'

export interface AiService {
  name: string
  what: string
  ages: string
  controls: string
  note: string
  /** An ISO day, or a month or a year such as '2025' where no more is known; left out where nothing is. */
  lastChecked?: string
}

export interface AiServices extends Untranslated {
  title: string
  description: string
  intro: string[]
  /** What its rows do not say: it opens on a tap. */
  limits: { title: string; text: string[] }
  columns: Record<'ages' | 'controls' | 'note' | 'lastChecked', string>
  /** In the place of the day where it is unknown. */
  undated: string
  report: { title: string; text: MarkdownInline[][] }
  services: AiService[]
  sources: Pick<Source, 'author' | 'title' | 'year'>[]
}
