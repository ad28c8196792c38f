// A choice about cookies records whether the question named Google: a visitor cannot agree to what was not named.

import { afterEach, expect, test, vi } from 'vitest'
import { act, cleanup, fireEvent, render, screen } from '../../../../testing/runner/render.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.resetModules()
  document.body.replaceChildren()
})

const kept = () => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null') as Record<string, unknown> | null
const withGoogle = async () => Response.json({ gaMeasurementId: 'G-1' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function ask(settings: () => Promise<Response>): Promise<void> {
  vi.stubGlobal('fetch', settings)
  const { ConsentProvider } = await import('./consent-context.tsx')
  const { ConsentQuestion } = await import('./consent-banner.tsx')
  const { MemoryRouter } = await import('react-router')
  render(
    <ConsentProvider>
      <MemoryRouter>
        <ConsentQuestion />
      </MemoryRouter>
    </ConsentProvider>,
  )
}

test('who accepts once Google was named agreed to Google, and the record says so', async () => {
  await ask(withGoogle)
  await screen.findByText(/Google Analytics/)
  press('Accept All')
  expect(kept()).toMatchObject({ analytics: true, google: true })
})

test('accepting before the server names Google agrees to our own count only', async () => {
  await ask(() => new Promise(() => {}))
  press('Accept All')
  expect(kept()).toMatchObject({ analytics: true })
  expect(kept()).not.toHaveProperty('google')
})

test('a choice of essential cookies only is no consent to Google, named or not', async () => {
  await ask(withGoogle)
  await screen.findByText(/Google Analytics/)
  press('Essential Only')
  expect(kept()).not.toHaveProperty('google')
})

test('the panel on the privacy page, which replaces the question, names Google too', async () => {
  vi.stubGlobal('fetch', withGoogle)
  const { ConsentProvider } = await import('./consent-context.tsx')
  const { CookiePanel } = await import('./cookie-panel.tsx')
  render(
    <ConsentProvider>
      <CookiePanel />
    </ConsentProvider>,
  )
  press('Manage')
  await screen.findByText(/Google Analytics/)
  act(() => press('Accept All'))
  expect(kept()).toMatchObject({ analytics: true, google: true })
  act(() => press('Essential Only'))
  expect(kept()).not.toHaveProperty('google')
})
