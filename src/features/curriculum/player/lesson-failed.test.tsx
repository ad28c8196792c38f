// What stands in place of a tool that did not come.

import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

async function showIn(language: string): Promise<string[]> {
  vi.stubEnv('VITE_LANGUAGE', language)
  const { LessonFailed } = await import('./lesson-failed.tsx')
  const element = <LessonFailed error="" stageId="digitalLaunchpad" moduleId="module1" />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  return screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
}

test('a tool that did not come can be tried again, and leads to its toolkit, to help and home', async () => {
  const links = await showIn('en')
  screen.getByRole('button', { name: 'Try again' })
  expect(links).toEqual(['/digitalLaunchpad/modules/module1', '/help', '/'])
})

test.each(['pl', 'cy', 'ur'])('I-5: in %s it leads on in its own language', async (language) => {
  // The way home is the router's, which begins below the language.
  expect(await showIn(language)).toEqual([`/${language}/digitalLaunchpad/modules/module1`, `/${language}/help`, '/'])
})
