// A new page begins at its top, and the focus is on its title; a link to a part of a page is left to the code that scrolls there.

import { createMemoryRouter, type To } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test, vi } from 'vitest'
import { act, render, screen } from '../../../testing/runner/render.tsx'
import { useScrollToTop } from './use-scroll-to-top.ts'

function Page() {
  useScrollToTop()
  return <h1>Title</h1>
}

function show() {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  render(<RouterProvider router={router} />)
  const go = (to: To, state?: object) => act(() => router.navigate(to, { state }))
  return { go, scroll, hasFocus: () => document.activeElement === screen.getByRole('heading') }
}

test('the next page begins at its top, and its title has the focus', async () => {
  const { go, scroll, hasFocus } = show()
  expect([scroll.mock.calls.length, hasFocus()]).toEqual([0, false])
  await go('/help')
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' })
  expect(hasFocus()).toBe(true)
})

test.each([
  ['by its address', '/help#danger', undefined],
  ['by the link', '/help', { part: 'areas' }],
])(
  'a page that was opened at one of its parts %s stays there, also when the address is plain again',
  async (_how, to, state) => {
    const { go, scroll, hasFocus } = show()
    await go(to, state)
    await go('/help')
    expect([scroll.mock.calls.length, hasFocus()]).toEqual([0, false])
    await go('/about')
    expect([scroll.mock.calls.length, hasFocus()]).toEqual([1, true])
  },
)
