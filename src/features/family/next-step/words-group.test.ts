// What a parent types is made to fit behind 'If' or 'Then I', in each language.
import { expect, test } from 'vitest'
import { fitAfter } from './words-group.tsx'

test.each([
  ['Then I', 'I will sit down with him.', 'will sit down with him'],
  ['Then I', "I'll sit down with him", 'will sit down with him'],
  ['Then I', 'then I sit down', 'sit down'],
  ['Then I', 'Then, I sit down', 'sit down'],
  ['Then I', ' sit down ', 'sit down'],
  ['Then I', 'invite Nan', 'invite Nan'],
  ['Then I', 'I', 'I'],
  ['If', 'If he shouts', 'he shouts'],
  ['If', 'I am tired...', 'I am tired'],
  ['If', 'Iffy music is on', 'Iffy music is on'],
  ['Jeśli', 'jeśli krzyczy', 'krzyczy'],
  ["Bydda i'n", "i'n eistedd", 'eistedd'],
])("after '%s', '%s' is written as '%s'", (start, typed, words) => {
  expect(fitAfter(start, typed)).toBe(words)
})
