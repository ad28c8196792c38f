// Which pages the header, the mobile menu and the footer link to. A link is added together with its page.
import { LAUNCHPAD_ID, PRIVACY_PATH, RESOURCES_PATH, SOURCES_PATH, toolkitsPath } from '#src/shared/paths.ts'

export interface NavigationLink {
  to: string
  label: string
}

export const TOOLKITS_LINK: NavigationLink = { to: toolkitsPath(LAUNCHPAD_ID), label: 'Toolkits' }

const RESOURCES_LINK: NavigationLink = { to: RESOURCES_PATH, label: 'New! Resources' }

export const HEADER_LINKS: NavigationLink[] = [{ to: SOURCES_PATH, label: 'Sources' }, RESOURCES_LINK]
/** Without the resources, which the specification keeps out of the menu: the footer has them. */
export const MENU_LINKS: NavigationLink[] = [
  TOOLKITS_LINK,
  { to: SOURCES_PATH, label: 'Sources' },
  { to: PRIVACY_PATH, label: 'Privacy' },
]
export const FOOTER_LINKS: NavigationLink[] = [
  TOOLKITS_LINK,
  { to: SOURCES_PATH, label: 'Research & Sources' },
  RESOURCES_LINK,
  { to: PRIVACY_PATH, label: 'Privacy Policy' },
]
