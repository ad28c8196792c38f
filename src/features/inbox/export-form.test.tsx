// Saving a table asks for a code; days the wrong way round are told, and stay as they were typed.

import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fireEvent, render, screen } from '../../../testing/runner/render.tsx'
import { ExportForm } from './export-form.tsx'

beforeAll(() => {
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:file'), revokeObjectURL: vi.fn() })
})
afterEach(() => vi.unstubAllGlobals())

const fill = (from: string, to: string) => {
  fireEvent.change(screen.getByLabelText('From'), { target: { value: from } })
  fireEvent.change(screen.getByLabelText('To'), { target: { value: to } })
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }))
}

test('the days leave as they were chosen, with a code, and then the file is saved', async () => {
  const ask = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ csv: 'day,idea', rows: 3 }))
  vi.stubGlobal('fetch', ask)
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  render(<ExportForm kind="idea" />)
  fill('2026-11-01', '2026-11-23')
  screen.getByText(/^You save all rows from 1 November 2026 to 23 November 2026\./)
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm', hidden: true }))
  await screen.findByText('Rows in the file: 3')
  const asked = JSON.parse(ask.mock.calls[0]?.[1].body as string)
  expect(asked).toEqual({ kind: 'idea', from: '2026-11-01', to: '2026-11-23', code: '123456' })
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('idea-2026-11-01-2026-11-23.csv')
  click.mockRestore()
})

test('days the wrong way round send no request', () => {
  render(<ExportForm kind="idea" />)
  fill('2026-11-23', '2026-11-01')
  screen.getByText('The first day comes after the last one. Turn them round.')
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-11-23')
})

test('the days stand in the sentence as they were chosen, west of London too', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  render(<ExportForm kind="idea" />)
  fill('2026-11-01', '2026-11-23')
  screen.getByText(/^You save all rows from 1 November 2026 to 23 November 2026\./)
  vi.unstubAllEnvs()
})
