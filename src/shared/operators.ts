// Operators: accounts with a role. THE TABLE of what a role may do at the desk: which areas it may enter. An owner
// may enter all. An area's pages are at `/desk/<area>`, its endpoints at `/api/desk/<area>`; an area that is not listed here is for
// owners only.

export const OPERATOR_ROLES = ['owner', 'editor', 'moderator'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

const EVERYBODY: OperatorRole[] = ['editor', 'moderator']

const ROLES_BY_AREA = new Map<string, OperatorRole[]>(
  Object.entries({
    // What each of them needs to be here at all.
    session: EVERYBODY,
    mine: EVERYBODY,
    overview: EVERYBODY,
    tools: ['editor'],
    searches: ['editor'],
    newsletter: ['editor'],
    // Each of them some kinds of messages (`features/inbox/message-kinds.contract.ts`).
    inbox: EVERYBODY,
    results: [],
    people: [],
    health: [],
    log: [],
  }),
)

/** Whether a role may enter an area, such as 'tools'. */
export function mayEnter(role: OperatorRole, area: string): boolean {
  return role === 'owner' || ROLES_BY_AREA.get(area)?.includes(role) === true
}

/** The area of an endpoint: 'tools' of `/api/desk/tools/{key}`. */
export function areaOf(path: string): string {
  return path.split('/')[3] ?? ''
}
