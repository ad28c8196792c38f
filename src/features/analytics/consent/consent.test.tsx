// The choice about cookies. Undecided, accepted, essential only; the banner's moment and where it stays away.

import * as fc from 'fast-check'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConsent, mayCount, parseConsent } from '#src/web/storage/consent.ts'
import { track } from '#src/web/track.ts'
import { act, cleanup, fireEvent, render, screen } from '../../../../testing/runner/render.tsx'
import { ConsentBanner, type UndisturbedPage } from './consent-banner.tsx'
import { ConsentProvider, useConsent } from './consent-context.tsx'
import { CookiePanel } from './cookie-panel.tsx'

const KEY = 'cookieConsent'
const NOW = new Date('2026-11-20T20:00:00Z')
const keep = (value: unknown) => localStorage.setItem(KEY, typeof value === 'string' ? value : JSON.stringify(value))

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ gaMeasurementId: null, feedbackFormUrl: null, googleSignIn: false })),
  )
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Shows a page. */
async function show(path = '/', element = <ConsentBanner />, handle?: UndisturbedPage): Promise<void> {
  const router = createMemoryRouter([{ path: '*', element, handle }], { initialEntries: [path] })
  render(
    <ConsentProvider>
      <RouterProvider router={router} />
    </ConsentProvider>,
  )
  await act(async () => {})
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const banner = () => screen.queryByRole('dialog', { name: 'Your choice about cookies' })

test('the banner comes after a second, and either choice is kept and ends it', async () => {
  await show()
  await pass(999)
  expect(banner()).toBeNull()
  await pass(2)
  expect(banner()).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Essential Only' }))
  expect(banner()).toBeNull()
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
    essential: true,
    analytics: false,
    timestamp: '2026-11-20T20:00:01.001Z',
    version: '1.0',
  })
  expect(mayCount()).toBe(false)
  await pass(60_000)
  expect(banner()).toBeNull()
})

test('after the choice the focus is where it was before the question', async () => {
  const opener = document.body.appendChild(document.createElement('button'))
  await show()
  opener.focus()
  await pass(1_001)
  const essential = screen.getByRole('button', { name: 'Essential Only' })
  essential.focus()
  fireEvent.click(essential)
  expect(document.activeElement).toBe(opener)
  opener.remove()
})

test('both choices look the same and have the same weight', async () => {
  await show()
  await pass(1_001)
  const [essential, all] = ['Essential Only', 'Accept All'].map((name) => screen.getByRole('button', { name }))
  expect(essential?.className).toBe(all?.className)
  expect(essential?.tabIndex).toBe(all?.tabIndex)
  expect(screen.queryAllByRole('checkbox')).toEqual([])
})

test('Escape and a press beside the dialog are no choice', async () => {
  await show()
  await pass(1_001)
  const dialog = banner() as HTMLElement
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.click(dialog)
  dialog.removeAttribute('open')
  fireEvent(dialog, new Event('close'))
  expect(dialog.hasAttribute('open')).toBe(true)
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('there is no banner on a page that says so', async () => {
  await show('/help', <ConsentBanner />, { undisturbed: () => true })
  await pass(60_000)
  expect(banner()).toBeNull()
})

test.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['a pointer that moves', () => fireEvent.pointerMove(document.body)],
  ['a finger that moves', () => fireEvent.touchMove(document.body)],
  ['a wheel', () => fireEvent.wheel(document.body)],
  ['a scroll', () => fireEvent.scroll(document)],
])('after %s the banner waits for 5 s without another', async (_sign, act_) => {
  await show()
  await pass(900)
  act_()
  await pass(4_000)
  act_()
  await pass(4_900)
  expect(banner()).toBeNull()
  await pass(400)
  expect(banner()).not.toBeNull()
})

test("a visitor who scrolled before the banner's script ran may read for 5 s", async () => {
  vi.stubGlobal('scrollY', 300)
  await show()
  await pass(4_900)
  expect(banner()).toBeNull()
  await pass(400)
  expect(banner()).not.toBeNull()
})

