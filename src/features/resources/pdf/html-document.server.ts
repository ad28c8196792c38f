// From HTML to the model of a PDF: an allow-list of elements, of which only the kind and the words count. Everything else
// is dropped with all that is in it: scripts, styles, pictures, frames, SVG, forms' controls, comments. Of all attributes
// only those that say whether a box is ticked are looked at.

import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment, type TreeAdapter } from 'parse5'
import { messageRef } from '#src/shared/message-ref.ts'
import {
  listTickBoxes,
  PDF_LIMITS,
  type PdfBlock,
  type PdfItem,
  PdfRefusal,
  type PdfRun,
} from './pdf-document.server.ts'
import { breakLongWords, cleanText } from './pdf-text.server.ts'

type HtmlNode = DefaultTreeAdapterMap['childNode']
type HtmlElement = DefaultTreeAdapterMap['element']

type Marks = Omit<PdfRun, 'text'>

const HTML = 'http://www.w3.org/1999/xhtml'

/** Elements inside a line; their words are kept. */
const INLINE: Record<string, Marks> = {
  ...Object.fromEntries(
    'a abbr bdi bdo code data del ins kbd label mark q s samp small span sub sup u var'
      .split(' ')
      .map((name) => [name, {}]),
  ),
  b: { bold: true },
  strong: { bold: true },
  cite: { italic: true },
  dfn: { italic: true },
  em: { italic: true },
  i: { italic: true },
  time: { time: true },
}

/** Elements that start a new line and mean nothing more to a PDF. */
const BLOCKS = new Set(
  `address article aside caption center dd details div dl dt fieldset figcaption figure footer form header hgroup legend
  main nav p pre summary table tbody td tfoot th thead tr`.split(/\s+/),
)

/** Elements that the model has a kind of its own for. Deeper than so many of them, they are but new lines. */
const STRUCTURES = new Set(['blockquote', 'li', 'ol', 'section', 'ul'])
const DEEPEST = 6

/** What parse5 makes for itself around a fragment. */
const SCAFFOLD = 4

const TOO_MANY = messageRef('resources_answers_nodes_too_many', { limit: PDF_LIMITS.nodes })

/** @throws PdfRefusal over the limits */
export function readHtmlDocument(source: string): PdfBlock[] {
  return levelHeadings(readFlow(readHtmlTree(source), 0).blocks)
}

/** Collects blocks; words that are outside any block become paragraphs. The nesting is limited, so this may recurse. */
class Flow {
  readonly blocks: PdfBlock[] = []
  /** How many parts, frames and list items it lies in. */
  readonly depth: number
  /** Set by a tick box: what follows it in the same paragraph or item belongs to it. */
  checked: boolean | undefined
  #runs: PdfRun[] = []

  constructor(depth: number) {
    this.depth = depth
  }

  add(text: string, marks: Marks): void {
    this.#runs.push({ text, ...marks })
  }

