// What a class agreement shows only to members disappears when they log out, also on a page open in another tab.

import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { AuthProvider } from '#src/features/accounts/auth-context.tsx'
import { forgetToken, keepToken } from '#src/features/accounts/session-store.ts'
import { act, fireEvent, render, screen, waitFor } from '../../../../../testing/runner/render.tsx'
import OpenPage from './open-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  window.secretHash = ''
})

const tokenOf = (name: string) =>
  `x.${btoa(JSON.stringify({ sub: name, email: `${name}@example.org`, verified: true }))}.x`
const CHOICES = {
  promises: [{ id: 'phones', text: 'No phones upstairs' }],
  yearGroups: [{ id: 'year-7', text: 'Year 7' }],
}
const CLASS_AGREEMENT = { promise: 'phones', yearGroup: 'year-7', threshold: 5, step: 'reached' }

const props = (loaderData: object) => ({ loaderData }) as Parameters<typeof OpenPage>[0]

async function lookAs(name: string | null, answer: object): Promise<void> {
  window.secretHash = 'a'.repeat(22)
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/look') ? { ...CLASS_AGREEMENT, ...answer } : {}),
  )
  if (name !== null) keepToken(tokenOf(name))
  render(
    <MemoryRouter>
      <AuthProvider>
        <OpenPage {...props(CHOICES)} />
      </AuthProvider>
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Look at the class agreement' }))
  await screen.findByRole('heading', { name: /No phones upstairs/ })
}

test("logging out in another tab removes other parents' names from the screen", async () => {
  await lookAs('anna', { joinedByYou: true, names: ['Ben', 'Carla', 'Dev', 'Ewa', 'Farah'] })
  screen.getByText('Carla')
  act(() => forgetToken())
  await waitFor(() => expect(screen.queryByText('Carla')).toBeNull())
  screen.getByRole('button', { name: 'Look at the class agreement' })
})

const toPolish = (
  <a href="/pl/class-agreement/open" hrefLang="pl" onClick={(event) => event.preventDefault()}>
    Polski
  </a>
)

test('a parent who changes the language of the page keeps the link they got', () => {
  window.secretHash = 'a'.repeat(22)
  const page = (shown: boolean) => (
    <MemoryRouter>
      <AuthProvider>
        {toPolish}
        {shown ? <OpenPage {...props({ promises: [], yearGroups: [] })} /> : null}
      </AuthProvider>
    </MemoryRouter>
  )
  const { rerender } = render(page(true))
  const link = screen.getByRole('link', { name: 'Polski' })
  expect(link.getAttribute('href')).toBe('/pl/class-agreement/open')
  fireEvent.click(link)
  expect(link.getAttribute('href')).toContain(`/pl/class-agreement/open#${'a'.repeat(22)}`)
  // Elsewhere the code stays behind.
  link.setAttribute('href', '/pl')
  rerender(page(false))
  fireEvent.click(link)
  expect(link.getAttribute('href')).toBe('/pl')
})
