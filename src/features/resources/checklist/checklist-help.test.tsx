// The numbers of the help panel, on a page that is read from right to left.
import { expect, test } from 'vitest'
import { pageIn, render, screen } from '../../../../testing/runner/render.tsx'
import { loadChecklists } from '../resources.server.ts'
import { ChecklistHelp } from './checklist-help.tsx'

test('in Urdu a number of the help panel is written from left to right', () => {
  pageIn('ur')
  render(<ChecklistHelp lines={loadChecklists('ur')[0]?.help ?? []} />)
  const numbers = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('tel:'))
  expect(numbers.length).toBeGreaterThan(5)
  expect(numbers.filter((link) => link.getAttribute('dir') !== 'ltr')).toEqual([])
})
