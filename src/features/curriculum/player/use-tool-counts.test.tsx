// Each step of a tool is one more in a day's number, and only while the visitor agrees.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseConsent } from '#src/web/storage/consent.ts'
import { onTrack } from '#src/web/track.ts'
import { act, renderHook } from '../../../../testing/runner/render.tsx'
import type { Lesson } from '../curriculum.contract.ts'
import { useToolCounts } from './use-tool-counts.ts'

const TOOL = { stageId: 'digitalLaunchpad', moduleId: 'module3', lessonId: '3.1', title: 'A tool' }
const NOW = new Date('2026-11-20T20:00:00Z')

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({})),
  )
})

afterEach(() => vi.unstubAllGlobals())

const choose = (analytics: boolean) => act(() => chooseConsent(analytics, NOW))
const showTool = () => renderHook(({ step }) => useToolCounts(TOOL as Lesson, step), { initialProps: { step: 0 } })

/** Events that were sent, with their step. */
const sent = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([, init]) => JSON.parse(String(init?.body)))
    .map(({ event, step }) => (step === undefined ? event : `${event} ${step}`))

test('a step is counted once a visit, however often the parent goes back', () => {
  choose(true)
  const { rerender, unmount } = showTool()
  for (const step of [1, 0, 1, 2]) rerender({ step })
  unmount()
  expect(sent()).toEqual(['tool_started', 'tool_step 1', 'tool_step 2', 'tool_step 3', 'tool_left 3'])
})

test('steps before the consent are not counted, nor those after it was withdrawn', () => {
  choose(false)
  const { rerender } = showTool()
  rerender({ step: 1 })
  expect(sent()).toEqual([])
  choose(true)
  expect(sent()).toEqual(['tool_started', 'tool_step 2'])
  choose(false)
  rerender({ step: 2 })
  expect(sent()).toHaveLength(2)
})

test('a third party never gets counts of steps, only of what the parent did', () => {
  // What the tests before counted is for the first listener.
  onTrack(() => undefined)()
  const heard = vi.fn()
  const stop = onTrack(({ event }) => heard(event))
  choose(true)
  const { rerender, unmount } = showTool()
  rerender({ step: 1 })
  unmount()
  stop()
  expect(heard.mock.calls).toEqual([['tool_started'], ['tool_left']])
})
