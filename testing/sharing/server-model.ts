// The server of shared notebooks as a model in memory, for devices in one process. It can lose answers, come back from an older
// backup, and lie about what it holds.
import { createHash, randomBytes } from 'node:crypto'
import * as contract from '#src/features/family/sharing/sharing.contract.ts'

interface Device {
  role: contract.NotebookRole
  box: string | null
  hello: string | null
}

interface StoredNotebook {
  epoch: number
  updates: { number: number; epoch: number; body: string }[]
  latest: number
  devices: [string, Device][]
}

interface StoredInvitation {
  notebook: string
  preview: string
  parcel: string
  isUsed: boolean
}

interface Held {
  notebooks: [string, StoredNotebook][]
  invitations: [string, StoredInvitation][]
}

export interface ServerModel {
  fetch: typeof fetch
  isDown: boolean
  /** It takes what is sent, and the answer never arrives; what is only asked for is answered. */
  losesAnswers: boolean
  /** What somebody else does in the moment before the next update or lock is taken. */
  meanwhile: (() => Promise<unknown>) | null
  /** What it makes of the updates it should hand over. */
  lie: ((bodies: string[]) => string[]) | null
  /** Puts an entry behind the newest one of the only notebook, whoever made it. */
  slipIn(body: string): void
  save(): string
  restore(saved: string): void
  reset(): void
  /** All that it holds, as one text. */
  everything(): string
}

/** What the tests' own devices send: nothing of it is checked. */
type Input = ReturnType<typeof JSON.parse>

