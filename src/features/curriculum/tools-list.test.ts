// What the page of all tools lists.
import { expect, test } from 'vitest'
import { lessonPath } from '#src/shared/paths.ts'
import { loadCurriculum } from './curriculum.server.ts'
import { listAllTools } from './tools-list.server.ts'

test('every tool of every focus area is there by toolkit, once', () => {
  const { lessons, stages } = loadCurriculum('en')
  const { areas } = listAllTools('en')
  expect(areas.map(({ stageId }) => stageId)).toEqual(stages.map(({ stageId }) => stageId))
  const listed = areas.flatMap(({ toolkits }) => toolkits.flatMap(({ tools }) => tools.map(({ path }) => path)))
  const written = lessons.map(({ stageId, moduleId, lessonId }) => lessonPath(stageId, moduleId, lessonId))
  expect(listed.toSorted()).toEqual(written.toSorted())
})
