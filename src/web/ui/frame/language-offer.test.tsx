// A language is offered on the home page, once, and never forced.

import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { OtherLanguage } from '#src/shared/languages.ts'
import { render, screen } from '../../../../testing/runner/render.tsx'
import LanguageOffer from './language-offer.tsx'
import { findWantedLanguage } from './wanted-language.ts'

vi.mock(import('../../language/language.ts'), async (load) => ({
  ...(await load()),
  otherLanguages: (): OtherLanguage[] => [['pl', 'Polski', 'pl']],
}))

afterEach(() => localStorage.clear())

function open(languages: string[], path = '/') {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  const wanted = findWantedLanguage(path)
  return render(
    <MemoryRouter initialEntries={[path]}>
      {wanted && <LanguageOffer language={wanted} />}
      <a href="#main">Skip</a>
      <button type="button">Menu</button>
      <main id="main" tabIndex={-1} />
    </MemoryRouter>,
  )
}

const offer = () => screen.queryByRole('link', { name: 'Polski' })

test('the first visit offers the language of the browser, and takes a no', async () => {
  const visit = open(['de', 'pl-PL', 'en'])
  expect(offer()?.getAttribute('href')).toBe('/pl')
  await userEvent.click(screen.getByRole('button', { name: 'Stay in English' }))
  expect(offer()).toBeNull()
  // Its button is gone.
  expect(document.activeElement).toBe(screen.getByRole('main'))
  visit.unmount()
  open(['pl'])
  expect(offer()).toBeNull()
})

test.each<[string[], string]>([
  [['en-GB', 'pl'], '/'],
  [['de'], '/'],
  // Other pages are not disturbed.
  [['pl'], '/help'],
])('nothing is offered for %j on %s', (languages, path) => {
  open(languages, path)
  expect(offer()).toBeNull()
})
