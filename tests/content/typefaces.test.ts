// Every letter that a page or a PDF shows is in a typeface of ours: one that is not looks borrowed in the midst of its word.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import { describe, expect, test } from 'vitest'
import { canBeDrawn } from '#src/features/resources/pdf/pdf-characters.server.ts'
import { SPOKEN_LANGUAGES } from '#src/platform/http/request-language.ts'

const ROOT = join(import.meta.dirname, '../..')
const PAGES = ['src/web/fonts', '.woff2', /^(?!bricolage)/] as const
const HEADINGS = ['src/web/fonts', '.woff2', /^(?!atkinson)/] as const
const PDFS = ['src/features/resources/pdf/fonts', '.ttf', /^(?!bricolage).*(?<!italic(-more)?)\.ttf$/] as const
const PDF_HEADINGS = ['src/features/resources/pdf/fonts', '.ttf', /^(?!atkinson)/] as const

/** What the typefaces of a folder have, those together that replace one another. */
function readFaces([folder, ending, name]: readonly [string, string, RegExp]): Set<number> {
  const files = readdirSync(join(ROOT, folder)).filter((file) => file.endsWith(ending) && name.test(file))
  expect(files.length).toBeGreaterThan(1)
  return new Set(
    files.flatMap((file) => {
      const face = fontkit.create(readFileSync(join(ROOT, folder, file)))
      return 'characterSet' in face ? face.characterSet : []
    }),
  )
}

function lettersOf(language: string): string[] {
  const folder = join(ROOT, 'content', language)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const text = files
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('')
    .normalize('NFC')
  return [...new Set(text.match(/\p{L}/gu))]
}

describe.each(SPOKEN_LANGUAGES)('%s', (language) => {
  const letters = lettersOf(language)

  test.each([
    ['text', PAGES],
    ['headings', HEADINGS],
  ])('its letters are in the typefaces of pages, for %s', (_, faces) => {
    const known = readFaces(faces)
    expect(letters.filter((letter) => !known.has(letter.codePointAt(0) as number))).toEqual([])
  })

  test.each([
    ['text', PDFS],
    ['headings', PDF_HEADINGS],
  ])('what a PDF says that it can draw is in its typefaces, for %s', (_, faces) => {
    const known = readFaces(faces)
    const drawn = letters.filter(canBeDrawn)
    expect(drawn.length).toBeGreaterThan(20)
    expect(drawn.filter((letter) => !known.has(letter.codePointAt(0) as number))).toEqual([])
  })
})
