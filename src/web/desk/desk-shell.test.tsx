// The frame of the desk: each role finds its own pages, in four groups.

import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render, screen, within } from '../../../testing/runner/render.tsx'
import DeskShell from './desk-shell.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['owner', ['Today', 'Content', 'People and words', 'System'], ['Overview']],
  ['editor', ['Today', 'Content', 'People and words', 'System'], ['Overview']],
  ['moderator', ['Today', 'People and words', 'System'], ['Overview']],
])('an operator who is %s sees the groups with pages of theirs', async (role, groups, today) => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/session') ? Response.json({ email: 'anna@desk.example', role }) : new Promise(() => {}),
  )
  const Desk = createRoutesStub([
    { path: '/desk', Component: DeskShell, children: [{ index: true, Component: () => null }] },
  ])
  render(<Desk initialEntries={['/desk']} />)
  const menu = await screen.findByRole('navigation', { name: 'Desk' })
  const lists = within(menu).getAllByRole('list')
  expect(lists.map((list) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent)).toEqual(
    groups,
  )
  expect(
    within(lists[0] as HTMLElement)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(today)
  screen.getByText('anna@desk.example')
})
