// The switch: each language by its own name, on the same page and step; the choice is remembered.

import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { OtherLanguage } from '#src/shared/languages.ts'
import { act, fireEvent, render, screen } from '../../../../testing/runner/render.tsx'
import { useSecretAlong } from '../../hooks/use-secret-along.ts'
import { LanguageMenu, LanguageNav } from './language-links.tsx'

vi.mock(import('../../language/language.ts'), async (load) => ({
  ...(await load()),
  otherLanguages: (): OtherLanguage[] => [
    ['pl', 'Polski', 'pl'],
    ['ur', 'اردو', 'ur'],
  ],
}))

afterEach(() => {
  localStorage.clear()
  delete window.secretHash
})

const show = (pathname: string, state?: object) =>
  render(
    <MemoryRouter initialEntries={[{ pathname, state }]}>
      <LanguageNav list="list" link="link" />
    </MemoryRouter>,
  )

test.each([
  ['/about', '/pl/about'],
  // As it is rendered beforehand.
  ['/about/', '/pl/about'],
  ['/', '/pl'],
])('%s is there in Polish at %s', (path, address) => {
  show(path)
  const link = screen.getByRole('link', { name: 'Polski' })
  expect(screen.getByRole('navigation', { name: 'Languages' }).contains(link)).toBe(true)
  expect(['href', 'lang', 'hreflang'].map((name) => link.getAttribute(name))).toEqual([address, 'pl', 'pl'])
  expect(screen.getByRole('link', { name: 'اردو' }).getAttribute('hreflang')).toBe('ur')
})

test('a press remembers the language, and takes the step of a tool along', () => {
  show('/digitalLaunchpad/modules/module1/lessons/1.1', { step: 2 })
  const link = screen.getByRole('link', { name: 'Polski' })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(localStorage.getItem('language')).toBe('pl')
  expect(link.getAttribute('href')).toMatch(/\/pl\/digitalLaunchpad\/modules\/module1\/lessons\/1\.1#step2$/)
})

test('a link that was opened beside the page takes no old step along when it is pressed again', () => {
  const router = createMemoryRouter([{ path: '*', element: <LanguageNav list="list" link="link" /> }], {
    initialEntries: [{ pathname: '/one', state: { step: 2 } }],
  })
  render(<RouterProvider router={router} />)
  const link = screen.getByRole('link', { name: 'Polski' })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link, { ctrlKey: true })
  act(() => void router.navigate('/one', { state: null }))
  fireEvent.click(link)
  expect(link.getAttribute('href')).toMatch(/\/pl\/one$/)
})

function OpenedByLink() {
  useSecretAlong()
  return <LanguageNav list="list" link="link" />
}

test('on a page that was opened by a link with a secret, a press takes the secret along', () => {
  window.secretHash = 'fX3p9-kTq1'
  render(<OpenedByLink />, { wrapper: MemoryRouter })
  const link = screen.getByRole('link', { name: 'Polski' })
  expect(link.getAttribute('href')).toBe('/pl')
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(link.getAttribute('href')).toMatch(/\/pl#fX3p9-kTq1$/)
})

test('the wide header folds the languages under the name of its own; Escape closes it and gives the focus back', () => {
  render(
    <MemoryRouter initialEntries={['/about']}>
      <LanguageMenu className="menu" list="list" link="link" />
    </MemoryRouter>,
  )
  const menu = screen.getByRole<HTMLDetailsElement>('group')
  const summary = menu.querySelector('summary')
  expect(summary?.textContent).toBe('English')
  menu.open = true
  // A link that is pressed gets no focus in Safari.
  if (summary !== null) fireEvent.blur(summary, { relatedTarget: null })
  expect(menu.open).toBe(true)
  expect(screen.getByRole('link', { name: 'Polski' }).getAttribute('href')).toBe('/pl/about')
  fireEvent.keyDown(screen.getByRole('link', { name: 'Polski' }), { key: 'Escape' })
  expect([menu.open, document.activeElement === summary]).toEqual([false, true])
})
