// K-2: what a link says that opens nothing, and one that cannot be asked about.
import 'fake-indexeddb/auto'
import { render, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { toBase64Url } from '../keys/base64url.ts'
import { makeSecret } from '../keys/derive-keys.ts'
import JoinPanel from './join-panel.tsx'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  window.secretHash = toBase64Url(makeSecret())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const answer = (status: number, key: string) => async () => Response.json({ message: '', key }, { status })

test('K-2: an ended invitation says that its link no longer works, and what to do', async () => {
  vi.stubGlobal('fetch', answer(404, 'sharing_answers_invitation_ended'))
  render(<JoinPanel />)
  expect((await screen.findByRole('alert')).textContent).toBe('This link no longer works.')
  screen.getByText('It has ended, or it was shut. Ask for a new one.')
  expect(screen.queryByRole('button')).toBeNull()
})

test('K-2: a used invitation says so', async () => {
  vi.stubGlobal('fetch', answer(409, 'sharing_answers_invitation_used'))
  render(<JoinPanel />)
  expect((await screen.findByRole('alert')).textContent).toBe('This invitation was used')
})

test('K-2: without a network nothing is used up, and the page says so', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline')
  })
  render(<JoinPanel />)
  await screen.findByText('Open the link once more when you are online. It is not used up.')
})

test('K-2: an address without a secret opens nothing and asks nobody', async () => {
  window.secretHash = ''
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  render(<JoinPanel />)
  await screen.findByText(/link/i)
  expect(fetched).not.toHaveBeenCalled()
})
