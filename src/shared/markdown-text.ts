// The words of a Markdown tree without any markup, for counting and searching.
import type { MarkdownBlock, MarkdownInline } from './markdown-tree.ts'

/** The words of some inline parts; a break becomes a space. */
export function textOfInlines(parts: readonly MarkdownInline[]): string {
  return parts.map(textOfInline).join('')
}

function textOfInline(part: MarkdownInline): string {
  if (typeof part === 'string') return part
  if (part.kind === 'break') return ' '
  if (part.kind === 'byNation') return textOfInlines(part.everywhere)
  return part.kind === 'code' ? part.text : textOfInlines(part.children)
}

/** One text for each paragraph, heading, list item line and table cell, in reading order. */
export function textsOfBlocks(blocks: readonly MarkdownBlock[]): string[] {
  return blocks.flatMap(textsOfBlock)
}

function textsOfBlock(block: MarkdownBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [textOfInlines(block.children)]
    case 'list':
      return block.items.flatMap((item) => textsOfBlocks(item.children))
    case 'quote':
      return textsOfBlocks(block.children)
    case 'table':
      return [block.head, ...block.rows].flat().map(textOfInlines)
    case 'code':
      return [block.text]
    case 'rule':
      return []
  }
}
