// K13: a foreign update has two seconds of a worker, and no more.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTrial } from './try-update.ts'

const BYTES = new Uint8Array([0, 0])

/** A worker that answers as it is told to, or not at all. */
class FakeWorker {
  static all: FakeWorker[] = []
  static answer: boolean | 'nothing' | 'failure' = true
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: ((event: unknown) => void) | null = null
  ended = false

  constructor() {
    FakeWorker.all.push(this)
    queueMicrotask(() => this.onmessage?.({ data: 'ready' }))
  }

  postMessage(): void {
    const { answer } = FakeWorker
    if (answer === 'nothing') return
    queueMicrotask(() => (answer === 'failure' ? this.onerror?.({}) : this.onmessage?.({ data: answer })))
  }

  terminate(): void {
    this.ended = true
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
  FakeWorker.all = []
  FakeWorker.answer = true
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('K13: an update that takes longer than two seconds is put aside, and its worker ends', async () => {
  const trial = startTrial()
  FakeWorker.answer = 'nothing'
  const answered = vi.fn()
  void trial.isHarmless(BYTES, BYTES).then(answered)
  await vi.advanceTimersByTimeAsync(1_999)
  expect([answered.mock.calls, FakeWorker.all.map(({ ended }) => ended)]).toEqual([[], [false]])
  await vi.advanceTimersByTimeAsync(1)
  expect([answered.mock.calls, FakeWorker.all.map(({ ended }) => ended)]).toEqual([[[false]], [true]])
  // The next one has a worker of its own, so that the plan goes on.
  FakeWorker.answer = true
  expect(await trial.isHarmless(BYTES, BYTES)).toBe(true)
  expect(FakeWorker.all).toHaveLength(2)
})

test('a phone that was locked in the middle says nothing of the update: it is tried again, and not put aside', async () => {
  const trial = startTrial()
  FakeWorker.answer = 'nothing'
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(60_000)
  const trying = expect(trial.isHarmless(BYTES, BYTES)).rejects.toMatchObject({ code: 'unavailable' })
  await vi.advanceTimersByTimeAsync(2_000)
  await trying
  now.mockRestore()
  expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([true])
  FakeWorker.answer = true
  expect(await trial.isHarmless(BYTES, BYTES)).toBe(true)
})

test('K13: an update that breaks its worker, of too little memory for instance, is put aside', async () => {
  const trial = startTrial()
  FakeWorker.answer = 'failure'
  expect(await trial.isHarmless(BYTES, BYTES)).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([true])
})

test('K13: one worker answers for as many updates as come, until it is let go', async () => {
  const trial = startTrial()
  expect(await trial.isHarmless(BYTES, BYTES)).toBe(true)
  FakeWorker.answer = false
  expect(await trial.isHarmless(BYTES, BYTES)).toBe(false)
  expect(FakeWorker.all).toHaveLength(1)
  trial.end()
  await vi.advanceTimersByTimeAsync(0)
  expect(FakeWorker.all[0]?.ended).toBe(true)
})
