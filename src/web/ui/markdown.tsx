// Turns a Markdown tree into elements. Text stays text: no HTML string is ever set.

import { createContext, type ReactNode, use } from 'react'
import { useTranslations } from 'use-intl'
import type { MarkdownBlock, MarkdownInline } from '#src/shared/markdown-tree.ts'
import { useNation } from '#src/web/hooks/use-nation.ts'
import { documentPath, isTranslated } from '#src/web/language/language.ts'
import styles from './markdown.module.css'

const OpensHere = createContext(false)

/** For pages that a parent must not lose among tabs: links open in this one. */
export function LinksOpenHere({ children }: { children: ReactNode }) {
  return <OpensHere value={true}>{children}</OpensHere>
}

interface MarkdownProps {
  blocks: MarkdownBlock[]
  /** The level its highest heading may have: 3 inside a step, whose own heading is the second; 2 on a page of words. */
  topLevel?: 2 | 3
}

export function Markdown({ blocks, topLevel = 3 }: MarkdownProps) {
  return (
    <div className={styles.text}>
      <Blocks blocks={blocks} topLevel={topLevel} />
    </div>
  )
}

export function InlineMarkdown({ nodes }: { nodes: MarkdownInline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a tree never changes, so a node is its place
  return nodes.map((node, index) => <Inline key={index} node={node} />)
}

function Blocks({ blocks, topLevel }: Required<MarkdownProps>) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a tree never changes, so a node is its place
  return blocks.map((block, index) => <Block key={index} block={block} topLevel={topLevel} />)
}

function Block({ block, topLevel }: { block: MarkdownBlock; topLevel: 2 | 3 }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineMarkdown nodes={block.children} />
        </p>
      )
    case 'heading': {
      // In a step `###` is the step's own heading, so what follows is written one level deeper than it is shown.
      const level = topLevel === 3 ? block.level - 1 : block.level
      const Heading = `h${Math.min(6, Math.max(topLevel, level))}` as 'h3'
      return (
        <Heading>
          <InlineMarkdown nodes={block.children} />
        </Heading>
      )
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List {...(block.ordered && block.start !== undefined && block.start !== 1 ? { start: block.start } : {})}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tree never changes, so an item is its place
            <li key={index}>
              <ListItem blocks={item.children} topLevel={topLevel} />
            </li>
          ))}
        </List>
      )
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} topLevel={topLevel} />
        </blockquote>
      )
    case 'table':
      return <Table head={block.head} rows={block.rows} />
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      )
    case 'rule':
      return <hr />
  }
}

/** A lone paragraph in a list item needs no paragraph around it. */
function ListItem({ blocks, topLevel }: Required<MarkdownProps>) {
  const [first, ...rest] = blocks
  if (first?.kind !== 'paragraph') return <Blocks blocks={blocks} topLevel={topLevel} />
  return (
    <>
      <InlineMarkdown nodes={first.children} />
      <Blocks blocks={rest} topLevel={topLevel} />
    </>
  )
}

function Table({ head, rows }: { head: MarkdownInline[][]; rows: MarkdownInline[][][] }) {
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              <th key={index} scope="col">
                <InlineMarkdown nodes={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={index}>
              {row.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                <td key={place}>
                  <InlineMarkdown nodes={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Inline({ node }: { node: MarkdownInline }) {
  if (typeof node === 'string') return node
  switch (node.kind) {
    case 'strong':
      return (
        <strong>
          <InlineMarkdown nodes={node.children} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <InlineMarkdown nodes={node.children} />
        </em>
      )
    case 'strike':
      return (
        <del>
          <InlineMarkdown nodes={node.children} />
        </del>
      )
    case 'code':
      return <code>{node.text}</code>
    case 'link':
      return <MarkdownLink href={addressOf(node.href)} nodes={node.children} />
    case 'break':
      return <br />
    case 'byNation':
      return <ByNation node={node} />
  }
}

function ByNation({ node }: { node: Extract<MarkdownInline, { kind: 'byNation' }> }) {
  const nation = useNation()
  return <InlineMarkdown nodes={(nation === null ? undefined : node.nations[nation]) ?? node.everywhere} />
}

// A call or a message opens no page: a new tab for it would be an empty one.
const CALL = /^(?:tel|sms|mailto):/

/** A text names our pages without their language: in a translation a link leads to the translation. */
function addressOf(href: string): string {
  return href.startsWith('/') ? documentPath(href) : href
}

function MarkdownLink({ href, nodes }: { href: string; nodes: MarkdownInline[] }) {
  const t = useTranslations()
  const opensHere = use(OpensHere)
  if (opensHere || CALL.test(href)) {
    return (
      <a href={href} dir={isTranslated() ? 'auto' : undefined}>
        <InlineMarkdown nodes={nodes} />
      </a>
    )
  }
  return (
    <a href={href} target="_blank" rel={href.startsWith('/') ? 'noopener' : 'noopener noreferrer'}>
      <InlineMarkdown nodes={nodes} />
      <span className="visually-hidden">{` ${t('shell_new_tab_note')}`}</span>
    </a>
  )
}
