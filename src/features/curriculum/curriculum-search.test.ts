// What the search shows of a tool beside its words.
import { expect, test } from 'vitest'
import { lessonPath } from '#src/shared/paths.ts'
import { listCurriculumEntries } from './curriculum-search.server.ts'

const lookOf = (moduleId: string, lessonId: string) =>
  listCurriculumEntries('en').find(({ path }) => path === lessonPath('digitalLaunchpad', moduleId, lessonId))?.look

test('a serious tool does not have the smile of its toolkit beside it, and keeps its colour', () => {
  const [everyday, serious] = [lookOf('module4', '4.2'), lookOf('module4', '4.6')]
  expect(everyday?.emoji).toBe('😊')
  expect(serious).toEqual({ emoji: '🤝', colour: everyday?.colour })
})
