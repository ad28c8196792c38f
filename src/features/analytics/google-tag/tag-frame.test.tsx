// Which visitors Google may count.

import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createConsent } from '#src/web/storage/consent.ts'
import { act, cleanup, render } from '../../../../testing/runner/render.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const NOW = new Date('2026-11-20T20:00:00Z')

async function show(google: boolean): Promise<HTMLElement> {
  localStorage.setItem('cookieConsent', JSON.stringify(createConsent(true, NOW, google)))
  const ask = vi.fn(async () => Response.json({ gaMeasurementId: 'G-1' }))
  vi.stubGlobal('fetch', ask)
  const { default: TagFrame } = await import('./tag-frame.tsx')
  const page = render(<TagFrame />, { wrapper: MemoryRouter }).container
  await vi.waitFor(() => expect(page.querySelector('iframe') !== null || !google).toBe(true))
  return page
}

test('Google counts who accepted when it was named', async () => {
  expect((await show(true)).querySelector('iframe')).not.toBeNull()
})

test('Google is gone as soon as another tab holds the key of a shared plan', async () => {
  const page = await show(true)
  localStorage.setItem('sharesPlan', 'yes')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sharesPlan' })))
  expect(page.querySelector('iframe')).toBeNull()
})

test('a visitor who accepted before an operator set Google up is not counted by Google', async () => {
  const page = await show(false)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(page.querySelector('iframe')).toBeNull()
})

test('an event from before the tag could listen reaches it', async () => {
  localStorage.setItem('cookieConsent', JSON.stringify(createConsent(true, NOW, true)))
  vi.stubGlobal('fetch', async () => Response.json({ gaMeasurementId: 'G-1' }))
  const { onTrack, track } = await import('#src/web/track.ts')
  track({ event: 'page_view', page: '/roadmap' })
  const heard = vi.fn()
  onTrack(heard)
  expect(heard.mock.calls).toEqual([[{ event: 'page_view', page: '/roadmap' }]])
})
