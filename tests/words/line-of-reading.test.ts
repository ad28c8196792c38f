// Styles speak of start and end, never of left and right: a language that reads from right to left then mirrors every page.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** A property or a value that stays on its side whatever the language. */
const ONE_SIDED =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)*|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)|translateX\(/g

const findOneSided = (css: string) =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(ONE_SIDED)].map(([found]) => found.replaceAll(/\s/g, ''))

test('no style is on one side only', () => {
  const files = globSync('src/**/*.css', { cwd: ROOT })
  expect(files.length).toBeGreaterThan(40)
  const found = files.flatMap((file) =>
    findOneSided(readFileSync(join(ROOT, file), 'utf8')).map((it) => `${file} ${it}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['margin-left: 1rem', ['margin-left:']],
  ['border-right-width: 1px', ['border-right-width:']],
  ['border-top-left-radius: 0', ['border-top-left-radius:']],
  ['left: 0; inset-inline-start: 0', ['left:']],
  ['text-align: right', ['text-align:right']],
  ['transform: translateX(2px)', ['translateX(']],
  ['margin-inline-start: 1rem; text-align: end; float: inline-start', []],
  ['/* left: 0 */', []],
])('the guard on %s', (css, found) => {
  expect(findOneSided(css)).toEqual(found)
})
