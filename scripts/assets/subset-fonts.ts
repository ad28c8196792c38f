// Cuts the two typefaces down to the characters we print. Run by hand (`npm run fonts`) when a character is missing;
// its results are kept in `src/web/fonts/`, so that a build needs no font tools.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const packages = join(import.meta.dirname, '../../node_modules/@fontsource-variable')
const target = join(import.meta.dirname, '../../src/web/fonts')

// Basic Latin, the letters of common names and most of Welsh, and the punctuation of our texts.
const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')
const CHARACTERS = `${basicLatin}£©·×–—‘’“”•…←→âêîôûÂÊÎÔÛáéíóúÓàèòäëïöüçñ✓`

/** Only those that the others lack: a file of their own, which no English page fetches (`unicode-range` in fonts.css). */
const MORE = 'ąćęłńśźżĄĆĘŁŃŚŹŻŵŷŴŶ'

/** Kerning and tabular digits. The other features of these faces are not used, and are a tenth of the size. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'tnum']

/** The letters of Urdu, its digits and its punctuation; how they join comes with them. */
const URDU = 'آأؤئابتثجحخدذرزسشصضطظعغفقكلمنهويىةءٹپچڈڑژکگںھہۂۃیےۓۀًٌٍَُِّْٰٔٓٗ،؛؟۔٪٫٬۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩؎؏ؐؑؒؓ\u200c\u200d\u200e\u200f'

const faces = [
  {
    characters: URDU,
    source: 'noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
    file: 'noto-naskh-urdu.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    characters: MORE,
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal.woff2',
    file: 'bricolage-grotesque-700-more.woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: 700, wdth: 100, opsz: 32 },
  },
  {
    characters: MORE,
    source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
    file: 'atkinson-hyperlegible-next-more.woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    characters: CHARACTERS,
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    file: 'bricolage-grotesque-700.woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: 700, wdth: 100, opsz: 32 },
  },
  {
    characters: CHARACTERS,
    source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    file: 'atkinson-hyperlegible-next.woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
]

for (const face of faces) {
  const full = await readFile(join(packages, face.source))
  const cut = await subsetFont(full, face.characters, {
    targetFormat: 'woff2',
    variationAxes: face.variationAxes,
    // The letters of Urdu join by features, of which it keeps all.
    ...('keepFeatures' in face ? { keepFeatures: face.keepFeatures } : {}),
  })
  await writeFile(join(target, face.file), cut)
  console.log(`${face.file}: ${cut.length} bytes`)
}
