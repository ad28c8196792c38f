// A settings card, as its page has it. The words are `content/<language>/settings-cards/<slug>.md`.
import type { Source } from '#src/features/help/sources/sources.contract.ts'
import type { Untranslated } from '#src/shared/languages.ts'
import type { MarkdownBlock } from '#src/shared/markdown-tree.ts'

/** What it is for, in the order of the list. */
export const CARD_KINDS = ['device', 'app', 'provider'] as const
export type CardKind = (typeof CARD_KINDS)[number]

/** What a parent wants to do. */
export const CARD_JOBS = ['time', 'content', 'contact', 'money', 'see'] as const
export type CardJob = (typeof CARD_JOBS)[number]

/** Whose day it is: of the newest page that we read, or of the notes in which we gathered what we had read. */
export const LOOK_KINDS = ['newest-page', 'our-notes'] as const

/** What the card rests on: the maker's own page with others, only pages of others, or what is widely known and was not looked up. */
export type CardReading = { kind: 'maker' | 'others'; from: string[] } | { kind: 'nothing' }

export interface SettingsCard extends Untranslated {
  slug: string
  title: string
  kind: CardKind
  jobs: CardJob[]
  lead: string
  does: string[]
  doesNot: string[]
  /** Where families usually find it: never a way through menus, which change within months. */
  where: string
  /** Missing where nothing was read: nobody looked, so there is no day. */
  lastLook?: {
    /** An ISO day, or a month such as '2026-06' where no day is known. */
    day: string
    of: (typeof LOOK_KINDS)[number]
  }
  read: CardReading
  /** By what else the search finds it, with commas between. Never shown. */
  search: string
  /** The tools that end with it, as the English card names them. */
  tools: string[]
  note: MarkdownBlock[]
  sources: Pick<Source, 'author' | 'title' | 'year'>[]
}

/** A card as a list shows it. */
export type CardLink = Pick<SettingsCard, 'slug' | 'title' | 'lead' | 'inEnglish'>
