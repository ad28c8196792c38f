// The page 'Research and Sources' with the real content.

import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { render, screen, within } from '../../../testing/runner/render.tsx'
import { loader, Sources } from './sources-page.tsx'

beforeEach(() => {
  const element = <Sources {...loader()} />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
})

test('has one title, the two dates as months, and the ways to all toolkits and to About', () => {
  expect(screen.getAllByRole('heading', { level: 1 }).map((title) => title.textContent)).toEqual([
    'Research and Sources',
  ])
  expect(screen.getByText(/Last updated/).textContent).toMatch(
    /^Last updated: [A-Z][a-z]+ 20\d\dNext review: [A-Z][a-z]+ 20\d\d$/,
  )
  expect(screen.getByRole('link', { name: 'Browse Our Toolkits' }).getAttribute('href')).toBe(
    '/digitalLaunchpad/modules',
  )
  expect(screen.getByRole('link', { name: 'About Us' }).getAttribute('href')).toBe('/about')
})

test('names researchers, frameworks, organisations and the fair-use policy', () => {
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
  expect(titles).toEqual([
    'Sources for each toolkit',
    'Researchers',
    'Frameworks behind the design',
    'UK organisations',
    'International organisations',
    'Fair-use policy',
  ])
  const { researchers, frameworks } = loader().words
  for (const { what, who, took, works } of [...researchers, ...frameworks]) {
    const items = screen.getAllByText(what ?? who).map((element) => element.closest('li')?.textContent)
    expect(items).toContain([what === undefined ? '' : what, who, took, works.join('; ')].join(''))
  }
})

test('folds the sources of each toolkit, with what each may not be used for', async () => {
  const titles = loader().toolkits.map(({ title }) => title)
  const folds = screen.getAllByRole('group')
  expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toEqual(
    titles.map((title) => expect.stringMatching(new RegExp(`${title}: \\d+ sources$`))),
  )
  const [first] = folds as [HTMLDetailsElement]
  expect(first.open).toBe(false)
  await userEvent.click(within(first).getByText(new RegExp(titles[0] as string)))
  expect(first.open).toBe(true)
  const entries = within(first).getAllByRole('listitem')
  expect(first.querySelector('summary')?.textContent).toContain(`${entries.length} sources`)
  for (const entry of entries) expect(entry.textContent).toContain('Not for: ')
  expect(new Set(entries.map((entry) => entry.textContent)).size).toBe(entries.length)
})
