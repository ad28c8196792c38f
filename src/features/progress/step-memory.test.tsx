// The step that somebody had reached, on a device that may know an older tool.
import { expect, test } from 'vitest'
import { readFurthestStep, rememberStep } from './step-memory.ts'

test('a step is offered again only while the tool has it: a tool may have become shorter', () => {
  rememberStep('launch-module1-1.1', 3)
  expect(readFurthestStep('launch-module1-1.1', 5)).toBe(3)
  expect(readFurthestStep('launch-module1-1.1', 4)).toBe(3)
  expect(readFurthestStep('launch-module1-1.1', 3)).toBe(0)
})
