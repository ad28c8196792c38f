// A tool that nobody has translated is read by English headings, in every language.
import { expect, test } from 'vitest'
import type { Language } from '#src/shared/languages.ts'
import { createContentFixture } from '../../../testing/content/content-fixture.ts'
import { readCurriculum } from './reading/curriculum.content.server.ts'

test('I-2: a tool without a translation is there in English, and says so', () => {
  using content = createContentFixture()
  const tools = (language: Language) => readCurriculum(language, content.root).lessons
  expect(tools('pl').map(({ title, inEnglish }) => [title, inEnglish])).toEqual(
    tools('en').map(({ title }) => [title, true]),
  )
  expect(tools('en').every(({ inEnglish }) => inEnglish === undefined)).toBe(true)
})
