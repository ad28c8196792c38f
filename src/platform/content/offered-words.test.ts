// What content says of a part that can be left out goes with it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepOffered } from './offered-words.ts'

beforeEach(() => vi.stubEnv('FEATURES', 'community, outcomes'))
afterEach(() => vi.unstubAllEnvs())

const keep = (text: string) => keepOffered(text, 'x.md')

test('words stand where their part is there, and are gone where it is left out', () => {
  expect(keep('Tools{if community}, tips{end}{if newsletter}, a letter{end} and talks.')).toBe('Tools, tips and talks.')
  vi.stubEnv('FEATURES', '')
  expect(keep('{if analytics}Counted.{end} {if newsletter}Sent.{end}\n')).toBe('Counted. Sent.\n')
})

test('a line of a list, and a section, go as a whole', () => {
  expect(keep('- a\n{if newsletter}- b\n{end}{if community}- c{end}\n{if analytics}- d{end}\n- e\n')).toBe(
    '- a\n- c\n- e\n',
  )
  expect(keep('One.\n\n{if analytics}\n## Two\n\nTwo.\n\n{end}\n## Three\n')).toBe('One.\n\n## Three\n')
})

test('words of other languages go where there is English alone', () => {
  vi.stubEnv('LANGUAGES', 'en')
  expect(keep('Free{if languages}, in four languages{end}.')).toBe('Free.')
})

test.each(['{if newsletter}x', 'x{end}', '{if letters}x{end}'])('%s is refused by its file', (text) => {
  expect(() => keep(text)).toThrow('x.md')
})
