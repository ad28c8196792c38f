// A document of the PDF model as HTML, roughly as our page writes it.
import type { PdfBlock, PdfDocument, PdfRun } from '#src/features/resources/pdf/pdf-document.server.ts'

export function documentToHtml({ blocks }: PdfDocument): string {
  return `<article>${blocks.map(toHtml).join('')}</article>`
}

function toHtml(block: PdfBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${block.runs.map(runToHtml).join('')}</h${block.level}>`
    case 'paragraph':
      return `<p>${block.runs.map(runToHtml).join('')}</p>`
    case 'list':
      return `<ul>${block.items.map(itemToHtml).join('')}</ul>`
    case 'frame':
      return `<blockquote>${block.blocks.map(toHtml).join('')}</blockquote>`
    default:
      return `<section>${block.blocks.map(toHtml).join('')}</section>`
  }
}

function itemToHtml({ checked, blocks }: { checked?: boolean; blocks: PdfBlock[] }): string {
  const inner = blocks.map((block) => (block.kind === 'paragraph' ? block.runs.map(runToHtml).join('') : toHtml(block)))
  const box = checked === undefined ? '' : '<input type="checkbox">'
  return `<li>${box}<label>${inner.join('')}</label></li>`
}

function runToHtml({ text, bold, time }: PdfRun): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  if (time) return `<time>${escaped}</time>`
  return bold ? `<strong>${escaped}</strong>` : escaped
}
