// K17: a key that is kept with an account opens the plan on a new device, once, with its code; and what it opens the server never sees.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDevice, read, reopen, Silence, write } from '../../../../testing/sharing/devices.ts'
import { createServerModel, type ServerModel } from '../../../../testing/sharing/server-model.ts'
import { shutOut } from '../acts/change-lock.ts'
import { invite } from '../acts/invite.ts'
import { joinNotebook, lookAt } from '../acts/join-notebook.ts'
import { startSharing } from '../acts/start-sharing.ts'
import { carersOf, type Parts } from '../sync/parts.ts'
import { readSharing } from '../sync/sharing-store.ts'
import { syncNotebook } from '../sync/sync-notebook.ts'
import { findNewWays } from './find-new-ways.ts'
import { keepKeyWithAccount } from './keep-key.ts'
import { openKeptPlan } from './open-kept-plan.ts'
import { makeCode, readCode } from './recovery-code.ts'
import { spendKeyAgain } from './spend-key.ts'

const NAMES = { own: 'Annabella', key: 'Annabella (key)' }

/** What the server keeps with one account. */
let account: { sealed: string; refusal: string } | null
let newWay: { on: string; opensOn: string } | null
let refusesToKeep: boolean
/** What does not arrive when a key is used up. */
let lost: 'question' | 'answer' | null
let isRefusedMeanwhile: boolean
let server: ServerModel

