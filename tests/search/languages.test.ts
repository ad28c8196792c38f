// The search compares words as their language bends them: what helps English would spoil others.
import { afterEach, expect, test } from 'vitest'
import { createFinder } from '#src/features/search/finder.ts'
import { compareWordsOf, stemText } from '#src/features/search/finding/words.ts'
import { splitWords } from '#src/features/search/split-words.ts'
import { loadSearchIndex } from '../../scripts/build/search/load-search-index.ts'

afterEach(() => compareWordsOf('en'))

test('Polish letters are found however they were typed', () => {
  expect(splitWords('Kłótnia o Łóżko: zażółć gęślą jaźń')).toEqual(splitWords('klotnia o lozko zazolc gesla jazn'))
})

test('Urdu is found whether a keyboard writes its letters or their Arabic twins', () => {
  expect(splitWords('بچي كه رہى هے')).toEqual(splitWords('بچی کہ رہی ہے'))
  expect(splitWords('کہا')).not.toEqual(splitWords('کھا'))
})

test.each([
  ['telefon telefonu telefonem telefony telefonow', 'telefon'],
  ['gracz gracza graczem gracze graczom', 'gracz'],
  ['ekran ekranu ekranem ekranach ekranami', 'ekran'],
  ['szkola szkole szkoly szkolach', 'szkol'],
])('in Polish "%s" are one word', (forms, stem) => {
  compareWordsOf('pl')
  expect(new Set(stemText(forms))).toEqual(new Set([stem]))
})

test('a short Polish word keeps what tells it from others', () => {
  compareWordsOf('pl')
  expect(stemText('gra on nie sen')).toEqual(['gra', 'on', 'nie', 'sen'])
})

test.each(['cy', 'ur'] as const)(
  'where we know no rules (%s), a word is its own stem, and none of English',
  (language) => {
    compareWordsOf(language)
    expect(stemText('ysgolion playing')).toEqual(['ysgolion', 'playing'])
    compareWordsOf('en')
    expect(stemText('playing')).toEqual(['plai'])
  },
)

test.each([
  ['\u062E\u0648\u062F\u0643\u0634\u064A', 'on an Arabic keyboard'],
  ['\u062E\u0640\u0640\u0648\u062F\u06A9\u0634\u06CC', 'drawn out'],
])('suicide in Urdu, as %s, leads to help: %s', (query) => {
  compareWordsOf('ur')
  const find = createFinder(loadSearchIndex('ur'))
  const group = find('خودکشی').danger
  expect(group).toBeDefined()
  expect(find(query).danger).toEqual(group)
})
