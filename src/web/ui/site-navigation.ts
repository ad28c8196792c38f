// Which pages the header, the mobile menu and the footer link to. A link is added together with its page.
import { LAUNCHPAD_ID, PRIVACY_PATH, SOURCES_PATH, toolkitsPath } from '#src/shared/paths.ts'

export interface NavigationLink {
  to: string
  label: string
}

export const TOOLKITS_LINK: NavigationLink = { to: toolkitsPath(LAUNCHPAD_ID), label: 'Toolkits' }

export const HEADER_LINKS: NavigationLink[] = [{ to: SOURCES_PATH, label: 'Sources' }]
export const MENU_LINKS: NavigationLink[] = [
  TOOLKITS_LINK,
  { to: SOURCES_PATH, label: 'Sources' },
  { to: PRIVACY_PATH, label: 'Privacy' },
]
export const FOOTER_LINKS: NavigationLink[] = [
  TOOLKITS_LINK,
  { to: SOURCES_PATH, label: 'Research & Sources' },
  { to: PRIVACY_PATH, label: 'Privacy Policy' },
]
