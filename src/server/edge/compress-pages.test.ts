// Compressing as hard as it goes takes long: it is done for pages that somebody asks for, once, and never in the way of who asks.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceForEachPage } from './compress-pages.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('pages that are asked for soon after each other are compressed together, and each only once', async () => {
  const compressed: string[][] = []
  const asked = onceForEachPage(async (paths) => {
    compressed.push(paths)
  })
  for (const path of ['/', '/help', '/', '/help']) asked(path)
  expect(compressed).toEqual([])
  await vi.runAllTimersAsync()
  expect(compressed).toEqual([['/', '/help']])
  for (const path of ['/help', '/about']) asked(path)
  await vi.runAllTimersAsync()
  expect(compressed).toEqual([['/', '/help'], ['/about']])
})

test('what is asked for while others are being compressed comes after them, and never beside them', async () => {
  const compressed: string[][] = []
  const done: (() => void)[] = []
  const asked = onceForEachPage((paths) => {
    compressed.push(paths)
    return new Promise<void>((resolve) => done.push(resolve))
  })
  asked('/')
  await vi.runAllTimersAsync()
  for (const path of ['/help', '/about']) asked(path)
  await vi.runAllTimersAsync()
  expect(compressed).toEqual([['/']])
  done.shift()?.()
  await vi.runAllTimersAsync()
  expect(compressed).toEqual([['/'], ['/help', '/about']])
})
