// The ways to the focus areas: home shows them too.

import type { OptionalFeature } from '#src/shared/chosen-features.ts'
import { EXPLORERS_GUIDE_ID, LAUNCHPAD_ID, TEEN_GUIDE_ID, toolkitsPath } from '#src/shared/paths.ts'
import type { PlainKey } from '#src/shared/translate.ts'

export interface NavigationLink {
  to: string
  label: PlainKey
  /** There is no such page where this is left out. */
  onlyWith?: OptionalFeature
}

/** The focus areas, by the ages of the children. */
export const AREA_LINKS: NavigationLink[] = [
  { to: toolkitsPath(LAUNCHPAD_ID), label: 'shell_link_launchpad' },
  { to: toolkitsPath(EXPLORERS_GUIDE_ID), label: 'shell_link_explorers' },
  { to: toolkitsPath(TEEN_GUIDE_ID), label: 'shell_link_teens' },
]
