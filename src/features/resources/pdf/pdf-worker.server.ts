// The small process that reads HTML and draws (`pdf-pool.server.ts` starts it). Whatever goes wrong here, goes wrong here
// only. It may read our code and the typefaces, and it has no environment and no network.
import type { MessageRef } from '#src/shared/message-ref.ts'
import { createPdfWriter, rememberPublished } from './draw-pdf.server.ts'
import { readHtmlDocument } from './html-document.server.ts'
import { type PdfDocument, PdfRefusal, type PdfWords } from './pdf-document.server.ts'
import { recogniseChecklist } from './recognise-checklist.server.ts'

/** First our own checklists, once; then one HTML text after the other. */
export type PdfOrder = { published: PdfDocument[] } | { html: string; words: PdfWords }

export type PdfResult = { ready: true } | { pdf: Uint8Array } | { refused: MessageRef } | { failed: string }

const draw = rememberPublished(createPdfWriter())
let published: PdfDocument[] = []

process.on('message', (order: PdfOrder) => {
  if ('published' in order) {
    published = order.published
    // The first document costs five times as much as the second: it is drawn in advance, so that no parent waits for it.
    for (const document of published.slice(0, 1)) draw(document)
    answer({ ready: true })
    return
  }
  answer(work(order))
})

function work({ html, words }: { html: string; words: PdfWords }): PdfResult {
  try {
    const blocks = readHtmlDocument(html)
    if (blocks.length === 0) return { refused: 'resources_answers_pdf_empty' }
    return { pdf: draw(recogniseChecklist(blocks, words, published)) }
  } catch (error) {
    if (error instanceof PdfRefusal) return { refused: error.messageRef }
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

function answer(result: PdfResult): void {
  process.send?.(result)
}
