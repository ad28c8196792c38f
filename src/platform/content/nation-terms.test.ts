import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { MarkdownInline } from '#src/shared/markdown-tree.ts'
import { readText } from './content-file.ts'
import { rememberContent } from './content-memory.ts'
import { parseInlineMarkdown } from './markdown.ts'

const ENGLISH = `terms:
  out-of-hours:
    everywhere: "[111](tel:111), or the GP's night line in Northern Ireland"
    northern-ireland: the GP's night line
`
const POLISH = 'terms:\n  out-of-hours:\n    everywhere: po polsku\n'

function createContent(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'handrail-nations-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}

const readLine = rememberContent((_language, root): { plain: string; nodes: MarkdownInline[] } => {
  const plain = readText(join(root, 'en', 'line.md'))
  return { plain, nodes: parseInlineMarkdown(plain) }
})

test('a term becomes the words of each nation, with their links', () => {
  const root = createContent({ 'en/nations.yaml': ENGLISH, 'en/line.md': 'Ring {{out-of-hours}} tonight.' })
  expect(readLine('en', root).nodes).toEqual([
    'Ring ',
    {
      kind: 'byNation',
      everywhere: [
        { kind: 'link', href: 'tel:111', children: ['111'] },
        ", or the GP's night line in Northern Ireland",
      ],
      nations: { 'northern-ireland': ["the GP's night line"] },
    },
    ' tonight.',
  ])
})

test('a plain text has the words for everywhere', () => {
  const root = createContent({ 'en/nations.yaml': ENGLISH, 'en/line.md': 'Ring {{out-of-hours}}.' })
  expect(readLine('en', root).plain).toBe("Ring 111, or the GP's night line in Northern Ireland.")
})

test('an English text on a Polish page keeps the English words', () => {
  const root = createContent({
    'en/nations.yaml': ENGLISH,
    'pl/nations.yaml': POLISH,
    'en/line.md': 'Ring {{out-of-hours}}.',
  })
  expect(readLine('pl', root).plain).not.toContain('po polsku')
})

test('a term that is not in the file is refused by name', () => {
  const root = createContent({ 'en/nations.yaml': ENGLISH, 'en/line.md': 'Ring {{nobody}}.' })
  expect(() => readLine('en', root)).toThrow(/\{\{nobody\}\}/)
})
