// Who is in, and what the carers are called whose promises stand on the plan.

import { expect, test, vi } from 'vitest'
import { readCarerNames } from '#src/features/family/next-step/carer-names.ts'
import { act, render, screen } from '../../../../../testing/runner/render.tsx'
import type { Carers } from '../log/carers.ts'
import { openParts } from '../sync/open-parts.ts'
import type { Parts } from '../sync/parts.ts'
import type { Sharing } from '../sync/sharing.ts'
import PlanInStep from './plan-in-step.tsx'

const ALL = [
  { id: 'own', name: 'Anna', isIn: true, role: 'editor' },
  { id: 'b', name: 'Ben', isIn: true },
  { id: 'c', name: 'Cleo', isIn: false },
]
vi.mock(import('../sync/open-parts.ts'), () => ({ openParts: vi.fn(async () => ({}) as Parts) }))
vi.mock(import('../sync/keep-in-step.ts'), () => ({ keepInStep: () => () => undefined }))
vi.mock(import('../sync/sharing-store.ts'), async (load) => ({
  ...(await load()),
  readSharing: vi.fn(async () => ({ keys: { id: 'own' } }) as Sharing),
}))
vi.mock(import('../sync/parts.ts'), async (load) => ({
  ...(await load()),
  carersOf: async () => ({ all: new Map(ALL.map((carer) => [carer.id, carer])) }) as unknown as Carers,
}))

test('K-1, W-2: whoever is out is not named among those who are in, and a promise of theirs still has their name', async () => {
  await act(async () => void render(<PlanInStep namesCarers />))
  await screen.findByText('Who is in: Anna (this device), Ben')
  expect([...readCarerNames()]).toEqual([
    ['own', 'Anna'],
    ['b', 'Ben'],
    ['c', 'Cleo'],
  ])
})

test('where the browser keeps nothing nobody is named, and it is no error of the page', async () => {
  vi.mocked(openParts).mockRejectedValueOnce(new DOMException('', 'NotSupportedError'))
  await act(async () => void render(<PlanInStep namesCarers />))
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByText(/^Who is in/)).toBeNull()
})
