// The ways to the focus areas: home shows them too.
import * as m from '#messages'
import { EXPLORERS_GUIDE_ID, LAUNCHPAD_ID, TEEN_GUIDE_ID, toolkitsPath } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language/language.ts'

export interface NavigationLink {
  to: string
  label: string
}

/** The focus areas, by the ages of the children. */
export const AREA_LINKS: NavigationLink[] = [
  { to: toolkitsPath(LAUNCHPAD_ID), label: m.shell_link_launchpad(LANGUAGE) },
  { to: toolkitsPath(EXPLORERS_GUIDE_ID), label: m.shell_link_explorers(LANGUAGE) },
  { to: toolkitsPath(TEEN_GUIDE_ID), label: m.shell_link_teens(LANGUAGE) },
]
