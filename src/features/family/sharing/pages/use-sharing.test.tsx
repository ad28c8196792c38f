// K3: a page that stands there while another tab of this device joins a plan, or begins to share its own.
import { Blob as NodeBlob } from 'node:buffer'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { createNotebook, openNotebook } from '#src/features/family/notebook/notebook.ts'
import { store } from '#src/web/storage/storage.ts'
import { act, render, renderHook, screen, waitFor } from '../../../../../testing/runner/render.tsx'
import { makeDevice, nothingShared } from '../acts/start-sharing.ts'
import { PlanShared } from '../plan-shared.tsx'
import { beginSharing, openSharingStore } from '../sync/sharing-store.ts'
import { useSharing } from './use-sharing.ts'

vi.mock(import('../sync/keep-in-step.ts'), () => ({ keepInStep: () => () => undefined }))
vi.mock(import('./plan-in-step.tsx'), () => ({ default: () => <p>In step</p> }))

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  // The one of jsdom has no streams.
  vi.stubGlobal('Blob', NodeBlob)
})

/** As the browser tells the other tabs. */
const tellOfSharing = () =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'sharesPlan' })))

test('K3: the page of sharing goes on with the plan that another tab joins, and knows that it is shared', async () => {
  const { result } = renderHook(useSharing)
  await waitFor(() => expect(result.current).toMatchObject({ shared: null }))
  const own = await openNotebook()
  const otherTab = await createNotebook()
  await otherTab.putAside()
  const joined = await createNotebook()
  await waitFor(async () => expect(await openNotebook()).not.toBe(own))
  const { device: _said, ...keys } = await makeDevice('Ben')
  const sharing = { ...nothingShared(), ...keys, notebook: 'a-notebook', epochs: [], unsaid: [] }
  await beginSharing(await openSharingStore(), sharing)
  await tellOfSharing()
  await waitFor(() => expect(result.current).toMatchObject({ shared: { sharing: { notebook: 'a-notebook' } } }))
  const { parts } = result.current as { parts: { notebook: object } }
  expect(parts.notebook).toBe(await openNotebook())
  for (const notebook of [otherTab, joined]) notebook.close()
})

test('K3: a page of the plan keeps in step from the moment in which another tab has begun to share it', async () => {
  render(<PlanShared />)
  expect(screen.queryByText('In step')).toBeNull()
  store('sharesPlan', 'yes')
  await tellOfSharing()
  await screen.findByText('In step')
})
