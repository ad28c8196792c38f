// The step that a parent had reached, on a device that may know an older version of the tool.
import { expect, test } from 'vitest'
import { listBegunLessons, readFurthestStep, rememberStep } from './step-memory.ts'

test('a step is offered again only while the tool still has it', () => {
  rememberStep('launch-module1-1.1', 3)
  expect(readFurthestStep('launch-module1-1.1', 5)).toBe(3)
  expect(readFurthestStep('launch-module1-1.1', 4)).toBe(3)
  expect(readFurthestStep('launch-module1-1.1', 3)).toBe(0)
})

test('a step before the first, which only a changed storage can hold, is none', () => {
  rememberStep('launch-module1-1.1', -1)
  expect(readFurthestStep('launch-module1-1.1', 5)).toBe(0)
})

test('what was left half-way last comes first, with its step', () => {
  rememberStep('launch-module1-1.1', 3)
  rememberStep('launch-module1-1.2', 1)
  rememberStep('launch-module1-1.1', 4)
  rememberStep('launch-module1-1.3', 2)
  expect(listBegunLessons()).toEqual([
    { key: 'launch-module1-1.3', step: 2 },
    { key: 'launch-module1-1.1', step: 4 },
    { key: 'launch-module1-1.2', step: 1 },
  ])
})
