// The list of first steps under the hands of a parent: whoever takes a step out with the keyboard goes on from there.
import 'fake-indexeddb/auto'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { render, screen, waitFor, within } from '../../../../testing/runner/render.tsx'

const STEPS = (['One', 'Two', 'Three'] as const).map((title) => ({ kind: 'rule', title, path: '/help' }) as const)

beforeEach(() => {
  vi.resetModules()
  globalThis.indexedDB = new IDBFactory()
})

async function show(): Promise<void> {
  const { openStepBook } = await import('./step-book.ts')
  await (await openStepBook()).addList({ nickname: 'Bee', age: '9-to-12' }, STEPS, new Date(1000))
  const { default: StartPage } = await import('./start-page.tsx')
  const props = { loaderData: { devices: [], apps: [], worries: [], offers: [] } }
  const element = <StartPage {...(props as unknown as Parameters<typeof StartPage>[0])} />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  await screen.findByRole('heading', { name: /Bee/ })
}

const shown = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.textContent)

/** A button of one step, as somebody with a screen reader finds it. */
function buttonOf(name: string, title: string): HTMLElement {
  const [found] = screen
    .getAllByRole('button', { name })
    .filter((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent === title)
  if (found === undefined) throw new Error(`${title} has no ${name}`)
  return found
}

test('V-2: after a step was taken out the focus is on its list, and not at the top of the page', async () => {
  await show()
  buttonOf('Take it out', 'Two').focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(shown()).toEqual(['One', 'Three']))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /Bee/ }))
  for (const title of ['One', 'Three']) {
    buttonOf('Take it out', title).focus()
    await userEvent.keyboard('{Enter}')
  }
  // The last one: the questions take the place of the list, and the focus comes along.
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Who is it for?' }))
})
