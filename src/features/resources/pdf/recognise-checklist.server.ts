// Whether a text is one of our four checklists, word for word. Only then the PDF bears our name and
// the help panel, and then it is drawn from our own words; of the request only the ticks are taken.
import {
  listTickBoxes,
  type PdfBlock,
  type PdfDocument,
  type PdfWords,
  textOfPdfBlocks,
} from './pdf-document.server.ts'

const LONGEST_TITLE = 100

/**
 * @param words of the page that asks
 * @param published our own checklists, without ticks
 */
export function recogniseChecklist(
  blocks: PdfBlock[],
  words: PdfWords,
  published: readonly PdfDocument[],
): PdfDocument {
  const text = normalise(blocks, words)
  const own = published.find((one) => textOf(one) === text)
  if (own === undefined) return { title: findTitle(blocks) ?? words.untitled, words, brand: null, blocks }
  const copy = structuredClone(own)
  const ticks = listTickBoxes(blocks)
  const boxes = listTickBoxes(copy.blocks)
  // The words agree but the boxes do not: a person made a list of their own from them.
  if (ticks.length !== boxes.length && ticks.length > 0) return copy
  for (const [index, box] of boxes.entries()) box.checked = ticks[index]?.checked ?? false
  return copy
}

/** Our own words do not change, so they are written out once. */
const known = new WeakMap<PdfDocument, string>()

function textOf(document: PdfDocument): string {
  const text = known.get(document) ?? normalise(document.blocks, document.words)
  known.set(document, text)
  return text
}

/** The words without their spacing, which differs with the markup around them. */
function normalise(blocks: PdfBlock[], { besideLinks }: PdfWords): string {
  return textOfPdfBlocks(blocks).normalize('NFC').replaceAll(besideLinks, '').replaceAll(/\s/g, '')
}

function findTitle(blocks: PdfBlock[]): string | undefined {
  for (const block of blocks) {
    if (block.kind === 'heading') return textOfPdfBlocks([block]).replaceAll('\n', ' ').slice(0, LONGEST_TITLE)
    const inner = 'blocks' in block ? findTitle(block.blocks) : undefined
    if (inner !== undefined) return inner
  }
  return undefined
}
