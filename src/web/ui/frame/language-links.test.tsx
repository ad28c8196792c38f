// The switch of languages: what a link takes along.

import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { OtherLanguage } from '#src/shared/languages.ts'
import { act, fireEvent, render, screen } from '../../../../testing/runner/render.tsx'
import { useSecretAlong } from '../../hooks/use-secret-along.ts'
import { LanguageNav } from './language-links.tsx'

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

test('a language link opened beside the page carries no old step when pressed again', () => {
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

test('on a page opened by a secret link, changing the language carries the secret along', () => {
  window.secretHash = 'fX3p9-kTq1'
  render(<OpenedByLink />, { wrapper: MemoryRouter })
  const link = screen.getByRole('link', { name: 'Polski' })
  expect(link.getAttribute('href')).toBe('/pl')
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(link.getAttribute('href')).toMatch(/\/pl#fX3p9-kTq1$/)
})
