// The list of device guides on a page of another language.

import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { pageIn, render, screen } from '../../../testing/runner/render.tsx'

test('a guide that is not translated is marked as English wherever it is named, and a translated one nowhere', async () => {
  pageIn('pl')
  const { default: SetUpPage } = await import('./set-up-page.tsx')
  const guides = [
    { slug: 'a', title: 'In English', lead: 'Still.', inEnglish: true },
    { slug: 'b', title: 'Po polsku', lead: 'Już.' },
  ]
  const loaderData = { kinds: [{ kind: 'device', guides }], jobs: [{ job: 'time', guides }], checklists: [] }
  render(
    <MemoryRouter>
      <SetUpPage {...({ loaderData } as unknown as Parameters<typeof SetUpPage>[0])} />
    </MemoryRouter>,
  )
  const languagesOf = (title: string) => screen.getAllByText(title).map((link) => link.closest('li')?.lang)
  expect(languagesOf('In English')).toEqual(['en-GB', 'en-GB'])
  expect(languagesOf('Po polsku')).toEqual(['', ''])
})
