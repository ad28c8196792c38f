// Breaks one thing in the small valid content and says what the rules find.
import { expect, test, vi } from 'vitest'
import { deepFreeze } from '#src/platform/content/content-memory.ts'
import { createContentFixture } from '../../testing/content/content-fixture.ts'
import { checkContent } from './rules/all-rules.ts'
import { type Finding, formatFinding } from './rules/finding.ts'

// From test to test all of the content but one text stays as it is: what was parsed once is not parsed again.
vi.mock(import('#src/platform/content/markdown.ts'), async (load) => {
  const parsers = await load()
  return {
    ...parsers,
    parseMarkdown: rememberByText(parsers.parseMarkdown),
    parseInlineMarkdown: rememberByText(parsers.parseInlineMarkdown),
  }
})

function rememberByText<Tree>(parse: (text: string) => Tree): (text: string) => Tree {
  const known = new Map<string, Tree>()
  return (text) => known.get(text) ?? (known.set(text, deepFreeze(parse(text))).get(text) as Tree)
}

export type Changes = Parameters<typeof createContentFixture>[0]

/** A tool of the fixture. */
export const FIRST = 'launch/module1/1.1-calm.md'
export const LONG = (words: number) => `So${' so'.repeat(words - 1)}.`
export const HARD = 'Institutional considerations necessitate comprehensive organisational accountability. '

export function check(changes: Changes = {}, today = new Date('2026-11-21')): Finding[] {
  using fixture = createContentFixture(changes)
  return checkContent('en', { root: fixture.root, today, knownPaths: new Set(['/help']) })
}

/** What is found, as an author reads it. */
export const linesOf = (changes: Changes): string[] => check(changes).map(formatFinding)

/** One test for each rule: with the changes it says at least what is expected. */
export function testRules(rules: [rule: string, changes: Changes, expected: RegExp][]): void {
  test.each(rules)('rule: %s', (_rule, changes, expected) => {
    const found = linesOf(changes)
    expect(
      found.filter((line) => expected.test(line)),
      found.join('\n'),
    ).not.toEqual([])
  })
}
