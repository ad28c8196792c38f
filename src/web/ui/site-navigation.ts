// Which pages the header, the mobile menu and the footer link to. A link is added together with its page.
import { LAUNCHPAD_ID, toolkitsPath } from '#src/shared/paths.ts'

export interface NavigationLink {
  to: string
  label: string
}

export const TOOLKITS_LINK: NavigationLink = { to: toolkitsPath(LAUNCHPAD_ID), label: 'Toolkits' }

export const HEADER_LINKS: NavigationLink[] = []
export const MENU_LINKS: NavigationLink[] = [TOOLKITS_LINK]
export const FOOTER_LINKS: NavigationLink[] = [TOOLKITS_LINK]
