// K-2: what a link says that opens nothing, and one that cannot be asked about.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../../../testing/runner/render.tsx'
import { toBase64Url } from '../keys/base64url.ts'
import { makeSecret } from '../keys/derive-keys.ts'
import JoinPanel from './join-panel.tsx'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  window.secretHash = toBase64Url(makeSecret())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const show = () => render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <JoinPanel /> }])} />)
const ownPlan = () => screen.getByRole('link', { name: 'Our plan' }).getAttribute('href')

const answer = (status: number, key: string) => async () => Response.json({ message: '', key }, { status })

test('K-2: an ended invitation says that its link no longer works, and what to do', async () => {
  vi.stubGlobal('fetch', answer(404, 'sharing_answers_invitation_ended'))
  show()
  expect((await screen.findByRole('alert')).textContent).toBe('This link no longer works.')
  screen.getByText('It has ended, or it was shut. Ask for a new one.')
  expect(screen.queryByRole('button')).toBeNull()
  expect(ownPlan()).toBe('/plan')
})

test('K-2: a used invitation says so', async () => {
  vi.stubGlobal('fetch', answer(409, 'sharing_answers_invitation_used'))
  show()
  expect((await screen.findByRole('alert')).textContent).toBe('This invitation was used')
})

test('K-2: without a network nothing is used up, and the page says so', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline')
  })
  show()
  await screen.findByText('Open the link once more when you are online. It is not used up.')
})

test('K-2: an address without a secret opens nothing and asks nobody', async () => {
  window.secretHash = ''
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  show()
  await screen.findByText(/link/i)
  expect(ownPlan()).toBe('/plan')
  expect(fetched).not.toHaveBeenCalled()
})

test('K-2: another link, or the same once more, is opened in the page that stands there, and its secret leaves the address', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline')
  })
  show()
  await screen.findByText('Open the link once more when you are online. It is not used up.')
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    asked.push(String(body))
    return answer(409, 'sharing_answers_invitation_used')()
  })
  location.hash = toBase64Url(makeSecret())
  await screen.findByText('This invitation was used')
  expect(asked).toHaveLength(1)
  expect(location.href).not.toContain('#')
})