beforeEach(() => {
  account = null
  newWay = null
  refusesToKeep = false
  lost = null
  isRefusedMeanwhile = false
  server = createServerModel()
  vi.stubGlobal('BroadcastChannel', Silence)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.startsWith('/api/kept-key') ? answerAccount(url, JSON.parse(String(init.body))) : server.fetch(url, init),
  )
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function answerAccount(url: string, body: { sealed: string; refusal: string }): Promise<Response> {
  const none = Response.json({ message: '', key: 'kept_key_answers_none' }, { status: 404 })
  if (url === '/api/kept-key/ask') return Response.json({ newWay: account && newWay })
  if (url === '/api/kept-key/open') return account === null ? none : Response.json({ sealed: account.sealed })
  if (url === '/api/kept-key/refuse') {
    if (lost === 'question') throw new TypeError('Failed to fetch')
    if (account === null || isRefusedMeanwhile) return none
    account = null
    if (lost === 'answer') throw new TypeError('Failed to fetch')
    return Response.json({})
  }
  if (refusesToKeep) return Response.json({ message: '', key: 'kept_key_answers_one_already' }, { status: 409 })
  account = body
  return Response.json({})
}

async function namesOf({ store }: Parts): Promise<string[]> {
  const sharing = await readSharing(store)
  if (sharing === null) return []
  return [...(await carersOf(sharing)).all.values()].filter(({ isIn }) => isIn).map(({ name }) => name)
}

test('K17: a new device with the code has the plan, writes into it, and the key is used up', async () => {
  const anna = await createDevice()
  await write(anna, 'a', 'CANARY phones sleep downstairs')
  const code = await keepKeyWithAccount(anna, NAMES)
  expect(await namesOf(anna)).toEqual(['Annabella', 'Annabella (key)'])
  expect(JSON.stringify(account)).not.toContain(readCode(code))
  const openParts = reopen(await createDevice())
  await openKeptPlan(openParts, { code: ` ${code.toLowerCase().replaceAll('-', ' ')} `, bring: false })
  const phone = await openParts()
  expect(read(phone)).toEqual({ a: { what: 'CANARY phones sleep downstairs' } })
  await write(phone, 'b', 'from the new phone')
  await syncNotebook(phone)
  await syncNotebook(anna)
  expect(read(anna)).toHaveProperty('b')
  expect(account).toBeNull()
  const third = await createDevice()
  await expect(openKeptPlan(async () => third, { code, bring: true })).rejects.toMatchObject({ code: 'not_found' })
  expect(await readSharing(third.store)).toBeNull()
})

test('K17: with another code nothing opens, nothing changes and the key stays', async () => {
  const anna = await createDevice()
  await keepKeyWithAccount(anna, NAMES)
  const phone = await createDevice()
  await write(phone, 'mine', 'stays here')
  const openWith = (code: string) => openKeptPlan(async () => phone, { code, bring: false })
  await expect(openWith(makeCode())).rejects.toMatchObject({ said: 'share_key_code_wrong' })
  await expect(openWith('K7QD')).rejects.toMatchObject({ said: 'share_key_code_length' })
  expect(account).not.toBeNull()
  expect(read(phone)).toEqual({ mine: { what: 'stays here' } })
})

test('K17: where the answer to using it up is lost, the new device has the plan all the same, and asks again', async () => {
  const anna = await createDevice()
  await write(anna, 'a', 'phones sleep downstairs')
  const code = await keepKeyWithAccount(anna, NAMES)
  const openParts = reopen(await createDevice())
  lost = 'answer'
  await openKeptPlan(openParts, { code, bring: false })
  const phone = await openParts()
  expect(account).toBeNull()
  expect(read(phone)).toEqual({ a: { what: 'phones sleep downstairs' } })
  lost = null
  expect(await readSharing(phone.store)).toHaveProperty('keyToSpend')
  await spendKeyAgain(phone)
  expect(await readSharing(phone.store)).not.toHaveProperty('keyToSpend')
})

test('K17: where it was never asked, it is used up as soon as there is a network again', async () => {
  const code = await keepKeyWithAccount(await createDevice(), NAMES)
  const phone = await createDevice()
  lost = 'question'
  await openKeptPlan(async () => phone, { code, bring: true })
  await expect(spendKeyAgain(phone)).rejects.toMatchObject({ code: 'unavailable' })
  expect(account).not.toBeNull()
  lost = null
  await spendKeyAgain(phone)
  expect(account).toBeNull()
  expect(await readSharing(phone.store)).not.toHaveProperty('keyToSpend')
})

test('K17: where it was used up or refused in between, what was put aside is the plan of this device again', async () => {
  const anna = await createDevice()
  const code = await keepKeyWithAccount(anna, NAMES)
  const phone = await createDevice()
  await write(phone, 'mine', 'stays here')
  const openParts = reopen(phone)
  isRefusedMeanwhile = true
  await expect(openKeptPlan(openParts, { code, bring: false })).rejects.toMatchObject({ code: 'not_found' })
  const current = await openParts()
  expect(current).not.toBe(phone)
  expect(read(current)).toEqual({ mine: { what: 'stays here' } })
  expect(await readSharing(current.store)).toBeNull()
})

test('K17: every device that shares the plan learns of a new way into the account, and can refuse', async () => {
  const anna = await createDevice()
  await keepKeyWithAccount(anna, NAMES)
  expect(await findNewWays(anna)).toEqual([])
  newWay = { on: '2026-11-21', opensOn: '2026-11-28' }
  const [found, ...more] = await findNewWays(anna)
  expect(more).toEqual([])
  expect(found).toMatchObject({ name: 'Annabella (key)', ...newWay })
  expect(await findNewWays(await createDevice())).toEqual([])
  // What was shut out opens nothing any more: nobody need be warned of it.
  await shutOut(anna, () => true)
  expect(await findNewWays(anna)).toEqual([])
})

test('K9, K17: the lock shuts a kept key out like any device, and it says so and is not used up', async () => {
  const anna = await createDevice()
  const code = await keepKeyWithAccount(anna, NAMES)
  await shutOut(anna, () => true)
  const phone = await createDevice()
  const opening = openKeptPlan(async () => phone, { code, bring: true })
  await expect(opening).rejects.toMatchObject({ said: 'share_key_shut' })
  expect(await readSharing(phone.store)).toBeNull()
})

test('K9, K17: whoever is shut out does not come back by a key they kept; the keys of others stay', async () => {
  const anna = await createDevice()
  const annasCode = await keepKeyWithAccount(anna, NAMES)
  const annasKey = account
  const { secret } = await invite(anna, 'editor')
  const ben = await createDevice()
  await joinNotebook(async () => ben, await lookAt(secret), { name: 'Benedict', bring: true })
  await syncNotebook(anna)
  const bensCode = await keepKeyWithAccount(ben, { own: 'Benedict', key: 'Benedict (key)' })
  await syncNotebook(anna)
  const bens = (await readSharing(ben.store))?.keys.id
  await shutOut(anna, (id) => id === bens)
  expect(await namesOf(anna)).toEqual(['Annabella', 'Annabella (key)'])
  const opening = openKeptPlan(createDevice, { code: bensCode, bring: true })
  await expect(opening).rejects.toMatchObject({ said: 'share_key_shut' })
  account = annasKey
  const phone = await createDevice()
  await openKeptPlan(async () => phone, { code: annasCode, bring: true })
  expect((await readSharing(phone.store))?.trouble).toBeNull()
})

test('K17: it opens the plan behind a lock that was changed for somebody else', async () => {
  const anna = await createDevice()
  await startSharing(anna, NAMES.own)
  const code = await keepKeyWithAccount(anna, NAMES)
  await shutOut(anna, () => false)
  await write(anna, 'later', 'behind the next lock')
  await syncNotebook(anna)
  const phone = await createDevice()
  await openKeptPlan(async () => phone, { code, bring: true })
  await syncNotebook(phone)
  expect(read(phone)).toHaveProperty('later')
})

test('K17: a key that could not be kept leaves nobody in', async () => {
  const anna = await createDevice()
  refusesToKeep = true
  await expect(keepKeyWithAccount(anna, NAMES)).rejects.toMatchObject({ code: 'conflict' })
  await syncNotebook(anna)
  expect(await namesOf(anna)).toEqual(['Annabella'])
})

test('K17: a code has 120 random bits and is read as people write it', () => {
  const codes = Array.from({ length: 200 }, makeCode)
  expect(new Set(codes).size).toBe(200)
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(new Set(codes.join('')).size).toBe(33)
  expect(readCode('o0il LLLL 1111-abcd_EFGH.jkmn')).toBe('001111111111ABCDEFGHJKMN')
  expect(readCode('001111111111ABCDEFGHJKMU')).toBeNull()
  expect(readCode('001111111111ABCDEFGHJKM')).toBeNull()
})
