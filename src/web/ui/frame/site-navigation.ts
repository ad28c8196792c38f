// Which pages the header, the mobile menu and the footer link to. A link is added together with its page.
import {
  ABOUT_PATH,
  ACCESSIBILITY_PATH,
  LAUNCHPAD_ID,
  NEWSLETTER_PATH,
  PRIVACY_PATH,
  RESOURCES_PATH,
  ROADMAP_PATH,
  SOURCES_PATH,
  toolkitsPath,
} from '#src/shared/paths.ts'

export interface NavigationLink {
  to: string
  label: string
}

const TOOLS_LINK: NavigationLink = { to: toolkitsPath(LAUNCHPAD_ID), label: 'Tools' }
const ROADMAP_LINK: NavigationLink = { to: ROADMAP_PATH, label: 'Roadmap' }
const RESOURCES_LINK: NavigationLink = { to: RESOURCES_PATH, label: 'New! Resources' }
/** Words for where there is little room. */
const SHORT_LINKS: NavigationLink[] = [
  TOOLS_LINK,
  ROADMAP_LINK,
  { to: ABOUT_PATH, label: 'About' },
  { to: SOURCES_PATH, label: 'Sources' },
]

export const HEADER_LINKS: NavigationLink[] = [...SHORT_LINKS, RESOURCES_LINK]
/** Without the resources, which the specification keeps out of the menu: the footer has them. */
export const MENU_LINKS: NavigationLink[] = [...SHORT_LINKS, { to: PRIVACY_PATH, label: 'Privacy' }]
export const FOOTER_LINKS: NavigationLink[] = [
  TOOLS_LINK,
  ROADMAP_LINK,
  { to: ABOUT_PATH, label: 'About Us' },
  { to: SOURCES_PATH, label: 'Research & Sources' },
  RESOURCES_LINK,
  { to: NEWSLETTER_PATH, label: 'Newsletter' },
  { to: PRIVACY_PATH, label: 'Privacy Policy' },
  { to: ACCESSIBILITY_PATH, label: 'Accessibility' },
]
