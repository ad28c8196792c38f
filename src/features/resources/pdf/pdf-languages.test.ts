// Our checklists in every language that has words: each letter is drawn, each list is known as ours, and a page holds no gap.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { contentFolder } from '#src/platform/content/content-file.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#src/shared/languages.ts'
import { documentToHtml } from '../../../../testing/browser/document-html.ts'
import { readPdf } from '../../../../testing/pdf/pdf-reader.ts'
import { loadChecklists } from '../resources.server.ts'
import { createChecklistDocument } from './checklist-document.server.ts'
import { createPdfWriter } from './draw-pdf.server.ts'
import { readHtmlDocument } from './html-document.server.ts'
import { type PdfBlock, textOfPdfBlocks } from './pdf-document.server.ts'
import { cleanText } from './pdf-text.server.ts'
import { recogniseChecklist } from './recognise-checklist.server.ts'

const draw = createPdfWriter()

const translated = (Object.keys(LANGUAGES) as Language[]).filter(
  (language) => language !== DEFAULT_LANGUAGE && existsSync(join(contentFolder(language), 'checklists')),
)

describe.each(translated)('%s', (language) => {
  test.each(loadChecklists(language).map((one) => [one.slug, one] as const))('%s', async (_slug, checklist) => {
    const own = createChecklistDocument(language, checklist)
    const blocks = readHtmlDocument(documentToHtml(own))
    expect(cleanText(textOfPdfBlocks(own.blocks)).replaceAll(/\s/g, '')).toBe(
      textOfPdfBlocks(own.blocks).replaceAll(/\s/g, ''),
    )
    expect(recogniseChecklist(blocks, own.words, [own]).brand).toBe('Handrail')
    const pdf = await readPdf(draw(own))
    expect(pdf).toMatchObject({ title: checklist.title, tagged: true, standard: '1' })
    expect(pdf.language).toMatch(new RegExp(`^${LANGUAGES[language].tag}`))
    expect(pdf.pages).toBeLessThanOrEqual(2)
    expect(pdf.words).toContain('08001111')
  })
})

test("the operator's logo is in our header, and the file stays accessible", async () => {
  const own = createChecklistDocument('en', loadChecklists('en')[0] as ReturnType<typeof loadChecklists>[number])
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>'
  const look = { night: '#0b4f3c', rail: '#ff9f6b', logo }
  const pdf = await readPdf(draw({ ...own, brand: 'Parents Together', words: { ...own.words, look } }))
  expect(pdf).toMatchObject({ title: own.title, tagged: true, standard: '1' })
})

test('the vowel marks of Urdu stay, and what only turns the direction goes', () => {
  expect(cleanText('تاریخِ پیدائش')).toBe('تاریخِ پیدائش')
  expect(cleanText('\u202eتقریباً\u200f\u2066')).toBe('تقریباً')
})

test('in right-to-left text the groups of a number keep their order', async () => {
  const urdu = createChecklistDocument('ur', loadChecklists('ur')[0] as ReturnType<typeof loadChecklists>[number])
  const runs = [{ text: 'لائن (شمالی آئرلینڈ) 0808 909 8000۔' }]
  const groups = await placesOf(draw({ ...urdu, blocks: [{ kind: 'paragraph', runs }] }), /0808|909|8000/g)
  expect(groups).toEqual(['0808', '909', '8000'])
})

test.each(['en', 'ur'] as const)('the line beside a section is where reading starts: %s', async (language) => {
  const own = createChecklistDocument(
    language,
    loadChecklists(language)[0] as ReturnType<typeof loadChecklists>[number],
  )
  const words: PdfBlock = { kind: 'paragraph', runs: [{ text: '0808' }] }
  const startOf = async (block: PdfBlock) => {
    const { left, right } = await edgesOf(draw({ ...own, blocks: [block] }))
    return language === 'ur' ? -right : left
  }
  // It keeps the words off by ten points, on its own side.
  expect((await startOf({ kind: 'phase', rail: true, blocks: [words] })) - (await startOf(words))).toBeCloseTo(10)
})

/** What of a page's first lines fits a pattern, from left to right. */
async function placesOf(pdf: Uint8Array, pattern: RegExp): Promise<string[]> {
  const placed = await placedWords(pdf)
  return placed.sort((one, other) => one.left - other.left).flatMap(({ text }) => text.match(pattern) ?? [])
}

/** From where to where '0808' reaches, in points from the page's left side. */
async function edgesOf(pdf: Uint8Array): Promise<{ left: number; right: number }> {
  const [{ left, width } = { left: Number.NaN, width: 0 }] = (await placedWords(pdf)).filter(
    ({ text }) => text === '0808',
  )
  return { left, right: left + width }
}

async function placedWords(pdf: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false })
  const page = await (await task.promise).getPage(1)
  const { items } = await page.getTextContent()
  await task.destroy()
  return items.flatMap((item) =>
    'str' in item ? [{ text: item.str, left: item.transform[4] as number, width: item.width }] : [],
  )
}
