// An answer has the language of the page that asked, or the first one of the browser's that we speak.
import { expect, test } from 'vitest'
import { languageOf } from './request-language.ts'

test.each([
  [null, 'en'],
  ['pl', 'pl'],
  ['pl-PL,pl;q=0.9,en-US;q=0.8', 'pl'],
  // As browsers write it, and as people and proxies do.
  ['de-DE,cy;q=0.9,en;q=0.8', 'cy'],
  ['de-DE, cy;q=0.9, en;q=0.8', 'cy'],
  ['fr, ur', 'ur'],
  // The highest weight wins, in any order.
  ['en;q=0.1, pl', 'pl'],
  ['en;q=0.5, cy;q=0.9, pl;q=0.8', 'cy'],
  ['PL-pl', 'pl'],
  ['pl;q=0, en;q=0.2', 'en'],
  ['pl;q=0', 'en'],
  ['ur;q=0.5, pl;q=0.5', 'ur'],
  ['pl;q=much, cy;q=0.1', 'cy'],
  ['de, fr', 'en'],
  [`${'de, '.repeat(100)}pl`, 'en'],
])('%j is answered in %s', (header, language) => {
  expect(languageOf(new Headers(header === null ? {} : { 'accept-language': header }))).toBe(language)
})
