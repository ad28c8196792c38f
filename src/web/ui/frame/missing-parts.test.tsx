// A page whose script does not come: the router would load the open page again, and is refused.
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { MissingParts } from './missing-parts.tsx'

const asked = vi.fn()
let navigation: EventTarget
let refused: boolean[]

beforeEach(() => {
  refused = []
  navigation = new EventTarget()
  vi.stubEnv('DEV', false)
  vi.stubGlobal('navigation', navigation)
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  asked.mockReset()
})

/** As the router does where a script does not come: it loads the page again, and waits without end for that. */
async function failToLoad(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve))
  const event = Object.assign(new Event('navigate', { cancelable: true }), { navigationType: 'reload' })
  refused.push(!navigation.dispatchEvent(event))
  return new Promise(() => {})
}

function openPage() {
  const home = (
    <>
      <MissingParts />
      <label>
        Words <input />
      </label>
      <Link to="/tools">Tools</Link>
    </>
  )
  const routes = [
    { path: '/', element: home },
    { path: '/tools', lazy: failToLoad },
  ]
  const router = createMemoryRouter(routes)
  render(<RouterProvider router={router} />)
  return router
}

test('without a line the open page stays with what was typed, and a press with a line opens the other one', async () => {
  asked.mockRejectedValueOnce(new TypeError('offline'))
  const router = openPage()
  await userEvent.type(screen.getByLabelText('Words'), 'of mine')
  await userEvent.click(screen.getByRole('link', { name: 'Tools' }))
  await screen.findByText(/That page did not load/)
  expect(refused).toEqual([true])
  expect(router.state.navigation.state).toBe('idle')
  expect((screen.getByLabelText('Words') as HTMLInputElement).value).toBe('of mine')

  // The router has not forgotten that it waits, and does not ask again.
  asked.mockResolvedValueOnce(new Response())
  await userEvent.click(screen.getByRole('link', { name: 'Tools' }))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  expect(asked).toHaveBeenLastCalledWith('/tools', { method: 'HEAD', cache: 'no-store' })
  expect(refused).toEqual([true])
})

test('a script that was fetched beforehand and did not come says nothing', async () => {
  openPage()
  void failToLoad()
  await vi.waitFor(() => expect(refused).toEqual([true]))
  expect(asked).not.toHaveBeenCalled()
  expect(screen.queryByText(/That page did not load/)).toBeNull()
})
