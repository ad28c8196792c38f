// The columns of what people write to us. Times are ISO text in UTC.
import type { Generated } from 'kysely'
import type { Stored } from './stored.ts'

/** An idea for the roadmap. Nothing says whose. */
interface IdeaTable {
  id: string
  idea: string
  /** ISO day; null while nobody has. */
  dealt_with_on: Generated<string | null>
  created_at: string
}

export interface ComplaintTable {
  reference: string
  /** As typed: the answer goes here. Null, like the next two, once the owner has had their data deleted. */
  email: string | null
  canonical_email: string | null
  complaint: string | null
  /** Of the page that it was sent from. */
  language: Generated<string>
  /** ISO day of the last reply from the desk. */
  replied_on: Generated<string | null>
  answered_at: Generated<string | null>
  /** Why it was closed; null while it is open, and for what was closed before anybody asked why. */
  close_reason: Generated<string | null>
  created_at: string
}

/** 'This looks different now', of a settings card. Nothing says whose. */
export interface SettingsCardReportTable {
  id: string
  slug: string
  /** Null when there were none. */
  words: string | null
  /** ISO day in UTC. */
  day: string
}

/** 'This sounds wrong', of a translated sentence. Nothing says whose. */
export interface TranslationReportTable {
  id: string
  language: string
  /** Without the language: '/help'. */
  page: string
  sentence: string
  /** How the reader would say it; null when there were none. */
  words: string | null
  /** ISO day in UTC. */
  day: string
}

export interface ContactTables {
  idea: IdeaTable
  complaint: ComplaintTable
  settings_card_report: SettingsCardReportTable
  translation_report: TranslationReportTable
}

export const CONTACT_STORED: Record<keyof ContactTables, Stored> = {
  idea: { lines: ['An idea for the roadmap'], columns: 'id idea dealt_with_on created_at' },
  complaint: {
    lines: ['A complaint about your data'],
    columns: 'reference email canonical_email complaint language replied_on answered_at close_reason created_at',
  },
  settings_card_report: { lines: ['A report on a settings card'], columns: 'id slug words day' },
  translation_report: { lines: ['A report on a translation'], columns: 'id language page sentence words day' },
}
