// What the file of a topic may say, in the small content of the tests.
import { expect, test } from 'vitest'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import { createContentFixture } from '../../../testing/content/content-fixture.ts'
import { loadTopics } from './topics.server.ts'

const TOPIC = `---
title: Sleep
place: 1
line: Late nights.
colour: teal
learn: ["1.1"]
practise: no-phone
setting: [box]
more: ["1.2"]
search: bedtime, tired
---

1. Knock.
2. Ask: "What keeps it **going**?"
`

const read = (files: Record<string, string>, language: Language = DEFAULT_LANGUAGE) => {
  using content = createContentFixture(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`topics/${name}.md`, text])),
  )
  return loadTopics(language, content.root)
}

test('a topic has a tool, a talk, a guide and the line of the talk', () => {
  const [topic] = read({ sleep: TOPIC })
  expect(topic).toMatchObject({
    slug: 'sleep',
    title: 'Sleep',
    serious: false,
    steps: [
      { kind: 'learn', path: '/launch/modules/module1/lessons/1.1', lessonKey: 'launch-module1-1.1' },
      { kind: 'practise', path: '/talks/no-phone' },
      { kind: 'setting', path: '/set-up/box' },
    ],
    rule: { kind: 'all', what: 'We decide about a phone together, on a Sunday.', suggestion: 'talk:no-phone' },
    tools: ['/launch/modules/module1/lessons/1.1', '/launch/modules/module1/lessons/1.2'],
  })
  expect(topic?.now).toHaveLength(2)
  expect(topic?.scene).toMatch(/plain-room/)
  expect(topic?.rule.sceneByNight).toMatch(/plain-room-by-night/)
})

test('a line of the agreement that is named comes before that of the talk', () => {
  const [topic] = read({ sleep: TOPIC.replace('practise:', 'rule: phone-in-hall\npractise:') })
  expect(topic?.rule).toMatchObject({ kind: 'adult', suggestion: 'phone-in-hall' })
})

test('topics are ordered by place, and untranslated ones are marked as English', () => {
  const files = { late: TOPIC.replace('place: 1', 'place: 2'), early: TOPIC }
  expect(read(files, 'pl').map(({ slug, inEnglish }) => [slug, inEnglish])).toEqual([
    ['early', true],
    ['late', true],
  ])
})

test.each([
  ['a tool that is not there', ['learn: ["1.1"]', 'learn: ["9.9"]'], 'There is no tool "9.9"'],
  ['a talk that is not there', ['practise: no-phone', 'practise: none'], 'There is no talk "none"'],
  ['a guide that is not there', ['setting: [box]', 'setting: [box, none]'], 'There is no device guide "none"'],
  ['a scene that is not there', ['colour: teal', 'colour: teal\nscene: none'], 'There is no scene "none"'],
  ['no line for the plan', ['practise: no-phone\n', ''], 'has no line for the plan'],
  ['a serious topic without help', ['colour: teal', 'colour: teal\ntone: serious'], 'has no "now"'],
  ['words that are no list', ['1. Knock.', 'Knock.'], 'sleep.md:13'],
  ['nothing to do now', [TOPIC.slice(TOPIC.indexOf('1. Knock')), ''], 'Nothing says what to do now'],
])('%s is named', (_what, [from = '', to = ''], problem) => {
  expect(() => read({ sleep: TOPIC.replace(from, to) })).toThrow(problem)
})

test('two topics with one place are named', () => {
  expect(() => read({ one: TOPIC, two: TOPIC })).toThrow('has this place too')
})
