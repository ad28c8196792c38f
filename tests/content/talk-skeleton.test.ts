// What `npm run new -- talk` writes, in a content folder of the test's own.
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { loadTalks } from '#src/features/curriculum/talks/talks.server.ts'
import { nameOfFile } from '#src/platform/content/content-error.ts'
import { addTalk } from '../../scripts/authoring/talk-skeleton.ts'
import { createContentFixture } from '../../testing/content/content-fixture.ts'
import { checkContent } from './rules/all-rules.ts'

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

test('the check says which words are missing', () => {
  using fixture = createContentFixture()
  const file = nameOfFile(addTalk({ title: 'One', ...START, root: fixture.root }))
  const found = checkContent('en', {
    root: fixture.root,
    today: new Date('2026-11-21'),
    knownPaths: new Set(['/help']),
  })
  const problems = found.filter((one) => one.file === file).map(({ problem }) => problem)
  expect(problems).toContain('"<what helps>" waits for your words.')
  expect(problems).toContain('"<the line to keep>" waits for your words.')
  expect(problems).toContain('"<the place in the house>" waits for your words.')
})

test('no title, or one that is there, is refused and nothing is written', () => {
  using fixture = createContentFixture()
  addTalk({ title: 'One', ...START, root: fixture.root })
  const files = () => readdirSync(fixture.root, { recursive: true }).sort()
  const before = files()
  expect(() => addTalk({ title: '  ', ...START, root: fixture.root })).toThrow('The talk needs a title.')
  expect(() => addTalk({ title: 'The one', ...START, root: fixture.root })).toThrow('talks/one.md is there already')
  expect(files()).toEqual(before)
})
