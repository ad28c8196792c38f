// An issue's words as plain text and as HTML for mail programs, out of the same tree. No picture, no script, no pixel.

import { translator } from '#src/platform/content/translator.ts'
import { mailHeading, mailParagraph } from '#src/platform/mail/mail-page.ts'
import { escapeHtml } from '#src/shared/escape-html.ts'
import { LANGUAGES, type Language } from '#src/shared/languages.ts'
import type { MarkdownBlock, MarkdownInline } from '#src/shared/markdown-tree.ts'
import type { Issue } from './issues.server.ts'

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

interface Look {
  /** A heading of the second level, from inline HTML. */
  heading(html: string): string
  paragraph(html: string): string
}

/** Mail programs need the look of each element with it. */
const MAIL: Look = { heading: mailHeading, paragraph: mailParagraph }
const PAGE: Look = { heading: (html) => `<h2>${html}</h2>`, paragraph: (html) => `<p>${html}</p>` }

/** A whole issue for readers of its page without scripts. */
export function htmlOfPage(language: Language, issue: Issue): string {
  const tag = LANGUAGES[issue.inEnglish ? 'en' : language].tag
  const sources = translator(language)('newsletter_issue_sources', { sources: issue.sources.join('; ') })
  return [
    `<article lang="${tag}" dir="${LANGUAGES[issue.inEnglish ? 'en' : language].direction}">`,
    `<h1>${escapeHtml(issue.subject)}</h1>`,
    ...issue.blocks.map((block) => blockHtml(block, PAGE)),
    `<p lang="${LANGUAGES[language].tag}">${escapeHtml(sources)}</p>`,
    '</article>',
  ].join('')
}

/** Its parts, each from a heading to the next. Headings start at the second level: the subject is the first. */
export function htmlOfParts({ blocks }: Pick<Issue, 'blocks'>): string[] {
  const parts: string[][] = []
  for (const block of blocks) {
    if (block.kind === 'heading' || parts.length === 0) parts.push([])
    parts.at(-1)?.push(blockHtml(block, MAIL))
  }
  return parts.map((part) => part.join('\n'))
}

function blockHtml(block: MarkdownBlock, look: Look): string {
  switch (block.kind) {
    case 'heading':
      return look.heading(inlineHtml(block.children))
    case 'paragraph':
      return look.paragraph(inlineHtml(block.children))
    case 'list': {
      const items = block.items
        .map(({ children }) => `<li>${children.map((child) => blockHtml(child, look)).join('')}</li>`)
        .join('')
      return block.ordered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`
    }
    case 'quote':
      return `<blockquote>${block.children.map((child) => blockHtml(child, look)).join('')}</blockquote>`
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
