// What a PDF is made of: a small model without any markup, handed to the template as data. Nothing in it
// is an address, a path or a style.
import type { MessageRef } from '#src/shared/message-ref.ts'

export interface PdfRun {
  text: string
  bold?: true
  italic?: true
  /** A time box, such as '10 minutes'. */
  time?: true
}

export interface PdfItem {
  /** A boolean for a tick box, absent for a plain item. */
  checked?: boolean
  blocks: PdfBlock[]
}

export type PdfBlock =
  | { kind: 'heading'; level: number; runs: PdfRun[] }
  | { kind: 'paragraph'; runs: PdfRun[] }
  | { kind: 'list'; ordered: boolean; items: PdfItem[] }
  /** A part of the document. One with tick boxes has the rail down its side. */
  | { kind: 'phase'; rail: boolean; blocks: PdfBlock[] }
  | { kind: 'frame'; blocks: PdfBlock[] }
  /** The help panel: only our own checklists have one. */
  | { kind: 'panel'; blocks: PdfBlock[] }

/** The brand of who runs the website (`docs/how-to/brand.md`). */
export interface PdfLook {
  /** The ground of our own mark. */
  night: string
  rail: string
  /** An SVG in place of our own mark. */
  logo: string | null
}

/** What is printed around the text, in one language. */
export interface PdfWords {
  look: PdfLook
  /** Such as 'en' and 'GB'. */
  language: string
  region: string | null
  direction: 'ltr' | 'rtl'
  /** Said by our pages to screen readers beside a link; nothing a reader of the paper needs. */
  besideLinks: string
  /** The title of a text without a heading. */
  untitled: string
  /** Printed below words that are not ours. */
  unchecked: string
  /** Such as 'Page {page} of {pages}'. */
  page: string
}

export interface PdfDocument {
  title: string
  words: PdfWords
  /** Our name, on our own words only; null on other people's. */
  brand: string | null
  blocks: PdfBlock[]
}

/** The words of some blocks, one line for each heading, paragraph and item. */
export function textOfPdfBlocks(blocks: readonly PdfBlock[]): string {
  return blocks.map(textOfBlock).join('\n')
}

function textOfBlock(block: PdfBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.runs.map(({ text }) => text).join('')
    case 'list':
      return block.items.map(({ blocks }) => textOfPdfBlocks(blocks)).join('\n')
    default:
      return textOfPdfBlocks(block.blocks)
  }
}

/** Every list item with a tick box, in reading order. */
export function listTickBoxes(blocks: readonly PdfBlock[]): PdfItem[] {
  return blocks.flatMap((block): PdfItem[] => {
    if (block.kind === 'heading' || block.kind === 'paragraph') return []
    if (block.kind !== 'list') return listTickBoxes(block.blocks)
    return block.items.flatMap((item) => [...(item.checked === undefined ? [] : [item]), ...listTickBoxes(item.blocks)])
  })
}

/** The limits of one PDF. */
export const PDF_LIMITS = { nodes: 5_000, depth: 64, characters: 40_000, pages: 20 }

/** The error for a text that is not drawn, with its message. No `AppError`: the small process that draws loads little code. */
export class PdfRefusal extends Error {
  override name = 'PdfRefusal'
  readonly messageRef: MessageRef

  constructor(messageRef: MessageRef) {
    super(messageRef)
    this.messageRef = messageRef
  }
}