  /** Ends the open paragraph. */
  end(): void {
    const runs = tidyRuns(this.#runs)
    this.#runs = []
    if (runs.length > 0) this.blocks.push({ kind: 'paragraph', runs })
  }

  push(block: PdfBlock): void {
    this.end()
    this.blocks.push(block)
  }
}

function readFlow(nodes: readonly HtmlNode[], depth: number): Flow {
  const flow = new Flow(depth)
  for (const node of nodes) visit(node, {}, flow)
  flow.end()
  return flow
}

function visit(node: HtmlNode, marks: Marks, flow: Flow): void {
  if (isText(node)) flow.add(cleanText(node.value), marks)
  if (!isElement(node) || node.namespaceURI !== HTML) return
  const { tagName, childNodes } = node
  const inline = Object.hasOwn(INLINE, tagName) ? INLINE[tagName] : undefined
  if (hasAttribute(node, 'data-checkbox')) flow.checked ??= isTicked(node)
  if (inline !== undefined) {
    for (const child of childNodes) visit(child, { ...marks, ...inline }, flow)
  } else if (BLOCKS.has(tagName) || (STRUCTURES.has(tagName) && flow.depth >= DEEPEST)) {
    visitBlock(node, marks, flow)
  } else if (tagName === 'br') {
    flow.add('\n', marks)
  } else if (tagName === 'input') {
    if (attributeOf(node, 'type')?.toLowerCase() === 'checkbox') flow.checked ??= isTicked(node)
  } else if (/^h[1-6]$/.test(tagName)) {
    const runs = readFlow(childNodes, flow.depth + 1).blocks.flatMap((block) =>
      block.kind === 'paragraph' ? block.runs : [],
    )
    if (runs.length > 0) flow.push({ kind: 'heading', level: Number(tagName[1]), runs })
  } else if (tagName === 'ul' || tagName === 'ol') {
    const items = childNodes.flatMap((child) => readItem(child, flow.depth + 1))
    if (items.length > 0) flow.push({ kind: 'list', ordered: tagName === 'ol', items })
  } else if (tagName === 'section') {
    const { blocks } = readFlow(childNodes, flow.depth + 1)
    if (blocks.length > 0) flow.push({ kind: 'phase', rail: listTickBoxes(blocks).length > 0, blocks })
  } else if (tagName === 'blockquote') {
    const { blocks } = readFlow(childNodes, flow.depth + 1)
    if (blocks.length > 0) flow.push({ kind: 'frame', blocks })
  } else if (tagName === 'li') {
    flow.push({ kind: 'list', ordered: false, items: readItem(node, flow.depth + 1) })
  }
}

function visitBlock(element: HtmlElement, marks: Marks, flow: Flow): void {
  flow.end()
  const outer = flow.checked
  const start = flow.blocks.length
  for (const child of element.childNodes) visit(child, marks, flow)
  flow.end()
  // A tick box in a paragraph that is in no list: the paragraph is an item of its own.
  if (element.tagName !== 'p' || flow.checked === undefined || outer !== undefined) return
  const blocks = flow.blocks.splice(start)
  if (blocks.length > 0) flow.blocks.push({ kind: 'list', ordered: false, items: [{ checked: flow.checked, blocks }] })
  flow.checked = undefined
}

function readItem(node: HtmlNode, depth: number): PdfItem[] {
  if (!isElement(node) || node.namespaceURI !== HTML || node.tagName !== 'li') return []
  const { blocks, checked } = readFlow(node.childNodes, depth)
  const ticked = hasAttribute(node, 'data-checkbox') ? isTicked(node) : checked
  return blocks.length === 0 ? [] : [{ ...(ticked === undefined ? {} : { checked: ticked }), blocks }]
}

function isTicked(element: HtmlElement): boolean {
  return hasAttribute(element, 'checked') || /^(?:true|checked)$/.test(attributeOf(element, 'data-checkbox') ?? '')
}

function hasAttribute(element: HtmlElement, name: string): boolean {
  return attributeOf(element, name) !== undefined
}

function attributeOf({ attrs }: HtmlElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

/** Single spaces, none at the ends of a line, no endless words, no empty runs. */
function tidyRuns(runs: PdfRun[]): PdfRun[] {
  let atStart = true
  const spaced = runs.map((run): PdfRun => {
    const text = atStart ? run.text.replace(/^ /, '') : run.text
    if (text !== '') atStart = /[ \n]$/.test(text)
    return { ...run, text }
  })
  const texts = breakLongWords(spaced.map(({ text }) => text))
  const kept = spaced.map((run, index) => ({ ...run, text: texts[index] as string })).filter(({ text }) => text !== '')
  for (let last = kept.at(-1); last !== undefined; last = kept.at(-1)) {
    last.text = last.text.trimEnd()
    if (last.text !== '') break
    kept.pop()
  }
  return kept
}

/** The first heading is of level 1 and none skips one, as PDF/UA wants it. */
function levelHeadings(blocks: PdfBlock[]): PdfBlock[] {
  let previous = 0
  const visitAll = (inner: PdfBlock[]): PdfBlock[] =>
    inner.map((block): PdfBlock => {
      if (block.kind === 'paragraph') return block
      if (block.kind === 'list') {
        return { ...block, items: block.items.map((item) => ({ ...item, blocks: visitAll(item.blocks) })) }
      }
      if (block.kind !== 'heading') return { ...block, blocks: visitAll(block.blocks) }
      previous = previous === 0 ? 1 : Math.min(block.level, previous + 1)
      return { ...block, level: previous }
    })
  return visitAll(blocks)
}

/**
 * Reads HTML exactly as browsers do, and stops as soon as there is more of it than one PDF may take. No recursion here: the nesting is
 * measured before anything walks down it.
 * @throws PdfRefusal over the limits of nodes, nesting and text
 */
function readHtmlTree(source: string): HtmlNode[] {
  const { childNodes } = parseFragment(source, { treeAdapter: createCountingAdapter() })
  measure(childNodes)
  return childNodes
}

function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node
}

function isText(node: HtmlNode): node is DefaultTreeAdapterMap['textNode'] {
  return node.nodeName === '#text'
}

/** Counts nodes while they are made, so that a flood of tags is not read to its end. */
function createCountingAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let made = 0
  const count = () => {
    made += 1
    if (made > PDF_LIMITS.nodes + SCAFFOLD) throw new PdfRefusal(TOO_MANY)
  }
  return {
    ...defaultTreeAdapter,
    createElement(...all) {
      count()
      return defaultTreeAdapter.createElement(...all)
    },
    createCommentNode(data) {
      count()
      return defaultTreeAdapter.createCommentNode(data)
    },
    insertText(parent, text) {
      if (parent.childNodes.at(-1)?.nodeName !== '#text') count()
      defaultTreeAdapter.insertText(parent, text)
    },
  }
}

function measure(top: HtmlNode[]): void {
  let nodes = 0
  let characters = 0
  const open = top.map((node) => ({ node, depth: 1 }))
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next
    nodes += 1
    if (isText(node)) characters += node.value.length
    if (!isElement(node)) continue
    if (depth > PDF_LIMITS.depth)
      throw new PdfRefusal(messageRef('resources_answers_nested_too_deep', { limit: PDF_LIMITS.depth }))
    for (const child of childrenOf(node)) open.push({ node: child, depth: depth + 1 })
  }
  if (nodes > PDF_LIMITS.nodes) throw new PdfRefusal(TOO_MANY)
  if (characters > PDF_LIMITS.characters) {
    throw new PdfRefusal(messageRef('resources_answers_text_too_long', { limit: PDF_LIMITS.characters }))
  }
}

function childrenOf(element: HtmlElement): HtmlNode[] {
  return 'content' in element ? (element as DefaultTreeAdapterMap['template']).content.childNodes : element.childNodes
}
