// Turns Markdown (GFM) into the small tree of `shared/markdown-tree.ts`. Markup that is not in that tree cannot pass:
// raw HTML becomes text, images their alt text, and a link with another scheme keeps only its words.
import type { Definition, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { newlineToBreak } from 'mdast-util-newline-to-break'
import { gfm } from 'micromark-extension-gfm'
import type { MarkdownBlock, MarkdownInline, MarkdownListItem } from '#src/shared/markdown-tree.ts'
import { splitAtNationTerms } from './nation-terms.ts'

/** Reads a whole text: paragraphs, headings, lists, tables. A single line break becomes a break. */
export function parseMarkdown(text: string): MarkdownBlock[] {
  const nodes = parse(text)
  const definitions = findDefinitions(nodes)
  return nodes.flatMap((node) => toBlocks(node, definitions))
}

/** Reads one line of text, such as a tip: '1. ', '# ' and '> ' at its start are words there, not lists or headings. */
export function parseInlineMarkdown(text: string): MarkdownInline[] {
  const nodes = parse(text, BLOCK_CONSTRUCTS)
  const lines = nodes.map((node) =>
    toInlines('children' in node ? (node.children as PhrasingContent[]) : [], new Map()),
  )
  return mergeText(lines.flatMap((line, index) => (index === 0 ? line : [{ kind: 'break' } as const, ...line])))
}

const BLOCK_CONSTRUCTS = [
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'headingAtx',
  'htmlFlow',
  'list',
  'setextUnderline',
  'table',
  'thematicBreak',
]

function parse(text: string, without: string[] = []): RootContent[] {
  const tree = fromMarkdown(text, {
    extensions: [gfm(), { disable: { null: without } }],
    mdastExtensions: [gfmFromMarkdown()],
  })
  newlineToBreak(tree)
  return tree.children
}

type Definitions = ReadonlyMap<string, string>

// `[words][name]` takes its address from a line `[name]: https://...` anywhere in the text.
function findDefinitions(nodes: RootContent[]): Definitions {
  const found = nodes.filter((node): node is Definition => node.type === 'definition')
  return new Map(found.map((node) => [node.identifier, node.url]))
}

function toBlocks(node: RootContent, definitions: Definitions): MarkdownBlock[] {
  switch (node.type) {
    case 'paragraph':
      return paragraph(toInlines(node.children, definitions))
    case 'heading':
      return [{ kind: 'heading', level: node.depth, children: toInlines(node.children, definitions) }]
    case 'list': {
      const items = node.children.map((item): MarkdownListItem => {
        const children = item.children.flatMap((child) => toBlocks(child, definitions))
        return typeof item.checked === 'boolean' ? { checked: item.checked, children } : { children }
      })
      const start = node.ordered && typeof node.start === 'number' && node.start !== 1 ? { start: node.start } : {}
      return [{ kind: 'list', ordered: node.ordered === true, ...start, items }]
    }
    case 'blockquote':
      return [{ kind: 'quote', children: node.children.flatMap((child) => toBlocks(child, definitions)) }]
    case 'table': {
      const [head = [], ...rows] = node.children.map((row) =>
        row.children.map((cell) => toInlines(cell.children, definitions)),
      )
      return [{ kind: 'table', head, rows }]
    }
    case 'code':
      return [{ kind: 'code', text: node.value }]
    case 'thematicBreak':
      return [{ kind: 'rule' }]
    case 'html':
      return paragraph(textOf(node.value))
    case 'footnoteDefinition':
      return node.children.flatMap((child) => toBlocks(child, definitions))
    default:
      return []
  }
}

function paragraph(children: MarkdownInline[]): MarkdownBlock[] {
  return children.length === 0 ? [] : [{ kind: 'paragraph', children }]
}

function toInlines(nodes: PhrasingContent[], definitions: Definitions): MarkdownInline[] {
  return mergeText(nodes.flatMap((node) => toInline(node, definitions)))
}

function toInline(node: PhrasingContent, definitions: Definitions): MarkdownInline[] {
  switch (node.type) {
    case 'text':
      return splitAtNationTerms(node.value)
    case 'strong':
      return [{ kind: 'strong', children: toInlines(node.children, definitions) }]
    case 'emphasis':
      return [{ kind: 'emphasis', children: toInlines(node.children, definitions) }]
    case 'delete':
      return [{ kind: 'strike', children: toInlines(node.children, definitions) }]
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }]
    case 'break':
      return [{ kind: 'break' }]
    case 'link':
      return link(node.url, toInlines(node.children, definitions))
    case 'linkReference':
      return link(definitions.get(node.identifier) ?? '', toInlines(node.children, definitions))
    case 'image':
    case 'imageReference':
      return textOf(node.alt ?? '')
    case 'html':
      return textOf(node.value)
    case 'footnoteReference':
      return [`[^${node.identifier}]`]
    default:
      return []
  }
}

// A comment is the writer's note; any other tag is shown as it was typed, so that the writer sees it has no effect.
function textOf(value: string): MarkdownInline[] {
  const text = value.replace(/<!--[\s\S]*?(?:-->|$)/g, '').trim()
  return text === '' ? [] : [text]
}

function link(url: string, children: MarkdownInline[]): MarkdownInline[] {
  return isAllowedAddress(url) ? [{ kind: 'link', href: url, children }] : children
}

/** Whether a link may lead there: http, https, mailto, tel, or a path of this site. */
export function isAllowedAddress(url: string): boolean {
  // Browsers drop tabs and line breaks and read '\' as '/', so '/\evil.example' would leave the site.
  if (/[\p{Cc}\p{Zs}\\]/u.test(url)) return false
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(url) || /^\/(?!\/)/.test(url)
}

// Neighbouring pieces of text become one, so that a page has fewer nodes.
function mergeText(parts: MarkdownInline[]): MarkdownInline[] {
  const merged: MarkdownInline[] = []
  for (const part of parts) {
    const last = merged.at(-1)
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part
    else merged.push(part)
  }
  return merged
}
