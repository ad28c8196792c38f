// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { Blob as NodeBlob } from 'node:buffer'
import { expect, test, vi } from 'vitest'
import { createNotebook } from '#src/features/family/notebook/notebook.ts'
import { createServerModel } from '../../../../../testing/sharing/server-model.ts'
import { letDevicesActAtOnce } from '../../../../../testing/sharing/stage-server.ts'
import { carersOf, type Parts } from '../sync/parts.ts'
import { openSharingStore, readSharing } from '../sync/sharing-store.ts'
import { syncNotebook } from '../sync/sync-notebook.ts'
import { endInvitations, openInvitations } from './end-invitations.ts'
import { invite } from './invite.ts'
import { lookAt } from './join-notebook.ts'
import { startSharing } from './start-sharing.ts'

async function countOpen({ store }: Parts): Promise<number> {
  const sharing = await readSharing(store)
  return sharing === null ? 0 : openInvitations(sharing, await carersOf(sharing)).length
}

test('K2: an invitation that this device has ended opens nothing, is known to be ended here, and says nothing of a later one', async () => {
  // The one of jsdom has no streams.
  vi.stubGlobal('Blob', NodeBlob)
  vi.stubGlobal('fetch', createServerModel().fetch)
  letDevicesActAtOnce()
  const notebook = await createNotebook()
  const store = await openSharingStore()
  const startTrial = () => ({ isHarmless: async () => true, end() {} })
  const parts: Parts = { notebook, store, startTrial, today: () => '2026-11-22' }
  await startSharing(parts, 'Anna')
  const { secret } = await invite(parts)
  await invite(parts)
  expect(await countOpen(parts)).toBe(2)
  await endInvitations(parts)
  await expect(lookAt(secret)).rejects.toMatchObject({ code: 'not_found' })
  await syncNotebook(parts)
  expect(await countOpen(parts)).toBe(0)
  await invite(parts)
  expect(await countOpen(parts)).toBe(1)
  vi.unstubAllGlobals()
  notebook.close()
})
