// The share of a language is counted from its files: what is there, weighed by its English words.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readCoverage } from './coverage.content.server.ts'

function writeContent(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'handrail-coverage-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) }
}

const ENGLISH = {
  'en/messages/home.json': '{ "home_one": "One two three", "home_two": "Four" }',
  'en/messages/desk.json': '{ "desk_one": "For editors only" }',
  'en/area/toolkit/1.1-tool.md': 'a b c d',
  'en/area/toolkit/1.2-tool.md': 'a b c d',
  'en/area/toolkit/module.yaml': 'a',
  'en/talks/talk.md': 'a b',
  'en/pages/about.md': 'a',
  'en/sources.yaml': 'Titles are never translated',
}

test('each part is counted by its English words, without what is never translated', () => {
  using content = writeContent({
    ...ENGLISH,
    'pl/messages/home.json': '{ "home_one": "Raz" }',
    'pl/area/toolkit/1.1-tool.md': 'a b c d e f g',
    'pl/talks/talk.md': 'a',
  })
  expect(readCoverage('pl', content.root)).toEqual({ interface: 75, tools: 50, talks: 100, pages: 0, all: 56 })
})

test('English is all there, and a language without a file is not', () => {
  using content = writeContent(ENGLISH)
  expect(readCoverage('en', content.root)).toEqual({ interface: 100, tools: 100, talks: 100, pages: 100, all: 100 })
  expect(readCoverage('cy', content.root).all).toBe(0)
})

test('title and short answer count before the tool is translated, and not twice', () => {
  const head =
    'id: "1.1"\ntitle: One two\ndescription: a\nshortAnswer:\n  say: one two\n  do: one two\n  dont: one two\n  forOneAdult: true\n'
  const files = {
    'en/messages/home.json': '{}',
    'en/area/toolkit/1.1-tool.md': `---\n${head}---\n${'word '.repeat(46)}`,
    'pl/short-answers.yaml':
      'area/1.1: { title: a, say: a, do: a, dont: a }\narea/1.2: { title: a, say: a, do: a, dont: a }\n',
  }
  using ahead = writeContent(files)
  // Eight of 64 words.
  expect(readCoverage('pl', ahead.root).tools).toBe(12)
  using whole = writeContent({ ...files, 'pl/area/toolkit/1.1-tool.md': 'a' })
  expect(readCoverage('pl', whole.root).tools).toBe(100)
})

test('the page for now of a tool counts before the tool is translated', () => {
  using content = writeContent({
    'en/messages/home.json': '{}',
    'en/area/toolkit/1.1-tool.md': `---\nid: "1.1"\ntitle: One\n---\n${'word '.repeat(40)}\n\n## now\n\n${'act '.repeat(46)}`,
    'pl/now-pages/area-1.1.md': '## now',
  })
  // 'now' and what follows it: 47 of 90 words.
  expect(readCoverage('pl', content.root).tools).toBe(52)
})
