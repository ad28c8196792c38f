// The log of acts as an owner reads it: each line whole, and what was read stays.

import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import DeskLogPage from './desk-log-page.tsx'

const DAY = '2026-11-20'
const LINE = { number: 7, at: `${DAY}T20:00:00Z`, who: 'anna@desk.example', act: 'export-ideas' }

afterEach(() => vi.unstubAllGlobals())

test('L9: of an export of one day both its ends stand there', async () => {
  const lines = [{ ...LINE, about: { from: DAY, to: DAY, rows: 3 } }]
  vi.stubGlobal('fetch', async () => Response.json({ lines, more: false }))
  render(<DeskLogPage />)
  expect(await screen.findAllByText(DAY)).toHaveLength(2)
})

test('L9: where older lines do not come, those that did stay, and may be asked for again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const older = { ...LINE, number: 6, act: 'login', about: { how: 'code' } }
  const answers = [
    Response.json({ lines: [{ ...LINE, about: {} }], more: true }),
    new Response('', { status: 500 }),
    Response.json({ lines: [older], more: false }),
  ]
  vi.stubGlobal('fetch', async () => answers.shift())
  render(<DeskLogPage />)
  const more = await screen.findByRole('button')
  await userEvent.click(more)
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  screen.getByText('anna@desk.example')
  await userEvent.click(more)
  await screen.findByText('code')
  expect(screen.getByRole('alert').textContent).toBe('')
})
