// An issue's words as plain text and as HTML for mail programs, out of the same tree. No picture, no script, no pixel.

import { escapeHtml } from '#src/shared/escape-html.ts'
import type { MarkdownBlock, MarkdownInline } from '#src/shared/markdown-tree.ts'
import type { Issue } from './issues.content.server.ts'

/** Only the words; for the feed and the text part. */
export function textOfIssue({ blocks }: Pick<Issue, 'blocks'>): string {
  return blocks.map(blockText).join('\n\n')
}

function blockText(block: MarkdownBlock): string {
  switch (block.kind) {
    case 'heading':
      return inlineText(block.children).toUpperCase()
    case 'paragraph':
      return inlineText(block.children)
    case 'list':
      return block.items
        .map(({ children }, index) => `${block.ordered ? `${index + 1}.` : '-'} ${children.map(blockText).join(' ')}`)
        .join('\n')
    case 'quote':
      return block.children.map(blockText).join('\n')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(inlineText).join(' | ')).join('\n')
    case 'code':
      return block.text
    case 'rule':
      return '--'
  }
}

function inlineText(parts: readonly MarkdownInline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.kind === 'break') return '\n'
      if (part.kind === 'code') return part.text
      if (part.kind === 'link') return `${inlineText(part.children)} (${part.href})`
      return inlineText(part.kind === 'byNation' ? part.everywhere : part.children)
    })
    .join('')
}

/** Headings start at the second level: the subject is the first. */
export function htmlOfIssue({ blocks }: Pick<Issue, 'blocks'>): string {
  return blocks.map(blockHtml).join('\n')
}

function blockHtml(block: MarkdownBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h2 style="margin: 24px 0 8px; font-size: 20px; line-height: 1.3">${inlineHtml(block.children)}</h2>`
    case 'paragraph':
      return `<p style="margin: 0 0 16px">${inlineHtml(block.children)}</p>`
    case 'list': {
      const items = block.items.map(({ children }) => `<li>${children.map(blockHtml).join('')}</li>`).join('')
      return block.ordered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`
    }
    case 'quote':
      return `<blockquote>${block.children.map(blockHtml).join('')}</blockquote>`
    case 'table': {
      const row = (cells: MarkdownInline[][], tag: string) =>
        `<tr>${cells.map((cell) => `<${tag}>${inlineHtml(cell)}</${tag}>`).join('')}</tr>`
      return `<table>${row(block.head, 'th')}${block.rows.map((cells) => row(cells, 'td')).join('')}</table>`
    }
    case 'code':
      return `<pre>${escapeHtml(block.text)}</pre>`
    case 'rule':
      return '<hr>'
  }
}

function inlineHtml(parts: readonly MarkdownInline[]): string {
  return parts.map(partHtml).join('')
}

const TAGS = { strong: 'strong', emphasis: 'em', strike: 's' } as const

function partHtml(part: MarkdownInline): string {
  if (typeof part === 'string') return escapeHtml(part)
  switch (part.kind) {
    case 'break':
      return '<br>'
    case 'code':
      return `<code>${escapeHtml(part.text)}</code>`
    case 'byNation':
      return inlineHtml(part.everywhere)
    case 'link':
      return `<a href="${escapeHtml(part.href)}">${inlineHtml(part.children)}</a>`
    default:
      return `<${TAGS[part.kind]}>${inlineHtml(part.children)}</${TAGS[part.kind]}>`
  }
}
