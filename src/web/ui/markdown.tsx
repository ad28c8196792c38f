// Turns a Markdown tree into elements. Text stays text: no HTML string is ever set.
import type { MarkdownBlock, MarkdownInline } from '#src/shared/markdown-tree.ts'
import styles from './markdown.module.css'

export function Markdown({ blocks }: { blocks: MarkdownBlock[] }) {
  return (
    <div className={styles.text}>
      <Blocks blocks={blocks} />
    </div>
  )
}

export function InlineMarkdown({ nodes }: { nodes: MarkdownInline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a tree never changes, so a node is its place
  return nodes.map((node, index) => <Inline key={index} node={node} />)
}

function Blocks({ blocks }: { blocks: MarkdownBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a tree never changes, so a node is its place
  return blocks.map((block, index) => <Block key={index} block={block} />)
}

function Block({ block }: { block: MarkdownBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineMarkdown nodes={block.children} />
        </p>
      )
    case 'heading': {
      // Page and step own the first two levels.
      const Heading = `h${Math.min(6, Math.max(3, block.level - 1))}` as 'h3'
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
              <ListItem blocks={item.children} />
            </li>
          ))}
        </List>
      )
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} />
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
function ListItem({ blocks }: { blocks: MarkdownBlock[] }) {
  const [first, ...rest] = blocks
  if (first?.kind !== 'paragraph') return <Blocks blocks={blocks} />
  return (
    <>
      <InlineMarkdown nodes={first.children} />
      <Blocks blocks={rest} />
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
      return (
        <a href={node.href} target="_blank" rel="noopener noreferrer">
          <InlineMarkdown nodes={node.children} />
          <span className="visually-hidden"> (opens in new tab)</span>
        </a>
      )
    case 'break':
      return <br />
  }
}
