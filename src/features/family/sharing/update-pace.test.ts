// K-4, K14: how fast a notebook grows is known from the numbers of its updates, and forgotten in time.
import { expect, test } from 'vitest'
import { createUpdatePace } from './update-pace.server.ts'

const START = Date.parse('2026-11-20T20:00:00Z')

function paceAt(notebooksMax?: number) {
  const clock = { seconds: 0 }
  const pace = createUpdatePace({ max: 3, seconds: 60 }, () => new Date(START + clock.seconds * 1_000), notebooksMax)
  return { clock, ...pace }
}

test('K-4: three in a minute, counted from the first, and again in the next', () => {
  const { clock, secondsToWait } = paceAt()
  expect([7, 8, 9, 10].map((number) => secondsToWait('a', number))).toEqual([null, null, null, 60])
  clock.seconds = 59.5
  expect(secondsToWait('a', 10)).toBe(1)
  expect(secondsToWait('b', 1)).toBeNull()
  clock.seconds = 60
  expect([10, 11, 12, 13].map((number) => secondsToWait('a', number))).toEqual([null, null, null, 60])
})

test('K-4: what another process took counts, as its numbers are missing here', () => {
  const { secondsToWait } = paceAt()
  expect(secondsToWait('a', 1)).toBeNull()
  expect(secondsToWait('a', 4)).toBe(60)
})

test('K-4: a clock that is set back makes nobody wait for longer than a minute', () => {
  const { clock, secondsToWait } = paceAt()
  clock.seconds = 3_600
  for (const number of [1, 2, 3]) secondsToWait('a', number)
  clock.seconds = 0
  expect(secondsToWait('a', 4)).toBeNull()
})

test('K14: a flood of notebooks fills no memory: those that began first are forgotten', () => {
  const { secondsToWait } = paceAt(2)
  for (const notebook of ['a', 'b', 'c']) for (const number of [1, 2, 3]) secondsToWait(notebook, number)
  expect(secondsToWait('c', 4)).toBe(60)
  expect(secondsToWait('a', 4)).toBeNull()
})
