// Which pages the header, the mobile menu and the footer link to. A link is added together with its page.

import {
  ABOUT_PATH,
  ACCESSIBILITY_PATH,
  HELP_PATH,
  NEWSLETTER_PATH,
  PLAN_PATH,
  PRIVACY_PATH,
  RESOURCES_PATH,
  ROADMAP_PATH,
  SOURCES_PATH,
  TOOLS_PATH,
} from '#src/shared/paths.ts'
import { COMMUNITY_PATH, SETTINGS_HELP_PATH, TALKS_PATH } from '#src/shared/talk-paths.ts'
import { AREA_LINKS, type NavigationLink } from './area-links.ts'

/** Beside every list of links, and never hidden in one. */
export const HELP_LINK: NavigationLink = { to: HELP_PATH, label: 'shell_link_help' }

const TOOLS_LINK: NavigationLink = { to: TOOLS_PATH, label: 'shell_link_tools' }
const PLAN_LINK: NavigationLink = { to: PLAN_PATH, label: 'shell_link_plan' }
const TALKS_LINK: NavigationLink = { to: TALKS_PATH, label: 'shell_link_talks' }
const ROADMAP_LINK: NavigationLink = { to: ROADMAP_PATH, label: 'shell_link_roadmap' }
const RESOURCES_LINK: NavigationLink = { to: RESOURCES_PATH, label: 'shell_link_resources' }
/** Words for where there is little room. */
const SHORT_LINKS: NavigationLink[] = [
  TOOLS_LINK,
  ROADMAP_LINK,
  { to: ABOUT_PATH, label: 'shell_link_about' },
  { to: SOURCES_PATH, label: 'shell_link_sources' },
]

export const HEADER_LINKS: NavigationLink[] = [...SHORT_LINKS, RESOURCES_LINK]
/** Without the resources, which the specification keeps out of the menu: the footer has them. */
export const MENU_LINKS: NavigationLink[] = [
  ...SHORT_LINKS,
  ...AREA_LINKS,
  TALKS_LINK,
  PLAN_LINK,
  { to: PRIVACY_PATH, label: 'shell_link_privacy' },
]
export const FOOTER_LINKS: NavigationLink[] = [
  TOOLS_LINK,
  TALKS_LINK,
  { to: SETTINGS_HELP_PATH, label: 'settings_help_title' },
  PLAN_LINK,
  { to: COMMUNITY_PATH, label: 'shell_link_community' },
  ROADMAP_LINK,
  { to: ABOUT_PATH, label: 'shell_link_about_us' },
  { to: SOURCES_PATH, label: 'shell_link_research' },
  RESOURCES_LINK,
  { to: NEWSLETTER_PATH, label: 'shell_link_newsletter' },
  { to: PRIVACY_PATH, label: 'shell_link_privacy_policy' },
  { to: ACCESSIBILITY_PATH, label: 'shell_link_accessibility' },
]
