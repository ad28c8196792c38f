// What `npm run new -- talk` writes, in a content folder of the test's own.
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { loadTalks } from '#src/features/curriculum/talks/talks.server.ts'
import { addTalk } from '../../scripts/authoring/talk-skeleton.ts'
import { createContentFixture } from '../../testing/content/content-fixture.ts'

const START = { sourceId: 'S1', toolId: 'launch/module1/1.1' }

test('a file that every reader takes, at the end of the list', () => {
  using fixture = createContentFixture()
  const file = addTalk({ title: ' The "secret"  account: found ', ...START, root: fixture.root })
  expect(basename(file)).toBe('secret-account.md')
  addTalk({ title: 'Another', ...START, root: fixture.root })
  expect(loadTalks('en', fixture.root).map(({ title }) => title)).toEqual([
    'I am the only one without a phone',
    'The "secret" account: found',
    'Another',
  ])
})
