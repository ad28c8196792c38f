// Everything a person reads is in the catalogues or in the content: a word in the code could not be
// translated. What is found and may stay is listed here with its reason.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findLiteralWords } from './literal-words.ts'

const ROOT = join(import.meta.dirname, '../..')

interface Exception {
  file: RegExp
  /** Without it, whatever the file says. */
  text?: RegExp
  reason: string
}

const EXCEPTIONS: Exception[] = [
  { file: /\.content\.server\.ts$/, reason: 'mistakes in content are shown to its author' },
  { file: /\/help\.content\.server\.ts$|\/resources\.content\.server\.ts$/, reason: 'as above, in a schema' },
  { file: /^src\/platform\/content\//, reason: 'as above' },
  { file: /^src\/platform\/(operations|database|jobs)\//, reason: 'for the operator, who reads English' },
  {
    file: /^src\/platform\/(config|misspelt-settings|brand-colours)\.ts$|^src\/server\/(main|edge\/page-table)\.ts$/,
    reason: 'for the operator',
  },
  { file: /-tables\.server\.ts$/, reason: 'how lines of the privacy policy begin' },
  { file: /\/message-kinds\.contract\.ts$/, text: /^(A|An|Your) [a-z ]+$/, reason: 'as above' },
  { file: /\/plan-room\.server\.ts$/, reason: 'for the operator' },
  { file: /\/operator\/|^src\/features\/analytics\/figures\/figures-table/, reason: 'for the operator' },
  { file: /\/operator-commands\.server\.ts$/, reason: 'for the operator' },
  {
    file: /\/(issue-status|send-issue|issues-ahead)\.server\.ts$/,
    reason: 'the doctor writes for the operator',
  },
  { file: /\/pdf\/(draw-pdf|pdf-process)\.server\.ts$/, reason: 'goes to the log' },
  { file: /^src\/platform\/http\/device-name\.ts$/, reason: 'names of browsers and systems' },
  { file: /^src\/pages\/dev\//, reason: 'examples for developers; no build has them' },
  { file: /^src\/shared\/product\.ts$/, reason: 'names of the product and its newsletter' },
  { file: /^src\/shared\/languages\.ts$/, reason: 'names of languages, each in its own words' },
  { file: /\/google-tag\/tag-frame\.tsx$/, text: /^Google Analytics$/, reason: 'a name, and its frame is hidden' },
  { file: /\/first-name\.contract\.ts$/, reason: 'names of scripts, as patterns call them' },
  { file: /^src\/platform\/mail\/dkim-key\.ts$/, reason: 'names of header fields' },
  { file: /\/(provider-reports|sns-message|webhooks)\.server\.ts$/, reason: 'words of mail providers and of headers' },
  { file: /^src\/platform\/mail\/mail-page\.ts$/, reason: 'names of typefaces' },
  {
    file: /\.server\.ts$|^src\/(server|platform)\//,
    text: /^(All|Allow|Invalid input)$/,
    reason: 'words of protocols',
  },
  {
    file: /^src\/web\/api\.ts$|-requests\.ts$|\/(session-check|end-session)\.ts$/,
    text: /^Bearer …$/,
    reason: 'a header field',
  },
  { file: /\/person-form\.tsx$/, text: /^(export|delete)$/, reason: 'which of two buttons was pressed' },
  {
    file: /\.tsx?$/,
    text: /^(Escape|Range|Heading|Text|no)$/,
    reason: 'words of the browser, of attributes and of styles',
  },
]

const FOUND = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((file) => findLiteralWords(file, readFileSync(join(ROOT, file), 'utf8')).map((word) => ({ file, ...word })))

const covers = (exception: Exception, { file, text }: { file: string; text: string }) =>
  exception.file.test(file) && (exception.text?.test(text) ?? true)

test('the code holds no word that a parent reads', () => {
  const words = FOUND.filter((word) => !EXCEPTIONS.some((exception) => covers(exception, word)))
  expect(words.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([])
})

test.each([
  ['text of an element', '<p>Hello you</p>', 'Hello you'],
  ['one word of it', '<p>Hello</p>', 'Hello'],
  ['a small word beside a message', '<p>{words} and {others}</p>', 'and'],
  ['an attribute', '<input placeholder="your name" />', 'your name'],
  ['a name', '<nav aria-label="Breadcrumb" />', 'Breadcrumb'],
  ['words of a choice', '<p>{done ? "Finished" : null}</p>', 'Finished'],
  ['words in a template', `const place = \`Step \${step} of \${steps}\``, 'Step … of …'],
  ['words in a list', "const ways = [{ label: 'About Us' }]", 'About Us'],
  [
    'words of a message box',
    "showToast('That did not work. Please try again.')",
    'That did not work. Please try again.',
  ],
])('the guard finds %s', (_what, code, text) => {
  expect(findLiteralWords('page.tsx', code).map((word) => word.text)).toEqual([text])
})

test.each([
  '<p className="visually-hidden" role="status">{t(\'home_title\')}</p>',
  '<path d="M6 6l12 12M18 6 6 18" />',
  "const path = '/resources/family-tech-charter'",
  "console.warn('The page is old.')",
  "import { x } from 'Some Package'",
  'type Look = "Main Button"',
  '// Words of a comment.\nconst x = 1',
])('the guard leaves alone what no person reads: %s', (code) => {
  expect(findLiteralWords('page.tsx', code)).toEqual([])
})
