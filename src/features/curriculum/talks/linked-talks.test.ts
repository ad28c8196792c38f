// Which talks belong to a tool: several areas number their tools alike.
import { expect, test } from 'vitest'
import { createContentFixture, swap } from '../../../../testing/content/content-fixture.ts'
import { linkTalks } from './talks.server.ts'

test("a talk that names a tool by number belongs to the Launchpad's tool", () => {
  using fixture = createContentFixture({ 'talks/no-phone.md': swap('launch/module1/1.1', '1.1') })
  const linksOf = (stageId: string) =>
    linkTalks('en', { stageId, moduleId: 'module1', lessonId: '1.1' }, fixture.root).map(({ slug }) => slug)
  expect(linksOf('digitalLaunchpad')).toEqual(['no-phone'])
  expect(linksOf('teenGuide')).toEqual([])
})
