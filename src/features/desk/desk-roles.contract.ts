// THE TABLE of what a role may do at the desk (L4): which rooms it may enter, beside the owner, who may enter all. A room's pages
// lie at `/desk/<room>`, its endpoints at `/api/desk/<room>`; of a room that does not stand here only owners know.
import * as z from 'zod/mini'

export const DeskRole = z.enum(['owner', 'editor', 'moderator'])
export type DeskRole = z.infer<typeof DeskRole>

const EVERYBODY: DeskRole[] = ['editor', 'moderator']

const ROLES_BY_ROOM = new Map<string, DeskRole[]>(
  Object.entries({
    // What each of them needs to be here at all.
    session: EVERYBODY,
    proofs: EVERYBODY,
    mine: EVERYBODY,
    overview: EVERYBODY,
    tools: ['editor'],
    searches: ['editor'],
    newsletter: ['editor'],
    'settings-cards': ['editor'],
    translations: ['editor'],
    ideas: EVERYBODY,
    tips: ['moderator'],
    pacts: ['moderator'],
    complaints: ['moderator'],
    results: [],
    people: [],
    health: [],
    log: [],
  }),
)

/** Whether a role may enter a room, such as 'tools'. */
export function mayEnter(role: DeskRole, room: string): boolean {
  return role === 'owner' || ROLES_BY_ROOM.get(room)?.includes(role) === true
}

/** The room of an endpoint: 'tools' of `/api/desk/tools/{key}`. */
export function roomOf(path: string): string {
  return path.split('/')[3] ?? ''
}
