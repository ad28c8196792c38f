// K2, K3: an invitation is made where a plan is shared, and joining that does not come about leaves everything as it was.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDevice, createPair, read, reopen, sharingOf, write } from '../../../../../testing/sharing/devices.ts'
import type { ServerModel } from '../../../../../testing/sharing/server-model.ts'
import { letDevicesActAtOnce, stageServer } from '../../../../../testing/sharing/stage-server.ts'
import { fromBase64Url, toBase64Url } from '../keys/base64url.ts'
import { deriveBytes, deriveSealKey, makeSecret, PROTOCOL } from '../keys/derive-keys.ts'
import { open, seal } from '../keys/seal.ts'
import { hashKey } from '../sync/notebook-requests.ts'
import { readSharing } from '../sync/sharing-store.ts'
import { sealHello } from './hello.ts'
import { invitationKeys, invite, openParcel, openPreview } from './invite.ts'
import { joinNotebook, lookAt } from './join-notebook.ts'

let server: ServerModel
beforeEach(() => {
  server = stageServer()
  letDevicesActAtOnce()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([true, false])(
  'who comes too late keeps their own plan, as it was (to be brought along: %s)',
  async (bring) => {
    const { anna } = await createPair()
    const invitation = await lookAt((await invite(anna)).secret)
    const [first, late] = [await createDevice(), await createDevice()]
    await joinNotebook(async () => first, invitation, { name: 'First', bring: true })
    await write(late, 'mine', 'stays here')
    const openParts = reopen(late)
    await expect(joinNotebook(openParts, invitation, { name: 'Late', bring })).rejects.toMatchObject({
      code: 'conflict',
    })
    const after = await openParts()
    expect(read(after)).toEqual({ mine: { what: 'stays here' } })
    expect(await after.notebook.hasAside()).toBe(false)
    expect(await readSharing(after.store)).toBeNull()
  },
)

test('who shares a plan already joins no other one', async () => {
  const { ben, anna } = await createPair()
  const invitation = await lookAt((await invite(anna)).secret)
  const joining = joinNotebook(async () => ben, invitation, { name: 'Ben', bring: true })
  await expect(joining).rejects.toMatchObject({ code: 'conflict', said: 'share_shared_already' })
})

test('a link that was cut is a dead one', async () => {
  await expect(lookAt('!')).rejects.toMatchObject({ code: 'not_found', said: 'share_link_dead' })
})

test('a device cannot read its own keys out of the browser', async () => {
  const { anna, ben } = await createPair()
  for (const parts of [anna, ben]) {
    const { signing, agreeing } = (await sharingOf(parts)).keys
    expect([signing.privateKey.extractable, agreeing.privateKey.extractable]).toEqual([false, false])
  }
})

test('nobody invites into a plan that is not shared, or that takes nothing more', async () => {
  const lonely = invite(await createDevice())
  await expect(lonely).rejects.toMatchObject({ code: 'conflict', said: 'share_not_shared' })
  const { anna } = await createPair()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url.endsWith('/updates') && init.method === 'POST'
      ? Response.json({ message: 'Full.' }, { status: 413 })
      : server.fetch(url, init),
  )
  const before = JSON.parse(server.save()).invitations.length
  await expect(invite(anna)).rejects.toMatchObject({ code: 'conflict', said: 'share_not_shared' })
  expect(JSON.parse(server.save()).invitations).toHaveLength(before)
})

test('K6: what comes out of the secret of an invitation, and what opens by it, is what it always was', async () => {
  const secret = makeSecret()
  const keys = await invitationKeys(secret)
  const key = await deriveBytes(secret, 'invitation')
  expect([keys.key, keys.hash]).toEqual([toBase64Url(key), await hashKey(key)])
  const sealed = async (purpose: 'preview' | 'parcel', words: object) =>
    toBase64Url(
      await seal(
        await deriveSealKey(secret, purpose),
        new TextEncoder().encode(JSON.stringify(words)),
        `${PROTOCOL} ${purpose}`,
      ),
    )
  const preview = { names: ['Anna'], notebook: 'n', signing: 's', hello: 'h' }
  expect(await openPreview(keys, await sealed('preview', preview))).toEqual(preview)
  const parcel = { epochs: [{ epoch: 1, secret: 'x' }], made: { text: 't', signature: 's' } }
  expect(await openParcel(keys, await sealed('parcel', parcel))).toEqual(parcel)
})

test('K7: a greeting is sealed for its plan', async () => {
  const secret = makeSecret()
  const joined = { text: 't', signature: 's' }
  const hello = fromBase64Url(await sealHello(toBase64Url(secret), 'our-notebook', joined))
  const key = await deriveSealKey(secret, 'hello')
  const words = await open(key, hello, `${PROTOCOL} hello our-notebook`)
  expect(JSON.parse(new TextDecoder().decode(words))).toEqual(joined)
})
