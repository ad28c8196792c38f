// What every file of content has in common.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readText } from './content-file.ts'

test.each([
  ['Ring 0808 800 5000 or 116 123.', 'Ring 0808\u00a0800\u00a05000 or 116\u00a0123.'],
  ['phone: 0800 027 1234 (Scotland)', 'phone: 0800\u00a0027\u00a01234 (Scotland)'],
  ['In 2025 about 70 000 of 125 000 pages.', 'In 2025 about 70 000 of 125 000 pages.'],
])('a telephone number is never broken over two lines: %s', (written, read) => {
  const root = mkdtempSync(join(tmpdir(), 'handrail-content-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'en'))
  const file = join(root, 'en', 'line.md')
  writeFileSync(file, written)
  expect(readText(file)).toBe(read)
})
