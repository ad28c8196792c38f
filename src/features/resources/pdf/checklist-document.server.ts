// Our own checklists as documents for a PDF, made from the content and never from what a client sent. Their words are in
// the same order as in `checklist-article.tsx`: that is how a request for one of them is recognised.

import { readFileSync } from 'node:fs'
import { readBrandColours } from '#src/platform/brand-colours.ts'
import { translator } from '#src/platform/content/translator.ts'
import { LANGUAGES, type Language } from '#src/shared/languages.ts'
import { textOfInlines } from '#src/shared/markdown-text.ts'
import type { MarkdownBlock, MarkdownInline } from '#src/shared/markdown-tree.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import type { Checklist, ChecklistSection, HelpPanelLine } from '../resources.contract.ts'
import type { PdfBlock, PdfDocument, PdfItem, PdfLook, PdfRun, PdfWords } from './pdf-document.server.ts'

const LOGO = process.env.BRAND_LOGO?.trim()
const { night, rail } = readBrandColours()
const LOOK: PdfLook = { night, rail, logo: LOGO ? readFileSync(LOGO, 'utf8') : null }

export function createChecklistDocument(language: Language, checklist: Checklist): PdfDocument {
  const { title, objective, intro, sections, notes, help } = checklist
  return {
    title,
    words: createPdfWords(language),
    brand: PRODUCT_NAME,
    blocks: [
      { kind: 'heading', level: 1, runs: [{ text: title }] },
      { kind: 'paragraph', runs: [{ text: objective }] },
      ...intro.map(toBlock),
      ...sections.map((section) => toPhase(language, section)),
      { kind: 'panel', blocks: toPanel(language, help) },
      ...notes.map((section) => toPhase(language, section)),
    ],
  }
}

function toPhase(language: Language, { title, level, minutes, parts }: ChecklistSection): PdfBlock {
  const t = translator(language)
  const time: PdfRun[] =
    minutes === undefined ? [] : [{ text: ' ' }, { text: t('resources_minutes', { count: minutes }), time: true }]
  return {
    kind: 'phase',
    rail: parts.some(({ kind }) => kind === 'boxes'),
    blocks: [
      { kind: 'heading', level, runs: [{ text: title }, ...time] },
      ...parts.flatMap((part): PdfBlock[] => {
        if (part.kind === 'words') return part.blocks.map(toBlock)
        const items = part.boxes.map(
          ({ number, nodes }): PdfItem => ({
            checked: false,
            blocks: [
              { kind: 'paragraph', runs: [{ text: `${number}.`, bold: true }, { text: ' ' }, ...toRuns(nodes)] },
            ],
          }),
        )
        return [{ kind: 'list', ordered: false, items }]
      }),
    ],
  }
}

function toPanel(language: Language, lines: HelpPanelLine[]): PdfBlock[] {
  const t = translator(language)
  const items = lines.map(({ when, advice, helplines }): PdfItem => {
    const contacts = helplines.map(({ name, contacts }) => `${name} ${contacts.map(({ label }) => label).join(', ')}`)
    const words = `${advice === undefined ? '' : `${advice} `}${contacts.join('; ')}.`
    return { blocks: [{ kind: 'paragraph', runs: [{ text: `${when}:`, bold: true }, { text: ` ${words}` }] }] }
  })
  return [
    { kind: 'heading', level: 2, runs: [{ text: t('resources_panel_title') }] },
    { kind: 'list', ordered: false, items },
    { kind: 'paragraph', runs: [{ text: t('resources_panel_origin') }] },
  ]
}

function toBlock(block: MarkdownBlock): PdfBlock {
  switch (block.kind) {
    case 'paragraph':
      return { kind: 'paragraph', runs: toRuns(block.children) }
    case 'list':
      return {
        kind: 'list',
        ordered: block.ordered,
        items: block.items.map(({ children }) => ({ blocks: children.map(toBlock) })),
      }
    case 'quote':
      return { kind: 'frame', blocks: block.children.map(toBlock) }
    default:
      throw new Error(`A checklist holds a ${block.kind}, which the PDF does not know.`)
  }
}

function toRuns(nodes: MarkdownInline[]): PdfRun[] {
  return nodes.map((node): PdfRun => {
    if (typeof node === 'string') return { text: node }
    const text = textOfInlines([node])
    if (node.kind === 'strong') return { text, bold: true }
    return node.kind === 'emphasis' ? { text, italic: true } : { text }
  })
}

/** What is ours in a PDF, around the given text. The process that draws can read neither message files nor settings, so it is passed to it. */
export function createPdfWords(language: Language): PdfWords {
  const t = translator(language)
  const { tag, direction } = LANGUAGES[language]
  const locale = new Intl.Locale(tag)
  return {
    look: LOOK,
    language: locale.language,
    region: locale.region ?? null,
    direction,
    besideLinks: t('shell_new_tab_note'),
    untitled: t('resources_pdf_untitled'),
    unchecked: t('resources_pdf_unchecked'),
    page: t('resources_pdf_page', { page: '{page}', pages: '{pages}' }),
  }
}
