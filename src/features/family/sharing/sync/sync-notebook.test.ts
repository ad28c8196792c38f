// Several devices and one server, as a model that can also lie. Each device has its own storage.
import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { applyUpdate, Doc, encodeStateAsUpdate, Map as SharedMap } from 'yjs'
import { addDays } from '#src/features/family/next-step/promise-days.ts'
import { createNotebook } from '#src/features/family/notebook/notebook.ts'
import {
  carersIn,
  createDevice,
  createPair,
  NAMES,
  read,
  remove,
  sharingOf,
  write,
} from '../../../../../testing/sharing/devices.ts'
import type { ServerModel } from '../../../../../testing/sharing/server-model.ts'
import { stageServer } from '../../../../../testing/sharing/stage-server.ts'
import { shutOut } from '../acts/change-lock.ts'
import { invitationKeys, invite, openPreview } from '../acts/invite.ts'
import { joinNotebook, lookAt } from '../acts/join-notebook.ts'
import { startSharing } from '../acts/start-sharing.ts'
import { goOnAlone } from '../acts/stop-sharing.ts'
import { fromBase64Url, toBase64Url } from '../keys/base64url.ts'
import { makeSecret, PROTOCOL } from '../keys/derive-keys.ts'
import { seal } from '../keys/seal.ts'
import { sealEntry } from '../log/entry.ts'
import { noteChanges } from './note-changes.ts'
import { contentKeyOf, type Parts } from './parts.ts'
import { undoChange } from './row-changes.ts'
import { listChanges, readSharing } from './sharing-store.ts'
import { syncNotebook } from './sync-notebook.ts'

