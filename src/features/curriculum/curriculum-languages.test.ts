// A tool that is not translated is read by English headings, in every language.

import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translator } from '#src/platform/content/translator.ts'
import type { Language } from '#src/shared/languages.ts'
import { createContentFixture, lessonText, NOW_TEXT, swap } from '../../../testing/content/content-fixture.ts'
import { readCurriculum } from './reading/curriculum.content.server.ts'

const TWO_AREAS = `
- id: launch
  title: The Launch
  modules: [module1, module2]
- id: space
  title: Space
  ages: 9 to 13
  modules: [module3]
`

test('a tool without a translation is there in English, and says so', () => {
  using content = createContentFixture()
  const tools = (language: Language) => readCurriculum(language, content.root).lessons
  expect(tools('pl').map(({ title, inEnglish }) => [title, inEnglish])).toEqual(
    tools('en').map(({ title }) => [title, true]),
  )
  expect(tools('en').every(({ inEnglish }) => inEnglish === undefined)).toBe(true)
})

test('a tool added to the English list appears in a language that has its toolkit', () => {
  using content = createContentFixture({
    'launch/module1/1.9-new.md': lessonText('1.9'),
    'launch/module1/module.yaml': swap('"1.1"', '"1.9", "1.1"'),
  })
  const folder = join(content.root, 'pl/launch/module1')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'module.yaml'), 'id: module1\ntitle: Zestaw\ngoal: Cel.\ntools: ["1.1", "1.2"]\n')
  const { modules, lessons } = readCurriculum('pl', content.root)
  expect(modules[0]).toMatchObject({ title: 'Zestaw', lessonIds: ['1.9', '1.1', '1.2', '1.3', '1.4'] })
  expect(lessons[0]).toMatchObject({ lessonId: '1.9', moduleTitle: 'Zestaw', inEnglish: true })
  writeFileSync(join(folder, 'module.yaml'), 'id: module1\ntitle: Zestaw\ngoal: Cel.\n')
  expect(readCurriculum('pl', content.root).modules).toEqual(modules)
})

const withStages = (text: string) => {
  const content = createContentFixture()
  mkdirSync(join(content.root, 'pl'))
  writeFileSync(join(content.root, 'pl', 'stages.yaml'), text)
  return content
}

test('a new focus area or toolkit is there in languages that were translated before', () => {
  using content = withStages('- id: launch\n  title: Start\n  audience: dla rodziców\n  modules: [module1]\n')
  writeFileSync(join(content.root, 'en/stages.yaml'), TWO_AREAS)
  mkdirSync(join(content.root, 'en/space'))
  renameSync(join(content.root, 'en/launch/module3'), join(content.root, 'en/space/module3'))
  const { stages, modules } = readCurriculum('pl', content.root)
  expect(stages).toEqual([
    { stageId: 'launch', title: 'Start', audience: 'dla rodziców', moduleIds: ['module1', 'module2'] },
    { stageId: 'space', title: 'Space', ages: '9 to 13', moduleIds: ['module3'] },
  ])
  expect(modules.map(({ stageId, moduleId }) => `${stageId}/${moduleId}`)).toEqual([
    'launch/module1',
    'launch/module2',
    'space/module3',
  ])
})

test.each([
  ['- id: lunch\n  title: Start\n', 'stages.yaml:1: [0].id: "lunch" is not in the English stages.yaml.'],
  ['- id: launch\n  title: A\n- id: launch\n  title: B\n', '"launch" stands here twice.'],
])('a translated list of focus areas that does not fit is refused: %s', (text, problem) => {
  using content = withStages(text)
  expect(() => readCurriculum('pl', content.root)).toThrow(problem)
})

const withShortAnswers = (text: string) => {
  const content = createContentFixture({
    'launch/module1/1.1-calm.md': swap('shortAnswer:', 'shortAnswer:\n  forOneAdult: true'),
  })
  mkdirSync(join(content.root, 'pl'))
  writeFileSync(join(content.root, 'pl', 'short-answers.yaml'), text)
  return content
}

