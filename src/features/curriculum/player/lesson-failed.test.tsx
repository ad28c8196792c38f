// What stands in place of a tool that did not come.

import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Language } from '#src/shared/languages.ts'
import { pageIn, render, screen } from '../../../../testing/runner/render.tsx'
import { LessonFailed } from './lesson-failed.tsx'

function showIn(language: Language): string[] {
  pageIn(language)
  const element = <LessonFailed error="" stageId="digitalLaunchpad" moduleId="module1" />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  return screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
}

test('a tool that did not come can be tried again, and leads to its toolkit, to help and home', () => {
  const links = showIn('en')
  screen.getByRole('button', { name: 'Try again' })
  expect(links).toEqual(['/digitalLaunchpad/modules/module1', '/help', '/'])
})

test.each(['pl', 'cy', 'ur'] as const)('in %s it leads on in its own language', (language) => {
  // The way home is the router's, which begins below the language.
  expect(showIn(language)).toEqual([`/${language}/digitalLaunchpad/modules/module1`, `/${language}/help`, '/'])
})
