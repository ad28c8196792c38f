// H-1: whoever meets a code in a comment or a test's name finds its sentence in docs/promises.md, and everything that the
// repository refers to is in it.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const listed = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'))

const CODE = /(?<![\w#$&.'/-])([A-Z]-?\d{1,2})(?![\w%-]|\.\d)/g
const promised = new Set([...read('docs/promises.md').matchAll(/^- \*\*([A-Z]-?\d+)\*\* \S/gm)].map(([, code]) => code))

function commentsIn(text: string): string[] {
  return [...text.matchAll(/(?:^|\s)\/\/(.*)$|\/\*([\s\S]*?)\*\//gm)].map((found) => found[1] ?? found[2] ?? '')
}

/** Where codes are named: a comment, and the name of a test. */
function namedIn(file: string): string[] {
  const text = read(file)
  const comments = commentsIn(text)
  const names = [...text.matchAll(/\b(?:test|it|describe)(?:\.\w+(?:\([\s\S]*?\))?)*\(\s*(['`"])(.*?)\1/g)].map(
    (found) => found[2] as string,
  )
  const codes = [...comments, ...names].flatMap((words) => [...words.matchAll(CODE)].map(([, code]) => code as string))
  return codes.filter((code) => !promised.has(code)).map((code) => `${file}: ${code}`)
}

test('H-1: every code that is named has its sentence', () => {
  const files = listed('{src,tests,testing,e2e,scripts,bench,migrations}/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(namedIn)).toEqual([])
})

test('Q-16: each finding of the attack has a test whose name starts with its code', () => {
  const starts = listed('{src,tests,e2e}/**/*.test.{ts,tsx}').flatMap((file) =>
    [...read(file).matchAll(/['"`]((?:[A-Z]-?\d+, )*[A-Z]-?\d+): /g)].flatMap(([, codes = '']) => codes.split(', ')),
  )
  // S20 is gone with its code; S24 is a list of settings, of which some are an operator's.
  const wanted = Array.from({ length: 23 }, (_, index) => `S${index + 1}`).filter((code) => code !== 'S20')
  expect(wanted.filter((code) => !starts.includes(code))).toEqual([])
})

test('every document that a comment or another document refers to is in the repository', () => {
  const code = listed('{src,tests,testing,e2e,scripts,bench,migrations}/**/*.{ts,tsx,mjs}')
  // The promises also name what later features will bring.
  const documents = ['README.md', 'CONTRIBUTING.md', ...listed('docs/**/*.md')].filter(
    (file) => file !== 'docs/promises.md',
  )
  const words = [
    ...code.map((file) => [file, commentsIn(read(file)).join('\n')] as const),
    ...documents.map((file) => [file, read(file)] as const),
  ]
  const missing = words.flatMap(([file, text]) =>
    [...text.matchAll(/(?<![\w<>*{}$.-])((?:[\w.-]+\/)*[\w-]+\.md)\b/g)]
      .map(([, name]) => name as string)
      .filter((name) => ![root, join(root, 'docs'), join(root, dirname(file))].some((at) => existsSync(join(at, name))))
      .map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})
