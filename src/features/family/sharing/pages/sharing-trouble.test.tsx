import { afterEach, expect, test, vi } from 'vitest'
import type { SharedPlan } from '#src/features/family/document/plan-store.ts'
import { render, screen } from '../../../../../testing/runner/render.tsx'
import { SharingTrouble } from './plan-in-step.tsx'

const NOW = '2026-11-29T20:00:00.000Z'

const shared = (changed: Partial<SharedPlan>): SharedPlan => ({
  id: 'i'.repeat(22),
  key: 'k'.repeat(43),
  device: 'd'.repeat(22),
  seen: 3,
  snapshotUpTo: 0,
  syncedAt: NOW,
  trouble: null,
  unreadable: 0,
  moving: null,
  ...changed,
})

afterEach(() => void vi.useRealTimers())

test.each([
  [{ trouble: 'ended' as const }, /The link to this plan has ended/],
  [{ trouble: 'full' as const }, /The shared plan is full/],
  [{ syncedAt: '2026-11-28T19:59:00.000Z' }, /For more than a day nothing could be sent/],
])('a carer reads why the plan is not in step with the others: %j', (changed, words) => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  render(<SharingTrouble shared={shared(changed)} />)
  expect(screen.getByRole('alert').textContent).toMatch(words)
})

test('nothing is said while all goes well, or came through today', () => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  render(
    <>
      <SharingTrouble shared={null} />
      <SharingTrouble shared={shared({ syncedAt: '2026-11-29T00:00:00.000Z' })} />
    </>,
  )
  expect(screen.queryByRole('alert')).toBeNull()
})
