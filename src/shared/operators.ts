// Operators: accounts with a role. THE TABLE of what a role may do at the desk: which areas it may enter. An owner
// may enter all. An area's pages are at `/desk/<area>`, its endpoints at `/api/desk/<area>`; an area that is not listed here is for
// owners only.

import { isOffered, type OptionalFeature } from './chosen-features.ts'

export const OPERATOR_ROLES = ['owner', 'editor', 'moderator'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

const EVERYBODY: OperatorRole[] = ['editor', 'moderator']

interface Area {
  /** Beside the owner. */
  roles: OperatorRole[]
  /** No role may enter it where this is left out. */
  onlyWith?: OptionalFeature
}

const AREAS = new Map<string, Area>(
  Object.entries({
    // What each of them needs to be here at all.
    session: { roles: EVERYBODY },
    mine: { roles: EVERYBODY },
    overview: { roles: EVERYBODY },
    tools: { roles: ['editor'], onlyWith: 'analytics' },
    searches: { roles: ['editor'], onlyWith: 'analytics' },
    newsletter: { roles: ['editor'], onlyWith: 'newsletter' },
    // Each of them some kinds of messages (`features/inbox/message-kinds.contract.ts`).
    inbox: { roles: EVERYBODY },
    results: { roles: [], onlyWith: 'outcomes' },
    people: { roles: [] },
    health: { roles: [] },
    log: { roles: [] },
  }),
)

/** Whether a role may enter an area, such as 'tools'. */
export function canAccess(role: OperatorRole, area: string): boolean {
  return isAreaOffered(area) && (role === 'owner' || AREAS.get(area)?.roles.includes(role) === true)
}

/** Whether there is such an area at all. */
export function isAreaOffered(area: string): boolean {
  return isOffered(AREAS.get(area) ?? {})
}

/** The area of an endpoint: 'tools' of `/api/desk/tools/{key}`. */
export function areaOf(path: string): string {
  return path.split('/')[3] ?? ''
}
