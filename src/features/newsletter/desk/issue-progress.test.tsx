// The progress of an issue on an open page: loaded again as long as a press or the sender may change it.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act, renderHook } from '../../../../testing/runner/render.tsx'
import type { Progress } from './desk-issues.contract.ts'
import { useIssueProgress } from './issue-progress.tsx'

const progress = (state: Progress['state']): Progress =>
  ({
    state,
    planned: 2,
    sent: 0,
    failed: 0,
    skipped: 0,
    waiting: 2,
    problem: null,
    reasons: [],
    schedule: null,
  }) as Progress

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(state: Progress['state']) {
  const fetch = vi.fn(async () => Response.json(progress('sent')))
  vi.stubGlobal('fetch', fetch)
  return { fetch, ...renderHook(() => useIssueProgress('an-issue', progress(state))) }
}

test.each(['leaves soon', 'queued', 'being sent', 'stopped'] as const)(
  '"%s" is asked for again: somebody else may stop it or let it go on',
  async (state) => {
    const { fetch, result } = show(state)
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    await vi.waitFor(() => expect(result.current.progress.state).toBe('sent'))
    // The issue has ended, so the page stops asking.
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(fetch).toHaveBeenCalledOnce()
  },
)

test('a page that was left asks nothing', async () => {
  const { fetch, unmount } = show('being sent')
  unmount()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(fetch).not.toHaveBeenCalled()
})
