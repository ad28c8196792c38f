// A topic: one page for one worry, made of what other content has. `docs/how-to/add-content.md` describes its file.
import type { ShortAnswer } from '#src/features/curriculum/curriculum.contract.ts'
import type { Talk } from '#src/features/curriculum/talks/talk.ts'
import type { Helpline } from '#src/features/help/help.contract.ts'
import type { Untranslated } from '#src/shared/languages.ts'
import type { MarkdownInline } from '#src/shared/markdown-tree.ts'

/** A topic as a list shows it. */
export interface TopicLink extends Untranslated {
  slug: string
  title: string
  line: string
  /** One of the colours of toolkits (`tokens.css`). */
  colour: string
  /** The address of its picture. */
  scene: string
}

/** What a card of a topic leads to. */
export interface TopicStep extends Untranslated {
  kind: 'learn' | 'practise' | 'together' | 'setting'
  path: string
  title: string
  scene: string
  colour: string
  /** How long a tool takes. */
  minutes?: number
  /** A tool's key in the list of completed tools. */
  lessonKey?: string
}

export interface Topic extends TopicLink {
  serious: boolean
  /** What to do this minute, in order. */
  now: MarkdownInline[][]
  /** For a serious topic: the page with all steps, and the numbers to ring. */
  help?: { path: string; helplines: Helpline[] }
  shortAnswer: ShortAnswer & Untranslated
  steps: TopicStep[]
  /** One line for the family's agreement. `suggestion` names what offers it, the same in every language. */
  rule: Talk['agreement'] & { suggestion: string; sceneByNight: string } & Untranslated
  /** Further tools. */
  more: (Untranslated & { path: string; title: string })[]
  /** Every tool that belongs to it, by its address. */
  tools: string[]
  /** Other words by which the search finds it, with commas between. Never shown. */
  search: string
}
