// Makes the typefaces of the PDFs out of the packages that the pages' typefaces come from: the PDF writer needs static
// TrueType files. Run by hand (`node scripts/assets/convert-pdf-fonts.ts`) when `pdf-characters.server.ts` changes; its results
// are kept, so that neither a build nor the server needs font tools.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { PDF_CHARACTERS } from '#src/features/resources/pdf/pdf-characters.server.ts'

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

for (const face of faces) {
  const full = await readFile(join(packages, face.source))
  const cut = await subsetFont(full, PDF_CHARACTERS, { targetFormat: 'sfnt', variationAxes: face.variationAxes })
  await writeFile(join(target, face.file), cut)
  console.log(`${face.file}: ${cut.length} bytes`)
}
