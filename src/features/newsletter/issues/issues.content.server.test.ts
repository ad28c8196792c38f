// What an issue may be called: English keeps to plain letters, other languages have their own.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Language } from '#src/shared/languages.ts'
import { createContentFixture } from '../../../../testing/content/content-fixture.ts'
import { readIssues } from './issues.content.server.ts'

function readSubject(language: Language, subject: string): string | undefined {
  using fixture = createContentFixture()
  const file = join(fixture.root, language, 'newsletter', 'one.md')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    `---
slug: one
date: 2026-12-19
subject: ${subject}
preheader: What you know about their life comes from what they choose to tell.
evidence: [S1]
---

## One

Words.

## Two

Words.

## Three

Words.
`,
  )
  const source = { id: 'S1', author: 'Somebody', title: 'A study', year: '2017' }
  return readIssues(language, [source as Parameters<typeof readIssues>[1][number]], fixture.root)[0]?.subject
}

test('a subject has the letters of its language, in English plain ones', () => {
  expect(readSubject('en', 'Ask what made them laugh')).toBe('Ask what made them laugh')
  expect(() => readSubject('en', 'Ask what made them láugh')).toThrow('Not every letter of the subject is plain.')
  expect(readSubject('en-XA', 'Ášķ ŵĥáţ ɱáđé ţĥéɱ')).toBe('Ášķ ŵĥáţ ɱáđé ţĥéɱ')
  expect(() => readSubject('en-XA', '"Ášķ ŵĥáţ\\u0007 ɱáđé ţĥéɱ"')).toThrow('subject')
})
