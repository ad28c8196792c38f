// A device guide, as its page has it. The words are `content/<language>/device-guides/<slug>.md`.
import type { Source } from '#src/features/help/sources/sources.contract.ts'
import type { Untranslated } from '#src/shared/languages.ts'
import type { MarkdownBlock } from '#src/shared/markdown-tree.ts'

/** What it is for, in the order of the list. */
export const GUIDE_KINDS = ['device', 'app', 'provider'] as const
export type GuideKind = (typeof GUIDE_KINDS)[number]

/** What the device or the app is for: its picture. */
export const GUIDE_USES = [
  'phone',
  'tablet',
  'phone-and-tablet',
  'computer',
  'console',
  'television',
  'headset',
  'watch',
  'chat',
  'video',
  'game',
  'photos',
  'search',
  'music',
  'ai',
  'store',
  'location',
  'watching',
  'wifi',
  'mobile',
] as const
export type GuideUse = (typeof GUIDE_USES)[number]

/** What a parent wants to do. */
export const GUIDE_JOBS = ['time', 'content', 'contact', 'money', 'see'] as const
export type GuideJob = (typeof GUIDE_JOBS)[number]

/** Whose day it is: of the newest page that we read, or of the notes in which we gathered what we had read. */
export const REVIEW_KINDS = ['newest-page', 'our-notes'] as const

/** What the guide rests on: the maker's own page with others, only pages of others, or what is widely known and was not looked up. */
export type GuideReading = { kind: 'maker' | 'others'; from: string[] } | { kind: 'nothing' }

export interface DeviceGuide extends Untranslated {
  slug: string
  title: string
  kind: GuideKind
  use: GuideUse
  jobs: GuideJob[]
  lead: string
  does: string[]
  doesNot: string[]
  /** Where families usually find it, in words that still hold when a menu has changed. */
  where: string
  /** What to press, one after the other, as the newest page that we read has it. Missing where no page says it. */
  taps?:
    | {
        /** On which device, or in whose account. */
        on: string
        /** First what to open, then the names in its menus. */
        path: string[]
      }
    | undefined
  /** Missing where nothing was read, so there is no day. */
  reviewedOn?: {
    /** An ISO day, or a month such as '2026-06' where no day is known. */
    day: string
    of: (typeof REVIEW_KINDS)[number]
  }
  read: GuideReading
  /** Other words by which the search finds it, with commas between. Never shown. */
  search: string
  /** The tools that end with it, as the English guide names them. */
  tools: string[]
  note: MarkdownBlock[]
  sources: Pick<Source, 'author' | 'title' | 'year'>[]
}

/** A guide as a list shows it. */
export type GuideLink = Pick<DeviceGuide, 'slug' | 'title' | 'use' | 'inEnglish'>
