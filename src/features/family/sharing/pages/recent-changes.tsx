// What changed in the last 30 days, and who it was; each of it can be undone (K10).
import * as m from '#messages'
import { dayWords } from '#src/features/family/next-step/promise-words.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { readRows, undoChange } from '../sync/row-changes.ts'
import type { Rows } from '../sync/sharing-store.ts'
import { changedWords } from './changed-words.ts'
import styles from './share-page.module.css'
import type { NotedChange, SharingView } from './use-sharing.ts'

const SHOWN_MOST = 100

interface RecentChangesProps {
  view: SharingView
  shared: NonNullable<SharingView['shared']>
  /** Of the family challenges, by their slugs. */
  titles: Record<string, string>
  onSaid: (words: string) => void
}

export function RecentChanges({ view, shared: { carers }, titles, onSaid }: RecentChangesProps) {
  const { notebook } = view.parts
  const names = { titles, rows: readRows(notebook.document) }
  const nameOf = (author: string | null) =>
    author === null
      ? m.share_changes_you(LANGUAGE)
      : (carers.all.get(author)?.name ?? m.share_changes_somebody(LANGUAGE))
  const undo = async (changes: NotedChange[]) => {
    // The newest first: what they made of a row goes before what they made of it earlier.
    const kept = await notebook.change(() => {
      for (const change of changes) undoChange(notebook.document, change)
    })
    await view.refresh()
    onSaid(kept ? m.share_change_undone(LANGUAGE) : m.plan_copy_not_kept(LANGUAGE))
  }
  const groups = groupByDayAndAuthor(view.changes.slice(0, SHOWN_MOST))
  return (
    <section aria-labelledby="changes-title">
      <h2 id="changes-title">{m.share_changes_title(LANGUAGE)}</h2>
      {groups.length === 0 ? <p>{m.share_changes_empty(LANGUAGE)}</p> : null}
      {groups.map((changes) => {
        const { key, day, author } = changes[0] as NotedChange
        return (
          <details key={key}>
            <summary>
              {dayWords(day)}: {nameOf(author)} ({changes.length})
            </summary>
            <ul className={styles.list}>
              {changes.map((change) => (
                <li key={change.key}>
                  <span id={`change-${change.key}`} className={styles.words}>
                    {wordsOf(change, nameOf(author), names)}
                  </span>
                  <Button aria-describedby={`change-${change.key}`} onClick={firstTap(() => void undo([change]))}>
                    {m.share_change_undo(LANGUAGE)}
                  </Button>
                </li>
              ))}
            </ul>
            {changes.length > 1 ? (
              <Button onClick={() => void undo(changes)}>
                {m.share_change_undo_day(LANGUAGE, { author: nameOf(author) })}
              </Button>
            ) : null}
          </details>
        )
      })}
    </section>
  )
}

interface Names extends Pick<RecentChangesProps, 'titles'> {
  rows: Rows
}

function wordsOf(change: NotedChange, author: string, names: Names): string {
  const { before, after, table } = change
  const words = changedWords(after ?? before ?? {}, table, titleOf(change, names))
  if (before === null) return m.share_change_new(LANGUAGE, { author, words })
  if (after === null) return m.share_change_gone(LANGUAGE, { author, words })
  return m.share_change_other(LANGUAGE, { author, words })
}

/** Of the challenge that a row is about; a tick names the row of its challenge, as long as that is there. */
function titleOf({ before, after, table }: NotedChange, { titles, rows }: Names): string | undefined {
  const row = after ?? before
  const { slug } = (table === 'challengeDays' ? rows.challenges?.[String(row?.challenge)] : row) ?? {}
  return Object.hasOwn(titles, String(slug)) ? titles[String(slug)] : undefined
}

function groupByDayAndAuthor(changes: NotedChange[]): NotedChange[][] {
  const groups = new Map<string, NotedChange[]>()
  for (const change of changes) {
    const name = `${change.day} ${change.author}`
    groups.set(name, [...(groups.get(name) ?? []), change])
  }
  return [...groups.values()]
}
