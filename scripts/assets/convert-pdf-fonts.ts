// Makes the typefaces of the PDFs out of the packages that the pages' typefaces come from: the PDF writer needs static
// TrueType files. Run by hand (`node scripts/assets/convert-pdf-fonts.ts`) when `pdf-characters.server.ts` changes; its results
// are kept, so that neither a build nor the server needs font tools.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import {
  FIRST_PDF_CHARACTERS,
  MORE_PDF_CHARACTERS,
  URDU_PDF_CHARACTERS,
} from '#src/features/resources/pdf/pdf-characters.server.ts'

const packages = join(import.meta.dirname, '../../node_modules/@fontsource-variable')
const target = join(import.meta.dirname, '../../src/features/resources/pdf/fonts')

const ATKINSON = 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght'
const faces = [
  {
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    file: 'bricolage-grotesque-700.ttf',
    variationAxes: { wght: 700, wdth: 100, opsz: 32 },
  },
  { source: `${ATKINSON}-normal.woff2`, file: 'atkinson-400.ttf', variationAxes: { wght: 400 } },
  { source: `${ATKINSON}-normal.woff2`, file: 'atkinson-700.ttf', variationAxes: { wght: 700 } },
  { source: `${ATKINSON}-italic.woff2`, file: 'atkinson-400-italic.ttf', variationAxes: { wght: 400 } },
]

/** The packages keep further letters in files of the same family, of which the PDF writer would take one only: they get a name of the same length. */
const FAMILIES = [
  ['Atkinson Hyperlegible Next', 'Atkinson Hyperlegible More'],
  ['Bricolage Grotesque', 'Bricolage More Text'],
] as const

for (const { source, file, variationAxes } of faces) {
  await convert(source, file, FIRST_PDF_CHARACTERS, variationAxes)
  const more = source.replace('-latin-', '-latin-ext-')
  await convert(more, file.replace('.ttf', '-more.ttf'), MORE_PDF_CHARACTERS, variationAxes, rename)
}

const NASKH = 'noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2'
for (const wght of [400, 700]) await convert(NASKH, `noto-naskh-${wght}.ttf`, URDU_PDF_CHARACTERS, { wght })

async function convert(
  source: string,
  file: string,
  characters: string,
  variationAxes: Record<string, number>,
  change = (font: Buffer) => font,
): Promise<void> {
  const full = await readFile(join(packages, source))
  const cut = change(await subsetFont(full, characters, { targetFormat: 'sfnt', variationAxes }))
  await writeFile(join(target, file), cut)
  console.log(`${file}: ${cut.length} bytes`)
}

function rename(font: Buffer): Buffer {
  let text = font.toString('latin1')
  const wide = (name: string) => name.replaceAll(/./g, '\0$&')
  for (const [before, after] of FAMILIES) text = text.replaceAll(wide(before), wide(after)).replaceAll(before, after)
  return Buffer.from(text, 'latin1')
}
