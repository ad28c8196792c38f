// What to press on a page for what is happening this minute.

import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { render } from '../../../../testing/runner/render.tsx'
import type { NowPage } from '../curriculum.contract.ts'
import { loadCurriculum } from '../curriculum.server.ts'
import NowPageView from './now-page.tsx'

const { nowPages } = loadCurriculum('en')

function show(page: NowPage | undefined) {
  const element = <NowPageView {...({ loaderData: page } as unknown as Parameters<typeof NowPageView>[0])} />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

test.each(nowPages.map((page) => [page.heading, page] as const))(
  'a number to text stands beside numbers to ring, for people who cannot speak: %s',
  (_heading, page) => {
    show(page)
    const pressed = [...document.querySelectorAll('[class*="numbers"] a')].map((link) => link.getAttribute('href'))
    const reached = page.helplines.flatMap(({ contacts }) => contacts).filter(({ kind }) => kind !== 'web')
    expect(pressed).toEqual(reached.filter(({ kind }) => kind !== 'email').map(({ href }) => href))
  },
)

test('some of the pages have a number to text', () => {
  const kinds = nowPages.flatMap(({ helplines }) =>
    helplines.flatMap(({ contacts }) => contacts.map(({ kind }) => kind)),
  )
  expect(kinds).toContain('text')
})

test.each([
  ['3.5', true],
  ['3.1', false],
])('999 is at the thumb only where the first thing to do is to ring it: %s', (id, isAtThumb) => {
  show(nowPages.find(({ lessonId }) => lessonId === id))
  expect(document.querySelector('[class*="atThumb"] a[href="tel:999"]') !== null).toBe(isAtThumb)
})