let server: ServerModel
beforeEach(() => {
  server = stageServer()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('two carers', () => {
  it('share what each of them writes, and know each other', async () => {
    const { anna, ben } = await createPair()
    await write(anna, 'a', 'phones sleep downstairs')
    await syncNotebook(anna)
    await write(ben, 'b', 'no phones at tea')
    await syncNotebook(ben)
    await syncNotebook(anna)
    expect(read(anna)).toEqual({ a: { what: 'phones sleep downstairs' }, b: { what: 'no phones at tea' } })
    expect(read(ben)).toEqual(read(anna))
    expect(await carersIn(anna)).toEqual(['Annabella maker', 'Benedict editor'])
    expect(await carersIn(ben)).toEqual(['Annabella maker', 'Benedict editor'])
  })

  it('K13: a name turns no words around it, neither for whoever is asked in nor for the others', async () => {
    const [anna, ben] = [await createDevice(), await createDevice()]
    await startSharing(anna, '\u202eAnnabella')
    const { secret } = await invite(anna)
    const invitation = await lookAt(secret)
    expect(invitation.preview.names).toEqual(['Annabella'])
    await joinNotebook(async () => ben, invitation, { name: '\u2067Benedict', bring: true })
    await syncNotebook(anna)
    expect(await carersIn(anna)).toEqual(['Annabella maker', 'Benedict editor'])
    expect(await carersIn(ben)).toEqual(['Annabella maker', 'Benedict editor'])
  })

  it('K13: nor does a name in an invitation that another program made', async () => {
    const keys = await invitationKeys(makeSecret())
    const preview = { names: ['\u202eAnnabella'], notebook: 'n', signing: 's', hello: 'h' }
    const sealed = await seal(keys.preview, new TextEncoder().encode(JSON.stringify(preview)), `${PROTOCOL} preview`)
    expect(await openPreview(keys, toBase64Url(sealed))).toEqual({ ...preview, names: ['Annabella'] })
  })

  it('K9: carers of one name are told apart, on each device alike: whoever shuts one out must know which', async () => {
    const anna = await createDevice()
    await startSharing(anna, 'A carer')
    const [ben, cleo, dan] = [await createDevice(), await createDevice(), await createDevice()]
    for (const [device, name] of [
      [ben, 'A carer'],
      [cleo, 'a carer '],
      [dan, 'x'.repeat(40)],
    ] as const)
      await joinNotebook(async () => device, await lookAt((await invite(anna)).secret), { name, bring: true })
    for (const device of [anna, ben, cleo, dan]) {
      await syncNotebook(device)
      expect(await carersIn(device)).toEqual([
        'A carer maker',
        'A carer 2 editor',
        'a carer 3 editor',
        `${'x'.repeat(40)} editor`,
      ])
    }
    // Whoever comes back has the name again, and one that is long stays short enough for the next invitation.
    await goOnAlone(ben)
    await syncNotebook(anna)
    for (const name of ['A carer', 'x'.repeat(40)]) {
      const device = await createDevice()
      await joinNotebook(async () => device, await lookAt((await invite(anna)).secret), { name, bring: true })
    }
    await syncNotebook(anna)
    const { preview } = await lookAt((await invite(anna)).secret)
    expect(preview.names).toEqual(['A carer', 'a carer 3', 'x'.repeat(40), 'A carer 2', `${'x'.repeat(36)} 2`])
  })

  it('K2: an invitation is used once', async () => {
    const { secret } = await createPair()
    await expect(lookAt(secret)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('K3: what is on a device stays there unless somebody brings it along', async () => {
    const anna = await createDevice()
    await write(anna, 'a', 'of Anna')
    await startSharing(anna, 'Anna')
    const ben = await createDevice()
    const benStorage = globalThis.indexedDB
    await write(ben, 'private', 'CANARY of Ben')
    const open = await lookAt((await invite(anna)).secret)
    // What the page does: whoever opens it after it was put aside gets a new one.
    let current = ben
    const openParts = async () => current
    const putAside = ben.notebook.putAside
    ben.notebook.putAside = async () => {
      await putAside()
      globalThis.indexedDB = benStorage
      current = { ...ben, notebook: await createNotebook() }
    }
    await joinNotebook(openParts, open, { name: 'Ben', bring: false })
    await syncNotebook(anna)
    expect(read(current)).toEqual({ a: { what: 'of Anna' } })
    expect(read(anna)).toEqual({ a: { what: 'of Anna' } })
    await current.notebook.addAside()
    await syncNotebook(current)
    await syncNotebook(anna)
    expect(read(anna)).toHaveProperty('private')
    expect(await current.notebook.hasAside()).toBe(false)
  })

  it('K3: what a full device could not keep of the others is asked for again, also by the page after', async () => {
    const { anna, ben } = await createPair()
    await write(anna, 'a', 'phones sleep downstairs')
    await syncNotebook(anna)
    const add = IDBObjectStore.prototype.add
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...row) {
      if (this.name === 'updates') throw new DOMException('full', 'QuotaExceededError')
      return add.apply(this, row)
    })
    await syncNotebook(ben).catch(() => undefined)
    full.mockRestore()
    ben.notebook.close()
    const later = { ...ben, notebook: await createNotebook() }
    await syncNotebook(later)
    expect(read(later)).toEqual({ a: { what: 'phones sleep downstairs' } })
  })

  it.each([
    ['while it is sent', true],
    ['before it was sent', false],
  ])(
    'K3: what a device had no room for %s is there for the page after, and not with the others alone',
    async (_when, stays) => {
      const { anna, ben } = await createPair()
      const add = IDBObjectStore.prototype.add
      const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
        this: IDBObjectStore,
        ...row
      ) {
        if (this.name === 'updates') throw new DOMException('full', 'QuotaExceededError')
        return add.apply(this, row)
      })
      expect(await write(ben, 'b', 'no phones at tea')).toBe(false)
      if (!stays) full.mockRestore()
      await syncNotebook(ben).catch(() => undefined)
      full.mockRestore()
      ben.notebook.close()
      const later = { ...ben, notebook: await createNotebook() }
      await syncNotebook(later)
      expect(read(later)).toEqual({ b: { what: 'no phones at tea' } })
      await syncNotebook(anna)
      expect(read(anna)).toEqual(read(later))
    },
  )

  it('K15: whoever forgets the plan on a device while another tab there is just sending takes nothing from the others', async () => {
    const { anna, ben } = await createPair()
    await write(anna, 'a', 'phones sleep downstairs')
    await syncNotebook(anna)
    await syncNotebook(ben)
    await write(ben, 'b', 'no phones at tea')
    // The tab that sends hears of it in the middle, and its notebook is empty from then on.
    const { deriveKey } = crypto.subtle
    const deriving = vi.spyOn(crypto.subtle, 'deriveKey').mockImplementationOnce(async (...how) => {
      await ben.notebook.putAside()
      return deriveKey.apply(crypto.subtle, how)
    })
    await syncNotebook(ben).catch(() => undefined)
    expect(deriving).toHaveBeenCalled()
    deriving.mockRestore()
    await syncNotebook(anna)
    expect(read(anna)).toHaveProperty('a')
    // And the page that still stands open there sends nothing any more.
    expect(await syncNotebook(ben)).toBeNull()
  })

  it('K9: a changed lock shuts out whoever was in, and only the maker can change it', async () => {
    const { anna, ben } = await createPair()
    await expect(shutOut(ben, () => true)).rejects.toMatchObject({ code: 'forbidden' })
    await shutOut(anna, () => true)
    await write(anna, 'a', 'after the lock')
    await syncNotebook(anna)
    expect((await syncNotebook(ben))?.trouble).toBe('ended')
    expect(read(ben)).not.toHaveProperty('a')
    expect(await carersIn(anna)).toEqual(['Annabella maker'])
  })

  it('K4: one device is shut out alone; those who stay get the new key from the maker', async () => {
    const { anna, ben } = await createPair()
    const cleo = await createDevice()
    await joinNotebook(async () => cleo, await lookAt((await invite(ben)).secret), {
      name: 'Cleo',
      bring: true,
    })
    await syncNotebook(anna)
    const benId = (await readSharing(ben.store))?.keys.id
    await shutOut(anna, (id) => id === benId)
    await write(anna, 'a', 'after the lock')
    await syncNotebook(anna)
    await syncNotebook(cleo)
    expect(read(cleo)).toHaveProperty('a')
    expect((await syncNotebook(ben))?.trouble).toBe('ended')
    await write(cleo, 'c', 'of Cleo')
    await syncNotebook(cleo)
    await syncNotebook(anna)
    expect(read(anna)).toHaveProperty('c')
  })

  it('K9: a device that slept through two changes of the lock reads what was written under both', async () => {
    const { anna, ben } = await createPair()
    for (const line of ['first', 'second']) {
      await shutOut(anna, () => false)
      await write(anna, line, `${line} lock`)
      await syncNotebook(anna)
    }
    expect(await syncNotebook(ben)).toMatchObject({ trouble: null, putAside: 0 })
    expect(read(ben)).toEqual(read(anna))
    expect(Object.keys(read(ben))).toEqual(['first', 'second'])
  })

  it('K10: whoever deletes everything takes nothing away: each row can be brought back, and it is known who it was', async () => {
    const { anna, ben } = await createPair()
    await write(anna, 'a', 'phones sleep downstairs')
    await syncNotebook(anna)
    await syncNotebook(ben)
    await remove(ben, 'a')
    await syncNotebook(ben)
    await syncNotebook(anna)
    expect(read(anna)).toEqual({})
    const [last] = await listChanges(anna.store)
    expect(last?.author).toBe((await readSharing(ben.store))?.keys.id)
    await anna.notebook.change(() => last && undoChange(anna.notebook.document, last))
    expect(read(anna)).toEqual({ a: { what: 'phones sleep downstairs' } })
  })

  it('K10: a change can be undone for thirty days, and goes with the next one after them', async () => {
    const { anna } = await createPair()
    const writeAfter = async (days: number, row: string) => {
      await write(anna, row, 'a line')
      await syncNotebook({ ...anna, today: () => addDays(anna.today(), days) })
      return (await listChanges(anna.store)).map((change) => change.row)
    }
    expect(await writeAfter(0, 'a')).toEqual(['a'])
    expect(await writeAfter(30, 'b')).toEqual(['b', 'a'])
    expect(await writeAfter(31, 'c')).toEqual(['c', 'b'])
  })

  it('K10: nobody is said to have changed what they only read again after a reload', async () => {
    const { anna, ben } = await createPair()
    const first = new Doc()
    first.clientID = 1
    first.getMap('lines').set('a', new SharedMap([['what', 'phones sleep downstairs']]))
    await anna.notebook.change(() => applyUpdate(anna.notebook.document, encodeStateAsUpdate(first)))
    // A field that the row did not have when it was made, such as who promises it, written by a later page.
    await anna.notebook.change(() => {
      const row = anna.notebook.document.getMap<SharedMap<unknown>>('lines').get('a')
      row?.set('adults', true)
    })
    await syncNotebook(anna)
    const noted = await listChanges(anna.store)
    const reloaded = { ...anna, notebook: { ...anna.notebook, document: new Doc() } }
    applyUpdate(reloaded.notebook.document, encodeStateAsUpdate(anna.notebook.document))
    await noteChanges(reloaded, null)
    expect(await listChanges(anna.store)).toEqual(noted)
    await syncNotebook(ben)
  })

  it('K10: whoever goes on alone stands in nobody’s list any more', async () => {
    const { anna, ben } = await createPair()
    await goOnAlone(ben)
    await syncNotebook(anna)
    expect(await carersIn(anna)).toEqual(['Annabella maker'])
  })

  it('K10: going alone keeps everything here, also without a network', async () => {
    const { anna, ben } = await createPair()
    await write(anna, 'a', 'phones sleep downstairs')
    await syncNotebook(anna)
    await syncNotebook(ben)
    server.isDown = true
    await goOnAlone(ben)
    expect(read(ben)).toHaveProperty('a')
    expect(await readSharing(ben.store)).toBeNull()
  })
})

describe('a server that lies', () => {
  it('K8: an older copy is noticed, and nothing here is overwritten', async () => {
    const { anna, ben } = await createPair()
    const backup = server.save()
    await write(anna, 'a', 'newer than the backup')
    await syncNotebook(anna)
    await syncNotebook(ben)
    server.restore(backup)
    expect((await syncNotebook(ben))?.trouble).toBe('other-history')
    expect(read(ben)).toHaveProperty('a')
  })

  it.each([
    ['left out', (bodies: string[]) => bodies.slice(1)],
    ['in another order', (bodies: string[]) => bodies.toReversed()],
    ['twice', (bodies: string[]) => [...bodies.slice(0, 1), ...bodies]],
    ['changed', ([first = '', ...rest]: string[]) => [flip(first), ...rest]],
  ])('K7, K8: an entry that was %s is refused and said', async (_what, lie) => {
    const { anna, ben } = await createPair()
    for (const id of ['a', 'b']) {
      await write(anna, id, `line ${id}`)
      await syncNotebook(anna)
    }
    server.lie = lie
    const said = await syncNotebook(ben)
    expect(said?.trouble === 'other-history' || (said?.putAside ?? 0) > 0).toBe(true)
    expect(Object.keys(read(ben)).every((id) => read(anna)[id] !== undefined)).toBe(true)
  })

  it('somebody who signs with another name changes nothing, although the server passes it on', async () => {
    const { anna, ben } = await createPair()
    const [annas, bens] = [await sharingOf(anna), await sharingOf(ben)]
    const forged = new Doc()
    forged.getMap('lines').set('a', new SharedMap([['what', 'forged']]))
    const place = { notebook: bens.notebook, epoch: bens.epoch, number: bens.head.number + 1 }
    const key = (await contentKeyOf(bens, bens.epoch)) as CryptoKey
    const body = await sealEntry(key, bens.keys, place, bens.head.hash, {
      author: annas.keys.id,
      day: '2026-11-22',
      statements: [],
      isWhole: false,
      update: Uint8Array.from(encodeStateAsUpdate(forged)),
    })
    server.slipIn(toBase64Url(body))
    const said = await syncNotebook(anna)
    expect(read(anna)).toEqual({})
    expect(said).toMatchObject({ putAside: 1, trouble: null, head: { number: place.number } })
  })

  it('K7: an entry of another notebook is refused', async () => {
    const { anna } = await createPair()
    await write(anna, 'a', 'of the first')
    await syncNotebook(anna)
    const { body } = JSON.parse(server.save()).notebooks[0][1].updates[0]
    server.reset()
    const { ben } = await createPair()
    server.slipIn(body)
    expect((await syncNotebook(ben))?.trouble).toBe('other-history')
    expect(read(ben)).toEqual({})
  })

  it('K12: nothing that was written or said stands in what the server holds', async () => {
    const { anna, ben } = await createPair()
    await write(anna, 'a', 'CANARY of the line')
    await syncNotebook(anna)
    await syncNotebook(ben)
    const held = server.everything()
    for (const words of ['CANARY', NAMES.anna, NAMES.ben, 'lines']) {
      expect(held).not.toContain(words)
      expect(held).not.toContain(toBase64Url(new TextEncoder().encode(words)).slice(0, 6))
    }
  })
})

describe('any history', () => {
  const step = fc.record({
    device: fc.integer({ min: 0, max: 2 }),
    act: fc.constantFrom('write', 'remove', 'sync', 'lost answer'),
    line: fc.integer({ min: 0, max: 4 }),
  })

  it('ends the same on every device, with nothing lost that was kept', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        server.reset()
        const { anna, ben } = await createPair()
        const cleo = await createDevice()
        await joinNotebook(async () => cleo, await lookAt((await invite(anna)).secret), {
          name: 'Cleo',
          bring: true,
        })
        const devices = [anna, ben, cleo]
        let count = 0
        for (const { device, act, line } of steps) {
          const parts = devices[device] as Parts
          count += 1
          if (act === 'write') await write(parts, `line ${line}`, `words ${count}`)
          else if (act === 'remove') await remove(parts, `line ${line}`)
          else {
            server.losesAnswers = act === 'lost answer'
            await syncNotebook(parts).catch(() => undefined)
            server.losesAnswers = false
          }
        }
        for (const parts of [...devices, ...devices]) await syncNotebook(parts)
        for (const parts of devices) {
          expect(read(parts)).toEqual(read(anna))
          expect((await readSharing(parts.store))?.trouble).toBeNull()
          expect((await readSharing(parts.store))?.putAside).toBe(0)
        }
      }),
      { numRuns: 15 },
    )
  })
})

/** Changes one bit in the middle. */
function flip(body: string): string {
  const bytes = fromBase64Url(body)
  const at = Math.floor(bytes.length / 2)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return toBase64Url(bytes)
}
