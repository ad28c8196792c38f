import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from '#src/features/help/sources/sources.content.server.ts'
import { CONTENT_ROOT } from '#src/platform/content/content-file.ts'
import { LANGUAGES, type Language } from '#src/shared/languages.ts'
import { writePseudoContent } from '../../../../testing/languages/pseudo-content.ts'
import { readAgreementLines } from './agreement-lines.content.server.ts'

test('a translation changes the words of a line, not its id or its person', () => {
  const root = mkdtempSync(join(tmpdir(), 'agreement-lines-'))
  cpSync(join(CONTENT_ROOT, 'en'), join(root, 'en'), { recursive: true })
  writePseudoContent(root, 'ar-XB')
  const [english, disguised] = (['en', 'ar-XB'] as const).map(
    (language) => readAgreementLines(language, readSources(language, root), root).lines,
  )
  rmSync(root, { recursive: true })
  const whom = (lines: typeof english) => lines?.map(({ id, by, ages }) => ({ id, by, ages }))
  expect(whom(disguised)).toEqual(whom(english))
  expect(disguised?.[0]?.what).not.toBe(english?.[0]?.what)
})

const translated = (Object.keys(LANGUAGES) as Language[]).filter((language) =>
  existsSync(join(CONTENT_ROOT, language, 'agreement-lines.yaml')),
)

test.each(translated)('a line is the same one in %s, so no family is offered it twice', (language) => {
  const [english, own] = (['en', language] as const).map((one) =>
    readAgreementLines(one, readSources(one)).lines.map(({ id, by, ages }) => ({ id, by, ages })),
  )
  expect(own).toEqual(english)
})
