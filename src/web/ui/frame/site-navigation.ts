// Which pages the header, the mobile menu, the bar of the five places and the footer link to. A link is added together with its page.

import { isOffered } from '#src/shared/chosen-features.ts'
import { COMMUNITY_PATH, LANGUAGES_PATH, SET_UP_PATH, TALKS_PATH, TOPICS_PATH } from '#src/shared/content-paths.ts'
import {
  ABOUT_PATH,
  ACCESSIBILITY_PATH,
  CLASS_AGREEMENT_PATH,
  EXPLORERS_GUIDE_ID,
  HELP_PATH,
  HOME_PATH,
  LAUNCHPAD_ID,
  NEWSLETTER_PATH,
  PLAN_PATH,
  PRIVACY_PATH,
  PROGRESS_PATH,
  RESOURCES_PATH,
  RESULTS_PATH,
  ROADMAP_PATH,
  SOURCES_PATH,
  TEEN_GUIDE_ID,
  TERMS_PATH,
  TOOLS_PATH,
  toolkitsPath,
  WHAT_CHANGED_PATH,
} from '#src/shared/paths.ts'
import { TRY_PATH } from '#src/shared/plan-paths.ts'
import type { PlainKey } from '#src/shared/translate.ts'
import type { NavigationLink } from './area-links.ts'

/** Beside every list of links, and never hidden in one. */
export const HELP_LINK: NavigationLink = { to: HELP_PATH, label: 'shell_link_help' }

interface Place extends NavigationLink {
  icon: 'tonight' | 'tools' | 'talks' | 'plan' | 'set-up'
  /** Where other pages of the place begin. */
  holds: string[]
}

/** The five places that hold everything a parent does. */
export const PLACES: Place[] = [
  { to: HOME_PATH, label: 'shell_place_tonight', icon: 'tonight', holds: [] },
  {
    to: TOOLS_PATH,
    label: 'shell_place_tools',
    icon: 'tools',
    holds: [TOPICS_PATH, PROGRESS_PATH, `/${LAUNCHPAD_ID}`, `/${EXPLORERS_GUIDE_ID}`, `/${TEEN_GUIDE_ID}`],
  },
  { to: TALKS_PATH, label: 'shell_place_talks', icon: 'talks', holds: [] },
  { to: PLAN_PATH, label: 'shell_link_plan', icon: 'plan', holds: [] },
  {
    to: SET_UP_PATH,
    label: 'shell_place_set_up',
    icon: 'set-up',
    holds: [RESOURCES_PATH],
  },
]

/** Whether a page belongs to a place. @param path without the language's prefix */
export function isInPlace({ to, holds }: Place, path: string): boolean {
  const isBelow = (start: string) => path === start || path.startsWith(`${start}/`)
  return to === HOME_PATH ? path === HOME_PATH : [to, ...holds].some(isBelow)
}

const ROADMAP_LINK: NavigationLink = { to: ROADMAP_PATH, label: 'shell_link_roadmap' }
const RESOURCES_LINK: NavigationLink = { to: RESOURCES_PATH, label: 'shell_link_resources' }
const ABOUT_LINKS: NavigationLink[] = [
  ROADMAP_LINK,
  { to: ABOUT_PATH, label: 'shell_link_about' },
  { to: SOURCES_PATH, label: 'shell_link_sources' },
]

export const HEADER_LINKS: NavigationLink[] = [...ABOUT_LINKS, RESOURCES_LINK]
/** Without the resources, which the specification keeps out of the menu: the footer has them. */
export const MENU_LINKS: NavigationLink[] = [...ABOUT_LINKS, { to: PRIVACY_PATH, label: 'shell_link_privacy' }]

interface FooterColumn {
  /** Null where it is the name of the product. */
  title: PlainKey | null
  links: NavigationLink[]
}

const ALL_COLUMNS: FooterColumn[] = [
  {
    title: 'shell_place_tonight',
    links: [
      HELP_LINK,
      { to: TOOLS_PATH, label: 'shell_link_tools' },
      { to: toolkitsPath(EXPLORERS_GUIDE_ID), label: 'shell_footer_explorers' },
      { to: toolkitsPath(TEEN_GUIDE_ID), label: 'shell_footer_teens' },
      { to: TALKS_PATH, label: 'shell_link_talks' },
    ],
  },
  {
    title: 'shell_footer_home',
    links: [
      { to: PLAN_PATH, label: 'shell_link_plan' },
      { to: TRY_PATH, label: 'shell_footer_week' },
      { to: SET_UP_PATH, label: 'shell_place_set_up' },
      RESOURCES_LINK,
    ],
  },
  {
    title: 'shell_footer_others',
    links: [
      { to: COMMUNITY_PATH, label: 'shell_footer_parents', onlyWith: 'community' },
      { to: RESULTS_PATH, label: 'shell_footer_results', onlyWith: 'outcomes' },
      { to: CLASS_AGREEMENT_PATH, label: 'shell_footer_class', onlyWith: 'community' },
      { to: NEWSLETTER_PATH, label: 'shell_link_newsletter', onlyWith: 'newsletter' },
    ],
  },
  {
    title: null,
    links: [
      ROADMAP_LINK,
      { to: ABOUT_PATH, label: 'shell_link_about_us' },
      { to: SOURCES_PATH, label: 'shell_link_research' },
      { to: WHAT_CHANGED_PATH, label: 'shell_footer_changed' },
      { to: PRIVACY_PATH, label: 'shell_link_privacy_policy' },
      { to: TERMS_PATH, label: 'shell_footer_terms' },
      { to: ACCESSIBILITY_PATH, label: 'shell_link_accessibility' },
      { to: LANGUAGES_PATH, label: 'shell_footer_languages', onlyWith: 'languages' },
    ],
  },
]

export const FOOTER_COLUMNS = ALL_COLUMNS.map(({ title, links }) => ({ title, links: links.filter(isOffered) })).filter(
  ({ links }) => links.length > 0,
)
