// What the content check says of a small content. The real one is checked by `npm run check:content`, which is a part of `npm run check`.
import { describe, expect, test } from 'vitest'
import { swap } from '../../testing/content/content-fixture.ts'
import { check, FIRST, linesOf } from './broken-content.ts'
import { formatFinding } from './rules/finding.ts'

test('the fixture keeps every rule', () => {
  expect(linesOf({})).toEqual([])
})

test('every mistake is listed, not only the first', () => {
  const found = linesOf({
    [FIRST]: swap('correct: b', 'correct: x'),
    'launch/module1/1.2-calm.md': swap('[S1]', '[S7]'),
    'launch/module2/2.1-calm.md': swap('help: [emergency]', 'help: [nobody]'),
    'sources.yaml': (text) => text,
    'help.yaml': swap('helplines: [emergency]', 'helplines: [nspcc]'),
  })
  for (const part of ['"x" is not the id', 'no source "S7"', 'no help line "nobody"', 'no help line "nspcc"']) {
    expect(found.filter((line) => line.includes(part))).toHaveLength(1)
  }
})

describe('warnings', () => {
  test('a help line that was checked more than 180 days ago', () => {
    const findings = check({ 'helplines.yaml': swap('2026-11-20', '2026-05-24') })
    expect(findings.map(({ level }) => level)).toEqual(['warning'])
    expect(findings.map(formatFinding)[0]).toMatch(
      /helplines\.yaml: Warning: "emergency" was last checked 181 days ago\. Ring or open it/,
    )
  })

  test('180 days are fine', () => {
    expect(check({ 'helplines.yaml': swap('2026-11-20', '2026-05-25') })).toEqual([])
  })

  test.each([
    ['2027-08-20', /sources-page\.yaml: Warning: The sources were to be reviewed by 2027-02-20, 181 days ago\. Check/],
    ['2027-08-19', undefined],
  ])('the review of the sources on %s', (today, expected) => {
    const lines = check({}, new Date(today))
      .map(formatFinding)
      .filter((line) => line.includes('sources-page.yaml'))
    if (expected) expect(lines[0]).toMatch(expected)
    else expect(lines).toEqual([])
  })

  test('a review that lies before the last update', () => {
    const findings = check({ 'sources-page.yaml': swap('2027-02-20', '2026-11-19') })
    expect(findings.map(formatFinding)).toEqual([
      expect.stringMatching(/Warning: "nextReview" is 2026-11-19, and a source was checked on 2026-11-20\. Set it/),
    ])
  })
})
