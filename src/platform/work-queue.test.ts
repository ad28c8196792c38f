// A few run, a few wait, and the rest are refused at once.
import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

/** Work that ends when the test lets it. */
function startMany(count: number, limits: { running: number; waiting: number }) {
  const queue = createWorkQueue(limits)
  const begun: number[] = []
  const ends = Array.from({ length: count }, () => Promise.withResolvers<void>())
  const runs = ends.map(({ promise }, index) =>
    queue.run(async () => {
      begun.push(index)
      await promise
      return index
    }),
  )
  for (const run of runs) run.catch(() => undefined)
  return { queue, begun, ends, runs }
}

test('four run, sixty-four wait, and the next is turned away before anything of it begins', async () => {
  const { begun, ends, runs } = startMany(70, { running: 4, waiting: 64 })
  for (const run of runs.slice(68)) await expect(run).rejects.toMatchObject({ status: 503, retryAfter: 5 })
  expect(begun).toEqual([0, 1, 2, 3])
  for (const { resolve } of ends) resolve()
  expect(await Promise.all(runs.slice(0, 68))).toEqual(Array.from({ length: 68 }, (_, index) => index))
  expect(begun).toEqual(Array.from({ length: 68 }, (_, index) => index))
})

test('a call that ends gives its place to the one that has waited longest', async () => {
  const { queue, begun, ends, runs } = startMany(3, { running: 1, waiting: 2 })
  const late = () => queue.run(() => Promise.resolve())
  await expect(late()).rejects.toMatchObject({ status: 503 })
  ends[0]?.resolve()
  await runs[0]
  expect(begun).toEqual([0, 1])
  const after = late()
  await expect(late()).rejects.toMatchObject({ status: 503 })
  for (const { resolve } of ends) resolve()
  await after
  expect(begun).toEqual([0, 1, 2])
})

test('work that fails gives its place away too', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 0 })
  await expect(queue.run(() => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong')
  expect(await queue.run(() => Promise.resolve('next'))).toBe('next')
})
