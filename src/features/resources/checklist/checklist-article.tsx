// A checklist as people read, tick and print it. Its HTML is also what the PDF endpoint is sent, and the PDF carries our
// name only when the words match, so `checklist-document.server.ts` must write the same words in the same order.

import { useTranslations } from 'use-intl'
import '#src/web/ui/forms/choices.css'
import type { ReactNode, Ref } from 'react'
import type { MarkdownInline } from '#src/shared/markdown-tree.ts'
import { englishDirection, staysEnglish } from '#src/web/language/language.ts'
import { InlineMarkdown, Markdown } from '#src/web/ui/markdown.tsx'
import type { Checklist, ChecklistBox, ChecklistSection } from '../resources.contract.ts'
import styles from './checklist-article.module.css'
import { ChecklistHelp } from './checklist-help.tsx'

interface ChecklistArticleProps {
  checklist: Checklist
  ref?: Ref<HTMLElement>
  /** A box was ticked or unticked. */
  onTick?: () => void
}

export function ChecklistArticle({ checklist, ref, onTick }: ChecklistArticleProps) {
  const { title, objective, intro, sections, notes, help, inEnglish } = checklist
  return (
    <article
      ref={ref}
      className={styles.article}
      lang={inEnglish && staysEnglish()}
      dir={inEnglish && englishDirection()}
      onChange={onTick}
    >
      <h1>{title}</h1>
      <p className={styles.objective}>{objective}</p>
      <Markdown blocks={intro} topLevel={2} />
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
      <ChecklistHelp lines={help} />
      {notes.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </article>
  )
}

function Section({ section: { title, level, minutes, parts } }: { section: ChecklistSection }) {
  const t = useTranslations()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section>
      <Heading>
        {title}
        {minutes === undefined ? null : (
          <>
            {' '}
            <time dateTime={`PT${minutes}M`} className={styles.time}>
              {t('resources_minutes', { count: minutes })}
            </time>
          </>
        )}
      </Heading>
      {parts.map((part, place) =>
        part.kind === 'words' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a checklist never changes, so a part is its place
          <Markdown key={place} blocks={part.blocks} topLevel={2} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a checklist never changes, so a part is its place
          <ul key={place} className={styles.boxes}>
            {part.boxes.map((box) => (
              <Box key={box.number} box={box} />
            ))}
          </ul>
        ),
      )}
    </section>
  )
}

function Box({ box: { number, nodes } }: { box: ChecklistBox }) {
  const id = `box-${number}`
  return (
    <li className={styles.box}>
      {/* Left to the browser: it can be ticked before, or without, any script. */}
      <input id={id} type="checkbox" value={number} autoComplete="off" />
      <label htmlFor={id}>
        <span className={styles.number}>{number}.</span> <BoxWords nodes={nodes} />
      </label>
    </li>
  )
}

/** The words of a box. A row of `_` is a line to write on: drawn, and not read out. */
function BoxWords({ nodes }: { nodes: MarkdownInline[] }): ReactNode {
  return nodes.map((node, place) => {
    if (typeof node !== 'string' || !node.includes('____')) {
      // biome-ignore lint/suspicious/noArrayIndexKey: a tree never changes, so a node is its place
      return <InlineMarkdown key={place} nodes={[node]} />
    }
    return node.split(/(_{4,})/).map((piece, index) =>
      piece.startsWith('____') ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes, so a piece is its place
        <span key={`${place}.${index}`} aria-hidden="true" className={styles.line}>
          {piece}
        </span>
      ) : (
        piece
      ),
    )
  })
}
