// What is asked for at the same time is done together, and nobody hears of it before it is done (I2).
import { expect, test } from 'vitest'
import { shareWork } from './shared-work.ts'

const held = () => Promise.withResolvers<void>()

test('I2: nobody is answered before the commit, and who comes meanwhile goes into the next', async () => {
  const commits = [held(), held()]
  const groups: number[][] = []
  const ask = shareWork({
    together: async (items: number[]) => {
      groups.push(items)
      await commits[groups.length - 1]?.promise
      return items.map((item) => item * 10)
    },
  })
  const answered: number[] = []
  const note = (asked: Promise<number>) => asked.then((result) => answered.push(result))
  const first = Promise.all([note(ask(1)), note(ask(2))])
  await expect.poll(() => groups).toEqual([[1, 2]])
  const second = note(ask(3))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(answered).toEqual([])
  commits[0]?.resolve()
  await first
  expect(answered).toEqual([10, 20])
  await expect.poll(() => groups).toEqual([[1, 2], [3]])
  expect(answered).toEqual([10, 20])
  commits[1]?.resolve()
  await second
  expect(answered).toEqual([10, 20, 30])
})

test('of a group that fails for the sake of one, only that one fails; without leave to repeat all do', async () => {
  const together = async (items: string[]) => {
    if (items.includes('bad')) throw new Error('bad')
    return items
  }
  const outcomes = async (repeatable: boolean) => {
    const ask = shareWork({ together, repeatable })
    const settled = await Promise.allSettled(['one', 'bad', 'two'].map(ask))
    return settled.map(({ status }) => status)
  }
  expect(await outcomes(true)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await outcomes(false)).toEqual(['rejected', 'rejected', 'rejected'])
})

test('I9: while the database is away a group asks once, not once for each', async () => {
  let asked = 0
  const ask = shareWork({
    together: async (): Promise<string[]> => {
      asked += 1
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    },
    repeatable: true,
  })
  const settled = await Promise.allSettled(['one', 'two', 'three'].map(ask))
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(asked).toBe(1)
})

test('a group has its most, and the rest follows', async () => {
  const sizes: number[] = []
  const ask = shareWork({
    together: async (items: number[]) => {
      sizes.push(items.length)
      return items
    },
    groupMax: 4,
  })
  expect(await Promise.all(Array.from({ length: 10 }, (_, item) => ask(item)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(sizes).toEqual([4, 4, 2])
})
