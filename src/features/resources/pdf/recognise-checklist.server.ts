// Whether a text is one of our four checklists, word for word (E8, D-15). Only then the PDF bears our name and
// the help panel, and then it is drawn from our own words; of the request only the ticks are taken.
import { listTickBoxes, type PdfBlock, type PdfDocument, textOfPdfBlocks } from './pdf-document.server.ts'

/** Said by our pages to screen readers beside a link; nothing a reader of the paper needs. */
const BESIDE_LINKS = /\(opens in new tab\)/g
const LONGEST_TITLE = 100
const NO_TITLE = 'Checklist'

/** @param published our own checklists, without ticks */
export function recogniseChecklist(blocks: PdfBlock[], published: readonly PdfDocument[]): PdfDocument {
  const words = normalise(blocks)
  const own = published.find((one) => wordsOf(one) === words)
  if (own === undefined) return { title: findTitle(blocks), brand: null, blocks }
  const copy = structuredClone(own)
  const ticks = listTickBoxes(blocks)
  const boxes = listTickBoxes(copy.blocks)
  // The words agree but the boxes do not: somebody made a list of their own from them.
  if (ticks.length !== boxes.length && ticks.length > 0) return copy
  for (const [index, box] of boxes.entries()) box.checked = ticks[index]?.checked ?? false
  return copy
}

/** Our own words do not change, so they are written out once. */
const known = new WeakMap<PdfDocument, string>()

function wordsOf(document: PdfDocument): string {
  const words = known.get(document) ?? normalise(document.blocks)
  known.set(document, words)
  return words
}

/** The words without their spacing, which differs with the markup around them. */
function normalise(blocks: PdfBlock[]): string {
  return textOfPdfBlocks(blocks).normalize('NFC').replaceAll(BESIDE_LINKS, '').replaceAll(/\s/g, '')
}

function findTitle(blocks: PdfBlock[]): string {
  for (const block of blocks) {
    if (block.kind === 'heading') return textOfPdfBlocks([block]).replaceAll('\n', ' ').slice(0, LONGEST_TITLE)
    const inner = 'blocks' in block ? findTitle(block.blocks) : NO_TITLE
    if (inner !== NO_TITLE) return inner
  }
  return NO_TITLE
}
