// The same checklist as pdfkit draws it: words, faces, tick boxes; no structure beyond what it makes by itself.
import PDFDocument from 'pdfkit'
import type { PdfBlock, PdfDocument } from '#src/features/resources/pdf/pdf-document.server.ts'

export function drawWithPdfkit(document: PdfDocument): Promise<Uint8Array> {
  const fonts = new URL('../../src/features/resources/pdf/fonts/', import.meta.url).pathname
  const pdf = new PDFDocument({ size: 'A4', margin: 42, tagged: true, lang: 'en-GB', pdfVersion: '1.7' })
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const done = new Promise<Uint8Array>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))))
  const write = (blocks: PdfBlock[], boxed = false) => {
    for (const block of blocks) {
      if (block.kind === 'list') for (const item of block.items) write(item.blocks, item.checked !== undefined)
      else if (block.kind === 'heading' || block.kind === 'paragraph') {
        if (boxed) pdf.rect(pdf.x, pdf.y, 9, 9).stroke()
        const indent = boxed ? 16 : 0
        for (const [index, run] of block.runs.entries()) {
          const face = block.kind === 'heading' ? 'bricolage-grotesque-700' : run.bold ? 'atkinson-700' : 'atkinson-400'
          pdf.font(`${fonts}${face}.ttf`).fontSize(block.kind === 'heading' ? 13 : 9.5)
          pdf.text(run.text, { indent: index === 0 ? indent : 0, continued: index < block.runs.length - 1 })
        }
      } else write(block.blocks)
    }
  }
  write(document.blocks)
  pdf.end()
  return done
}
