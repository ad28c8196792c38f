// L3: saving a table asks who one is, with its days; days the wrong way round are told, and stay as they were typed.

import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fireEvent, render, screen } from '../../../../testing/runner/render.tsx'
import { exportDeskIdeas } from './export-days.contract.ts'
import { ExportDaysForm } from './export-days-form.tsx'

beforeAll(() => {
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:file'), revokeObjectURL: vi.fn() })
})
afterEach(() => vi.unstubAllGlobals())

const fill = (from: string, to: string) => {
  fireEvent.change(screen.getByLabelText('From'), { target: { value: from } })
  fireEvent.change(screen.getByLabelText('To'), { target: { value: to } })
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }))
}

test('the days are proven as they were chosen, and then the file is saved', async () => {
  const ask = vi.fn(async (url: string, _init: RequestInit) =>
    Response.json(
      url.endsWith('/proofs') ? { challengeId: 'c', byCode: true, passkey: null } : { csv: 'day,idea', rows: 3 },
    ),
  )
  vi.stubGlobal('fetch', ask)
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  render(<ExportDaysForm act="export-ideas" endpoint={exportDeskIdeas} fileName="ideas" />)
  fill('2026-11-01', '2026-11-23')
  screen.getByText(/^You save all rows from 1 November 2026 to 23 November 2026\./)
  const begun = JSON.parse(ask.mock.calls[0]?.[1].body as string)
  expect(begun).toEqual({ act: 'export-ideas', words: { from: '2026-11-01', to: '2026-11-23' } })
  fireEvent.change(screen.getByLabelText('One-time code'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm', hidden: true }))
  await screen.findByText('Rows in the file: 3')
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('ideas-2026-11-01-2026-11-23.csv')
  click.mockRestore()
})

test('days the wrong way round ask nobody for anything', () => {
  render(<ExportDaysForm act="export-ideas" endpoint={exportDeskIdeas} fileName="ideas" />)
  fill('2026-11-23', '2026-11-01')
  screen.getByText('The first day comes after the last one. Turn them round.')
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-11-23')
})

test('the days stand in the sentence as they were chosen, west of London too', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  render(<ExportDaysForm act="export-ideas" endpoint={exportDeskIdeas} fileName="ideas" />)
  fill('2026-11-01', '2026-11-23')
  screen.getByText(/^You save all rows from 1 November 2026 to 23 November 2026\./)
  vi.unstubAllEnvs()
})
