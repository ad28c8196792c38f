import { expect, test } from 'vitest'
import { findTool } from './find-tool.ts'

const tools = [
  { stageId: 'first', moduleId: 'module1', lessonId: '1.1' },
  { stageId: 'second', moduleId: 'module1', lessonId: '1.1' },
  { stageId: 'second', moduleId: 'module1', lessonId: '1.2' },
]

test('an id alone means a tool of the first focus area, others are named in full', () => {
  expect(findTool('1.1', tools)).toBe(tools[0])
  expect(findTool('second/module1/1.1', tools)).toBe(tools[1])
  expect(findTool('1.2', tools)).toBeUndefined()
  expect(findTool('first/module1/1.2', tools)).toBeUndefined()
})
