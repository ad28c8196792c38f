// Draws a document as a tagged PDF/UA-1 with Typst. The compiler and the typefaces stay warm between two documents.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { messageRef } from '#src/shared/message-ref.ts'
import { listTickBoxes, PDF_LIMITS, type PdfDocument, PdfRefusal } from './pdf-document.server.ts'

const FONTS = join(import.meta.dirname, 'fonts')
const TEMPLATE = readFileSync(join(import.meta.dirname, 'checklist.typ'), 'utf8')

/** How many documents a piece of layout may be remembered without being used again. */
const MEMORY = 2

export type DrawPdf = (document: PdfDocument) => Uint8Array

/** Reads the typefaces and starts a compiler: the only files that drawing ever opens. */
export function createPdfWriter(): DrawPdf {
  const fontBlobs = readdirSync(FONTS).map((name) => readFileSync(join(FONTS, name)))
  const compiler = NodeCompiler.create({ workspace: FONTS, fontArgs: [{ fontBlobs }] })
  return (document) => {
    const compiled = compiler.compile({ mainFileContent: TEMPLATE, inputs: { document: JSON.stringify(document) } })
    if (compiled.result === null) throw new Error(describe(compiled.takeError()?.shortDiagnostics))
    if (compiled.result.numOfPages > PDF_LIMITS.pages) {
      throw new PdfRefusal(messageRef('resources_answers_pages_too_many', { limit: PDF_LIMITS.pages }))
    }
    try {
      return compiler.pdf(compiled.result, { pdfStandard: 'ua-1', pdfTags: true })
    } catch {
      // The compiler's message quotes the text, and texts do not belong in a log.
      throw new Error('The document could not be written as PDF/UA-1.')
    } finally {
      compiler.evictCache(MEMORY)
    }
  }
}

/** As `draw`, and remembers our own checklists without ticks: that is what nearly every request asks for. */
export function rememberPublished(draw: DrawPdf): DrawPdf {
  const files = new Map<string, Uint8Array>()
  return (document) => {
    if (document.brand === null || listTickBoxes(document.blocks).some(({ checked }) => checked)) return draw(document)
    const key = `${document.words.language} ${document.title}`
    const file = files.get(key) ?? draw(document)
    files.set(key, file)
    return file
  }
}

/** The compiler's own words about the template, without any of the text that was drawn. */
function describe(diagnostics: { message?: unknown }[] = []): string {
  return `The template failed: ${diagnostics.map(({ message }) => String(message)).join('; ')}`
}
