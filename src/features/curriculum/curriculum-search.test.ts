// What the search shows of a tool beside its words.
import { expect, test } from 'vitest'
import { lessonPath } from '#src/shared/paths.ts'
import { listCurriculumEntries } from './curriculum-search.server.ts'

test('a tool has its own scene beside it, in the colour of its room', () => {
  const path = lessonPath('digitalLaunchpad', 'module4', '4.2')
  const look = listCurriculumEntries('en').find((entry) => entry.path === path)?.look
  expect(look?.scene).toContain('/family-break-')
  expect(look?.colour).toBe('orange')
})