test('the banner waits while a field is in use, and comes afterwards', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  await show()
  field.focus()
  await pass(30_000)
  expect(banner()).toBeNull()
  field.blur()
  await pass(300)
  expect(banner()).not.toBeNull()
  field.remove()
})

test('the banner waits while another dialog is open', async () => {
  const other = document.body.appendChild(document.createElement('dialog'))
  other.setAttribute('open', '')
  await show()
  await pass(30_000)
  expect(banner()).toBeNull()
  other.remove()
  await pass(300)
  expect(banner()).not.toBeNull()
})

test('a kept choice is restored and the banner stays away', async () => {
  keep(createConsent(true, NOW))
  await show()
  await pass(60_000)
  expect(banner()).toBeNull()
  expect(mayCount()).toBe(true)
})

test('a damaged record, or one of another version, means undecided', () => {
  const good = createConsent(true, NOW)
  expect(parseConsent(JSON.stringify(good))).toEqual(good)
  for (const bad of [
    { ...good, version: '0.9' },
    { ...good, version: 1 },
    { ...good, essential: false },
    { ...good, analytics: 'true' },
    { ...good, analytics: 1 },
    { ...good, timestamp: 'yesterday' },
    { analytics: true },
    [good],
    null,
    true,
  ]) {
    expect(parseConsent(JSON.stringify(bad)), JSON.stringify(bad)).toBeNull()
  }
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseConsent(text) === null))
})

test('events are sent only while the choice is exactly true, and stop when it is withdrawn', async () => {
  const fetched = vi.mocked(fetch)
  for (const value of ['true', '{}', { analytics: true }, { ...createConsent(true, NOW), analytics: 1 }]) {
    keep(value)
    track({ event: 'sign_up' })
  }
  keep(createConsent(false, NOW))
  track({ event: 'sign_up' })
  expect(fetched).not.toHaveBeenCalled()

  localStorage.setItem('authToken', 'a.b.c')
  keep(createConsent(true, NOW))
  track({ event: 'sign_up' })
  expect(fetched).toHaveBeenCalledOnce()
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/api/analytics/events')
  expect(JSON.parse(String(init?.body))).toEqual({ event: 'sign_up' })
  expect(JSON.stringify(init), 'the count does not know who it is').not.toContain('a.b.c')

  keep(createConsent(false, NOW))
  track({ event: 'sign_up' })
  expect(fetched).toHaveBeenCalledOnce()
})

test('the panel says what the choice is and changes it at once', async () => {
  await show('/privacy', <CookiePanel />)
  screen.getByText('Not set')
  fireEvent.click(screen.getByRole('button', { name: 'Manage' }))
  screen.getByText('Analytics: disabled')
  fireEvent.click(screen.getByRole('button', { name: 'Accept All' }))
  screen.getByText('All cookies accepted')
  screen.getByText('Analytics: enabled')
  fireEvent.click(screen.getByRole('button', { name: 'Essential Only' }))
  screen.getByText('Essential cookies only')
  screen.getByText('Analytics: disabled')
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(screen.queryByRole('button', { name: 'Accept All' })).toBeNull()
})

test('a choice made in another tab holds here too', async () => {
  await show('/privacy', <CookiePanel />)
  keep(createConsent(true, NOW))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
  screen.getByText('All cookies accepted')
})

test('a browser that keeps nothing: the choice holds for this visit', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await show('/privacy', <CookiePanel />)
  fireEvent.click(screen.getByRole('button', { name: 'Manage' }))
  fireEvent.click(screen.getByRole('button', { name: 'Accept All' }))
  screen.getByText('All cookies accepted')
  expect(mayCount()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Essential Only' }))
  expect(mayCount()).toBe(false)
})

test('using the choice outside its provider throws', () => {
  function Lost() {
    useConsent()
    return null
  }
  expect(() => render(<Lost />)).toThrow('useConsent must be used inside a ConsentProvider.')
  // React reports the error as well; that is what this test asked for.
  vi.mocked(console.error).mockClear()
})
