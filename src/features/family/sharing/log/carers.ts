// Who is in: what follows from the statements, one after the other. What is not rightly signed changes nothing, whatever the
// server passes on (K4, K5, K9).
import { unturned } from '#src/features/family/notebook/unturned.ts'
import {
  type Device,
  isByInvitation,
  isItsOwn,
  isStatedBy,
  readWords,
  type Statement,
  type Words,
} from './statements.ts'

type CarerRole = 'maker' | 'editor'

export interface Carer extends Device {
  role: CarerRole
  isIn: boolean
}

type Invited = Extract<Words, { kind: 'invited' }>

/** Never changed: each statement that counts gives a new one. */
export interface Carers {
  readonly notebook: string
  readonly all: ReadonlyMap<string, Carer>
  /** Invitations that nobody has joined by yet, by their hash. */
  readonly invited: ReadonlyMap<string, Invited>
  /** The statements that counted, in order: enough to come to the same carers again. */
  readonly statements: readonly Statement[]
}

export function noCarers(notebook: string): Carers {
  return { notebook, all: new Map(), invited: new Map(), statements: [] }
}

/** The carers after a statement; the same object when it does not count. */
export async function hear(carers: Carers, statement: Statement): Promise<Carers> {
  const words = readWords(statement)
  if (words === null || words.notebook !== carers.notebook) return carers
  if (carers.statements.some(({ text }) => text === statement.text)) return carers
  const changed = await follow(carers, statement, words)
  return changed === null ? carers : { ...carers, ...changed, statements: [...carers.statements, statement] }
}

export async function hearAll(carers: Carers, statements: readonly Statement[]): Promise<Carers> {
  let now = carers
  for (const statement of statements) now = await hear(now, statement)
  return now
}

export function findMaker({ all }: Carers): Carer | undefined {
  return [...all.values()].find(({ role }) => role === 'maker')
}

/** Whether a device may change the plan at this point of the log. */
export function mayWrite({ all }: Carers, id: string): boolean {
  return all.get(id)?.isIn === true
}

async function follow(
  carers: Carers,
  statement: Statement,
  words: Words,
): Promise<Partial<Pick<Carers, 'all' | 'invited'>> | null> {
  switch (words.kind) {
    case 'made': {
      const { device } = words
      if (carers.all.size > 0 || !(await isItsOwn(device)) || !(await isStatedBy(device.signing, statement)))
        return null
      return { all: withCarer(carers, { ...device, role: 'maker', isIn: true }) }
    }
    case 'invited': {
      if (!(await isSpokenByWriter(carers, words.by, statement))) return null
      return { invited: new Map([...carers.invited, [words.invitation, words]]) }
    }
    case 'joined': {
      const { device, invitation } = words
      const invited = carers.invited.get(invitation)
      if (invited === undefined || carers.all.has(device.id)) return null
      const isTrue =
        (await isItsOwn(device)) &&
        (await isStatedBy(device.signing, statement)) &&
        (await isByInvitation(invited.signing, statement))
      if (!isTrue) return null
      const open = new Map(carers.invited)
      // Used once (K2).
      open.delete(invitation)
      return { all: withCarer(carers, { ...device, role: 'editor', isIn: true }), invited: open }
    }
    case 'shut-out': {
      const maker = findMaker(carers)
      if (maker === undefined || words.by !== maker.id || !(await isStatedBy(maker.signing, statement))) return null
      // What was open was meant for the lock that ends.
      return {
        all: withOut(
          carers,
          words.devices.filter((id) => id !== maker.id),
        ),
        invited: new Map(),
      }
    }
    case 'left': {
      const carer = carers.all.get(words.by)
      if (carer === undefined || !(await isStatedBy(carer.signing, statement))) return null
      return { all: withOut(carers, [words.by]) }
    }
  }
}

async function isSpokenByWriter(carers: Carers, id: string, statement: Statement): Promise<boolean> {
  const carer = carers.all.get(id)
  return carer !== undefined && mayWrite(carers, id) && isStatedBy(carer.signing, statement)
}

function withCarer({ all }: Carers, carer: Carer): Map<string, Carer> {
  return new Map([...all, [carer.id, { ...carer, name: toldApart(unturned(carer.name).trim(), all) }]])
}

/** 'A carer 2', where one of that name is in: whoever shuts one of them out must know which. */
function toldApart(name: string, all: Carers['all']): string {
  const taken = new Set([...all.values()].filter(({ isIn }) => isIn).map((carer) => carer.name.toLowerCase()))
  let free = name
  // Short enough for a name, which an invitation may carry.
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${name.slice(0, NAME_START)} ${number}`
  return free
}

/** In characters: the rest of a name is for a number. */
const NAME_START = 36

function withOut({ all }: Carers, ids: string[]): Map<string, Carer> {
  return new Map([...all].map(([id, carer]) => [id, ids.includes(id) ? { ...carer, isIn: false } : carer]))
}
