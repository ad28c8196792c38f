// What `npm run new` writes of a toolkit, a topic, a device guide and a language, in a content folder of the test's own.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { readCurriculum } from '#src/features/curriculum/reading/curriculum.content.server.ts'
import { loadDeviceGuides } from '#src/features/device-guides/device-guides.server.ts'
import { loadTopics } from '#src/pages/topics/topics.server.ts'
import { addGuide } from '../../scripts/authoring/guide-skeleton.ts'
import { addLanguage } from '../../scripts/authoring/language-skeleton.ts'
import { addToolkit } from '../../scripts/authoring/toolkit-skeleton.ts'
import { addTopic } from '../../scripts/authoring/topic-skeleton.ts'
import { createContentFixture } from '../../testing/content/content-fixture.ts'
import { check } from './broken-content.ts'
import { checkContent } from './rules/all-rules.ts'

test('a toolkit has a first tool, a plain picture and its place in the list', () => {
  using fixture = createContentFixture()
  addToolkit({ area: 'launch', title: ' Out  and about', root: fixture.root })
  const { modules, lessons } = readCurriculum('en', fixture.root)
  expect(modules.at(-1)).toMatchObject({ moduleId: 'module4', title: 'Out and about', lessonIds: ['4.1'] })
  expect(modules.at(-1)?.scene).toMatch(/plain-room/)
  expect(lessons.at(-1)).toMatchObject({ lessonId: '4.1', title: '<the title of its first tool>' })
})

test("a new topic and guide are files that every reader takes, at their lists' ends", () => {
  using fixture = createContentFixture()
  expect(basename(addTopic({ title: 'The garden', root: fixture.root }))).toBe('garden.md')
  addTopic({ title: 'Another', root: fixture.root })
  expect(loadTopics('en', fixture.root).map(({ title }) => title)).toEqual(['The garden', 'Another'])
  addGuide({ title: 'A new box', root: fixture.root })
  expect(loadDeviceGuides('en', fixture.root).at(-1)?.title).toBe('A new box')
})

test('the check says which words are missing in them', () => {
  using fixture = createContentFixture()
  addToolkit({ area: 'launch', title: 'Out and about', root: fixture.root })
  addTopic({ title: 'Garden', root: fixture.root })
  addGuide({ title: 'Machine', root: fixture.root })
  const found = checkContent('en', { root: fixture.root, today: new Date('2026-11-21'), knownPaths: new Set() })
  const problems = found.map(({ problem }) => problem)
  expect(problems).toContain('"<what a parent can do after it, in one sentence>" waits for your words.')
  expect(problems).toContain('"<what to do first>" waits for your words.')
  expect(problems).toContain('"<what it does>" waits for your words.')
  expect(check()).toEqual([])
})

test('a language is a draft in the list, with its direction, and has a folder', () => {
  using fixture = createContentFixture()
  addLanguage({ code: 'fa', name: 'فارسی', root: fixture.root })
  addLanguage({ code: 'fr', name: 'Français', root: fixture.root })
  expect(JSON.parse(readFileSync(join(fixture.root, 'languages.json'), 'utf8'))).toEqual({
    fa: { name: 'فارسی', direction: 'rtl', draft: true },
    fr: { name: 'Français', draft: true },
  })
  expect(readdirSync(join(fixture.root, 'fr'))).toEqual(['glossary.yaml'])
  expect(() => addLanguage({ code: 'fr', name: 'Français', root: fixture.root })).toThrow('already')
  expect(() => addLanguage({ code: 'French', name: 'Français', root: fixture.root })).toThrow('no code')
})

test.each([
  [['tool', 'module99', 'One'], /^There is no toolkit "module99"\. The toolkits are: digitalLaunchpad\/module1, .+\n$/],
  [['toolkit', 'nowhere', 'One'], /^There is no focus area "nowhere"\. They are: digitalLaunchpad, .+\n$/],
  [['talk', ' '], /^The talk needs a title\.\n$/],
  [['poem'], /^There is no "poem"\. It may be: toolkit, tool, talk, topic, guide, language\.\n$/],
])('the command %j says what is wrong in one line', (args, expected) => {
  const script = join(import.meta.dirname, '../../scripts/authoring/new.ts')
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(expected)
})