test('an untranslated tool may have a title and short answer, and the next tool names it', () => {
  const own = {
    title: 'Spokojny koniec',
    say: 'Gdzie jest koniec?',
    do: 'Teraz: usiądź obok.',
    dont: 'wyciągaj wtyczki.',
  }
  using content = withShortAnswers(`launch/1.1: ${JSON.stringify(own)}\nlaunch/1.2: ${JSON.stringify(own)}\n`)
  const [first, , third] = readCurriculum('pl', content.root).lessons
  const { title, ...words } = own
  expect(first).toMatchObject({ title, inEnglish: true, next: { title } })
  expect(first?.shortAnswer).toEqual({ ...words, forOneAdult: true, translated: true })
  expect(third?.shortAnswer).not.toHaveProperty('translated')
  expect(readCurriculum('en', content.root).lessons[0]).toMatchObject({ title: 'The calm end 1.1' })
})

test.each([
  ['launch/9.9: { title: a, say: a, do: a, dont: a }', 'There is no tool "launch/9.9".'],
  ['launch/1.1: { title: a, say: a, do: a }', 'dont'],
  ['launch/1.1: { title: a, say: a, do: a, dont: a, translated: true }', 'translated'],
])('a short answer that fits no tool is refused: %s', (text, problem) => {
  using content = withShortAnswers(text)
  expect(() => readCurriculum('pl', content.root)).toThrow(problem)
})

const LABELS: Record<string, string> = {
  'Say this': translator('pl')('now_say_title'),
  "Don't": translator('pl')('now_dont_title'),
  Later: translator('pl')('now_later_title'),
}

const OWN_NOW = `## now

### Ktoś chce pieniędzy

1. Stop. Nie płać. W niebezpieczeństwie dzwoń: [999](tel:999).

**Say this:** „Nie masz kłopotów”.

**Don't:**

- płać

**Later:** Porozmawiajcie.
`.replaceAll(/Say this|Don't|Later/g, (label) => LABELS[label] ?? '')

const withNowPage = (name: string, text: string, serious = true) => {
  const change = (tool: string) => `${serious ? tool.replace('title:', 'tone: serious\ntitle:') + NOW_TEXT : tool}`
  const content = createContentFixture({ 'launch/module1/1.1-calm.md': change })
  mkdirSync(join(content.root, 'pl/now-pages'), { recursive: true })
  writeFileSync(join(content.root, 'pl/now-pages', `${name}.md`), text)
  return content
}

test('a serious tool without a translation may have its page for now', () => {
  using content = withNowPage('launch-1.1', OWN_NOW)
  const { lessons, nowPages } = readCurriculum('pl', content.root)
  expect(lessons[0]).toMatchObject({ inEnglish: true, hasNow: true })
  expect(nowPages).toMatchObject([{ lessonId: '1.1', heading: 'Ktoś chce pieniędzy' }])
  expect(nowPages[0]).not.toHaveProperty('inEnglish')
  expect(nowPages[0]).not.toHaveProperty('language')
  expect(readCurriculum('cy', content.root).nowPages).toMatchObject([{ inEnglish: true }])
})

test.each([
  ['launch-9.9', OWN_NOW, true, 'There is no tool "launch-9.9".'],
  ['launch-1.1', OWN_NOW, false, 'The tool has no page for now.'],
  ['launch-1.1', `${OWN_NOW}\n## later\n\nWords.\n`, true, 'something else than "## now"'],
  ['launch-1.1', OWN_NOW.replace('1. Stop', 'Stop'), true, 'The actions are missing.'],
])('a page for now that fits no tool is refused: %s', (name, text, serious, problem) => {
  using content = withNowPage(name, text, serious)
  expect(() => readCurriculum('pl', content.root)).toThrow(problem)
})
