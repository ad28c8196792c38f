// One tool as it is shown on the wall at a parents' evening.
import type { Untranslated } from '#src/shared/languages.ts'
import type { MarkdownBlock } from '#src/shared/markdown-tree.ts'

export interface GateKit extends Untranslated {
  path: string
  title: string
  description: string
  minutes: number
  situation: MarkdownBlock[]
  question: string
  options: string[]
  say: string
  do: string
  /** Continues the sentence after 'Don't'. */
  dont: string
  /** Whether the title and the three lines above are English too: they may be translated before the tool is. */
  shortInEnglish: boolean
  takeaway: MarkdownBlock[]
}
