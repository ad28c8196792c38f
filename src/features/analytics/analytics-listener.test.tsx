// A visit adds one to the day's count, and only for a visitor who agreed.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConsentProvider } from '#src/features/analytics/consent/consent-context.tsx'
import { trackedButton } from '#src/shared/tracked-buttons.ts'
import { chooseConsent } from '#src/web/storage/consent.ts'
import { Button } from '#src/web/ui/button.tsx'
import { act, fireEvent, render, screen } from '../../../testing/runner/render.tsx'
import { AnalyticsListener } from './analytics-listener.tsx'

const NOW = new Date('2026-11-20T20:00:00Z')

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({})),
  )
})

afterEach(() => vi.unstubAllGlobals())

const choose = (analytics: boolean) => act(() => chooseConsent(analytics, NOW))

function openPage(referrer: string): void {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  render(
    <ConsentProvider>
      <AnalyticsListener />
    </ConsentProvider>,
  )
}

const sent = () => vi.mocked(fetch).mock.calls.map(([, init]) => init?.body)

test('a visit is counted once after the choice, and says nothing else', () => {
  choose(false)
  openPage('https://search.example/?q=blackmail')
  expect(sent()).toEqual([])
  choose(true)
  choose(false)
  choose(true)
  expect(sent()).toEqual(['{"event":"visit"}'])
})

test('a page that was loaded from another one of ours is the same visit', () => {
  choose(true)
  openPage(`${location.origin}/help`)
  expect(sent()).toEqual([])
})

test('an address that only begins like ours is another place', () => {
  choose(true)
  openPage(`${location.origin}.example/help`)
  expect(sent()).toEqual(['{"event":"visit"}'])
})

test('a press of a busy button, or of one without a name, is not counted', () => {
  choose(true)
  openPage(`${location.origin}/help`)
  const buttons = (busy: boolean) => (
    <>
      <Button busy={busy} {...trackedButton('newsletter', 'home')}>
        Send
      </Button>
      <Button>Other</Button>
    </>
  )
  const { rerender } = render(buttons(false))
  for (const name of ['Send', 'Other']) fireEvent.click(screen.getByRole('button', { name }))
  rerender(buttons(true))
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent()).toEqual(['{"event":"button_click","name":"newsletter","location":"home"}'])
})
