// What `npm run new -- tool` writes, in a content folder of the test's own.
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { readCurriculum } from '#src/features/curriculum/reading/curriculum.content.server.ts'
import { addLesson } from '../../scripts/authoring/lesson-skeleton.ts'
import { createContentFixture, lessonText } from '../../testing/content/content-fixture.ts'
import { checkContent } from './rules/all-rules.ts'

test('the next id, a file that every reader takes, and the list of the toolkit', () => {
  using fixture = createContentFixture()
  const { id, file } = addLesson({ toolkit: 'module2', title: ' The "calm" end:  a plan ', root: fixture.root })
  expect([id, basename(file)]).toEqual(['2.5', '2.5-calm-end.md'])
  const { modules, lessons } = readCurriculum('en', fixture.root)
  expect(modules[1]?.lessonIds).toEqual(['2.1', '2.2', '2.3', '2.4', '2.5'])
  expect(lessons.find((lesson) => lesson.lessonId === '2.5')).toMatchObject({
    title: 'The "calm" end: a plan',
    blocks: [
      { type: 'sparkAssess', assessment: { correct: '' } },
      { type: 'exploreDiscover' },
      { type: 'understandVerify', assessment: { correct: 'b' } },
      { type: 'planApply' },
      { type: 'consolidateCommit' },
    ],
  })
})

/** A focus area beside the first one, whose toolkit has an id that the first has too. */
const inArea = (stageId: string) => ({
  'stages.yaml': (text: string) =>
    `${text}- id: ${stageId}\n  title: Another one\n  audience: for parents\n  modules: [module1]\n`,
  [`${stageId}/module1/module.yaml`]: 'id: module1\ntitle: Another\ngoal: A goal.\ntools: ["1.1"]\n',
  [`${stageId}/module1/1.1-one.md`]: lessonText('1.1'),
})

test('a toolkit is named with its focus area, or is the first of its id', () => {
  using fixture = createContentFixture(inArea('teenGuide'))
  const add = (toolkit: string) => addLesson({ toolkit, title: 'One', root: fixture.root })
  expect(add('teenGuide/module1')).toEqual({ id: '1.2', file: fixture.path('teenGuide/module1/1.2-one.md') })
  expect(add('launch/module1')).toEqual({ id: '1.5', file: fixture.path('launch/module1/1.5-one.md') })
  expect(add('module1')).toEqual({ id: '1.6', file: fixture.path('launch/module1/1.6-one.md') })
})

test('a tool of the Teen Guide has the parts that only such a tool has', () => {
  using fixture = createContentFixture(inArea('teenGuide'))
  const { file } = addLesson({ toolkit: 'teenGuide/module1', title: 'One', root: fixture.root })
  const { lessons } = readCurriculum('en', fixture.root)
  const lesson = lessons.find(({ stageId, lessonId }) => stageId === 'teenGuide' && lessonId === '1.2')
  expect(JSON.stringify(lesson)).toContain('"ladder":[')
  const problems = checkContent('en', { root: fixture.root, today: new Date('2026-11-21'), knownPaths: new Set() })
    .filter((finding) => finding.file === file)
    .map(({ problem }) => problem)
  expect(problems.filter((problem) => /teenView|ladder|of step|has no part/.test(problem))).toEqual([])
})

test('a session is written by hand, and nothing is written', () => {
  using fixture = createContentFixture(inArea('explorersGuide'))
  const add = () => addLesson({ toolkit: 'explorersGuide/module1', title: 'One', root: fixture.root })
  expect(add).toThrow('docs/how-to/add-a-session.md')
  expect(readdirSync(fixture.path('explorersGuide/module1')).sort()).toEqual(['1.1-one.md', 'module.yaml'])
})

test('the check says that it is unfinished', () => {
  using fixture = createContentFixture()
  const { file } = addLesson({ toolkit: 'module1', title: 'One', root: fixture.root })
  const findings = checkContent('en', {
    root: fixture.root,
    today: new Date('2026-11-21'),
    knownPaths: new Set(['/help']),
  })
  const own = findings.filter((finding) => finding.file === file).map(({ problem }) => problem)
  expect(own).toContain('"<the first answer>" waits for your words.')
  expect(own.find((problem) => problem.startsWith('The tool takes'))).toBeDefined()
})

test.each([
  [
    'an unknown toolkit',
    'module9',
    'One',
    'There is no toolkit "module9". The toolkits are: launch/module1, launch/module2, launch/module3.',
  ],
  ['no title', 'module1', '  ', 'The tool needs a title.'],
])('%s is refused and nothing is written', (_name, toolkit, title, message) => {
  using fixture = createContentFixture()
  const files = () => readdirSync(fixture.root, { recursive: true }).sort()
  const before = files()
  expect(() => addLesson({ toolkit, title, root: fixture.root })).toThrow(message)
  expect(files()).toEqual(before)
})
