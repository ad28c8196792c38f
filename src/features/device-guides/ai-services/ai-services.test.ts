// The table of AI services as it is read.
import { expect, test } from 'vitest'
import { createContentFixture, swap } from '../../../../testing/content/content-fixture.ts'
import { loadAiServices } from './ai-services.server.ts'

const TABLE = 'ai-services.yaml'

test('each entry is a row with its day, and all name their sources', () => {
  const { services, sources } = loadAiServices('en')
  expect(services.length).toBeGreaterThan(5)
  const days = services.flatMap(({ lastChecked }) => lastChecked ?? [])
  expect(days.every((day) => /^\d{4}(-\d\d(-\d\d)?)?$/.test(day))).toBe(true)
  // The first of a month was never a day of review: it meant a month without a day.
  expect(days.filter((day) => day.endsWith('-01') && day.length > '2026-01'.length)).toEqual([])
  expect(new Set(sources.map((source) => JSON.stringify(source))).size).toBe(sources.length)
})

test('the page names each work once, and two of one author both', () => {
  using fixture = createContentFixture({
    [TABLE]: (text) => text.replace('evidence: [S1]', 'evidence: [S2, S1]'),
    'sources.yaml': swap('author: Nobody', 'author: Somebody'),
  })
  const { sources } = loadAiServices('en', fixture.root)
  expect(sources.map(({ title }) => title)).toEqual(['Another study', 'A study'])
})

test.each([
  [
    'a day that is none',
    swap('2026-11-20', 'November'),
    /ai-services\.yaml:\d+: services\[0\]\.lastChecked: .*Write a day/,
  ],
  ['a source that is none', swap('[S1]', '[S7]'), /services\[0\]\.evidence\[0\]: There is no source "S7"/],
  ['a service twice', swap('name: Other', 'name: Bot'), /services\[1\]\.name: "Bot" stands here twice/],
])('%s is named with its place', (_name, change, expected) => {
  using fixture = createContentFixture({ [TABLE]: change })
  expect(() => loadAiServices('en', fixture.root)).toThrow(expected)
})
