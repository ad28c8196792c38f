// Reads HTML exactly as browsers do (parse5), and stops as soon as there is more of it than one PDF may take. No
// recursion here: the nesting is measured before anything walks down it.

import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment, type TreeAdapter } from 'parse5'
import { says } from '#src/shared/said.ts'
import { PDF_LIMITS, PdfRefusal } from './pdf-refusal.server.ts'

export type HtmlNode = DefaultTreeAdapterMap['childNode']
export type HtmlElement = DefaultTreeAdapterMap['element']

/** What parse5 makes for itself around a fragment. */
const SCAFFOLD = 4

const TOO_MANY = says('resources_answers_nodes_too_many', { limit: PDF_LIMITS.nodes })

/** @throws PdfRefusal over the limits of nodes, nesting and text */
export function readHtmlTree(source: string): HtmlNode[] {
  const { childNodes } = parseFragment(source, { treeAdapter: createCountingAdapter() })
  measure(childNodes)
  return childNodes
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node
}

export function isText(node: HtmlNode): node is DefaultTreeAdapterMap['textNode'] {
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
      throw new PdfRefusal(says('resources_answers_nested_too_deep', { limit: PDF_LIMITS.depth }))
    for (const child of childrenOf(node)) open.push({ node: child, depth: depth + 1 })
  }
  if (nodes > PDF_LIMITS.nodes) throw new PdfRefusal(TOO_MANY)
  if (characters > PDF_LIMITS.characters) {
    throw new PdfRefusal(says('resources_answers_text_too_long', { limit: PDF_LIMITS.characters }))
  }
}

function childrenOf(element: HtmlElement): HtmlNode[] {
  return 'content' in element ? (element as DefaultTreeAdapterMap['template']).content.childNodes : element.childNodes
}