export function createServerModel(): ServerModel {
  let held = { notebooks: new Map<string, StoredNotebook>(), invitations: new Map<string, StoredInvitation>() }
  const hash = (key: string) => createHash('sha256').update(Buffer.from(key, 'base64url')).digest('base64url')

  const find = (header: string | null) => {
    const [id = '', key = ''] = header?.split('.') ?? []
    const notebook = held.notebooks.get(id)
    const access = hash(key)
    const device = notebook?.devices.find(([known]) => known === access)?.[1]
    return notebook && device ? { id, notebook, access, device } : null
  }
  const append = (notebook: StoredNotebook, number: number, epoch: number, body: string) => {
    if (number !== notebook.latest + 1 || epoch !== notebook.epoch) return false
    notebook.updates.push({ number, epoch, body })
    notebook.latest = number
    return true
  }

  const forAll: Record<string, (input: Input) => [number, object]> = {
    [name(contract.createNotebook)]({ access }) {
      const id = randomBytes(16).toString('base64url')
      const devices: [string, Device][] = [[access, { role: 'maker', box: null, hello: null }]]
      held.notebooks.set(id, { epoch: 1, updates: [], latest: 0, devices })
      return [200, { notebook: id }]
    },
    [name(contract.lookAtInvitation)]({ invitation }) {
      const found = held.invitations.get(hash(invitation))
      if (!found) return [404, {}]
      return found.isUsed ? [409, {}] : [200, { preview: found.preview }]
    },
    [name(contract.takeInvitation)]({ invitation, access, hello }) {
      const found = held.invitations.get(hash(invitation))
      if (!found) return [404, {}]
      if (found.isUsed) return [409, {}]
      const { parcel } = found
      held.notebooks.get(found.notebook)?.devices.push([access, { role: 'editor', box: null, hello }])
      Object.assign(found, { isUsed: true, preview: '', parcel: '' })
      return [200, { parcel }]
    },
  }
  const forDevices: Record<string, (input: Input, asking: NonNullable<ReturnType<typeof find>>) => [number, object]> = {
    [name(contract.readUpdates)]({ after }, { notebook, device }) {
      const newer = notebook.updates.filter(({ number }) => number > Number(after))
      const bodies = api.lie?.(newer.map(({ body }) => body))
      const updates = bodies
        ? bodies.map((body, index) => ({ number: Number(after) + 1 + index, epoch: notebook.epoch, body }))
        : newer
      return [200, { latest: notebook.latest, epoch: notebook.epoch, box: device.box, updates }]
    },
    [name(contract.addUpdate)]({ number, epoch, body, replaces = 0 }, { notebook }) {
      if (!append(notebook, number, epoch, body)) return [409, {}]
      notebook.updates = notebook.updates.filter((update) => update.number > replaces)
      return [200, { latest: notebook.latest }]
    },
    [name(contract.changeLock)]({ number, epoch, body, keep }, { id, notebook, device, access }) {
      if (device.role !== 'maker') return [403, {}]
      if (!append(notebook, number, epoch, body)) return [409, {}]
      notebook.epoch += 1
      const boxes = new Map((keep as { access: string; box: string }[]).map(({ access, box }) => [access, box]))
      notebook.devices = notebook.devices.filter(([known]) => known === access || boxes.has(known))
      for (const [known, one] of notebook.devices) one.box = boxes.get(known) ?? null
      for (const [key, invitation] of held.invitations) if (invitation.notebook === id) held.invitations.delete(key)
      return [200, { latest: notebook.latest }]
    },
    [name(contract.listDevices)](_input, { notebook }) {
      return [200, { devices: notebook.devices.map(([access, { role, hello }]) => ({ access, role, hello })) }]
    },
    [name(contract.createInvitation)]({ invitation, preview, parcel }, { id }) {
      held.invitations.set(invitation, { notebook: id, preview, parcel, isUsed: false })
      return [200, { endsOn: '2026-11-29' }]
    },
    [name(contract.endInvitation)]({ invitation }) {
      if (held.invitations.get(String(invitation))?.isUsed) return [409, {}]
      held.invitations.delete(String(invitation))
      return [200, {}]
    },
    [name(contract.leaveNotebook)](_input, { notebook, access }) {
      notebook.devices = notebook.devices.filter(([known]) => known !== access)
      return [200, {}]
    },
    [name(contract.deleteNotebook)](_input, { id, device }) {
      if (device.role !== 'maker') return [403, {}]
      held.notebooks.delete(id)
      return [200, {}]
    },
  }

  const api: ServerModel = {
    isDown: false,
    losesAnswers: false,
    meanwhile: null,
    lie: null,
    async fetch(address, request = {}) {
      if (api.isDown) throw new TypeError('no network')
      const { pathname, searchParams } = new URL(String(address), 'https://model.test')
      const input = request.body ? JSON.parse(String(request.body)) : Object.fromEntries(searchParams)
      const route = `${request.method} ${pathname}`
      if ([contract.addUpdate, contract.changeLock].some((one) => route === name(one))) await takeMeanwhile()
      const [status, body] = answer(route, input, new Headers(request.headers))
      if (api.losesAnswers && request.method !== 'GET') throw new TypeError('lost')
      return Response.json(body, { status })
    },
    slipIn(body) {
      for (const notebook of held.notebooks.values()) append(notebook, notebook.latest + 1, notebook.epoch, body)
    },
    save: () => JSON.stringify({ notebooks: [...held.notebooks], invitations: [...held.invitations] }),
    restore(saved) {
      const { notebooks, invitations } = JSON.parse(saved) as Held
      held = { notebooks: new Map(notebooks), invitations: new Map(invitations) }
    },
    reset() {
      held = { notebooks: new Map(), invitations: new Map() }
    },
    everything: () => api.save(),
  }
  const takeMeanwhile = async () => {
    const act = api.meanwhile
    api.meanwhile = null
    await act?.()
  }
  const answer = (route: string, input: Input, headers: Headers): [number, object] => {
    const open = forAll[route]
    if (open) return open(input)
    const asking = find(headers.get(contract.NOTEBOOK_HEADER))
    if (!asking) return [401, {}]
    return forDevices[route]?.(input, asking) ?? [404, {}]
  }
  return api
}

function name({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`
}
