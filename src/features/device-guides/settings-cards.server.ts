// The settings cards for everyone else, read once a language.
import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { rememberContent } from '#src/platform/content/content-memory.ts'
import type { Language } from '#src/shared/languages.ts'
import {
  CARD_JOBS,
  CARD_KINDS,
  type CardJob,
  type CardKind,
  type CardLink,
  type SettingsCard,
} from './settings-card.ts'
import { readSettingsCards } from './settings-cards.content.server.ts'

/** Every card, in the order of its place. */
export const loadSettingsCards = rememberContent(
  (language, root) => readSettingsCards(language, loadSources(language, root), root),
  'settings cards',
)

/** A card whose page is built. @throws when there is none of this name */
export function getSettingsCard(language: Language, slug: string | undefined): SettingsCard {
  const found = loadSettingsCards(language).find((card) => card.slug === slug)
  if (found === undefined) throw new Error(`There is no settings card "${slug}".`)
  return found
}

/** The same cards twice over: by what they are for, and by what somebody wants to do. */
export interface CardLists {
  kinds: { kind: CardKind; cards: CardLink[] }[]
  jobs: { job: CardJob; cards: CardLink[] }[]
}

export function listSettingsCards(language: Language): CardLists {
  const cards = loadSettingsCards(language)
  return {
    kinds: CARD_KINDS.map((kind) => ({ kind, cards: toLinks(cards.filter((card) => card.kind === kind)) })),
    jobs: CARD_JOBS.map((job) => ({ job, cards: toLinks(cards.filter(({ jobs }) => jobs.includes(job))) })),
  }
}

function toLinks(cards: readonly SettingsCard[]): CardLink[] {
  return cards.map(({ slug, title, lead, inEnglish }) => ({ slug, title, lead, inEnglish }))
}
