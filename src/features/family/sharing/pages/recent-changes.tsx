// What changed in the last 30 days, and who it was; each of it can be undone (K10).

import { useTranslations } from 'use-intl'
import { dayWords } from '#src/features/family/next-step/promise-words.ts'
import type { Translate } from '#src/shared/translate.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
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
  const t = useTranslations()
  const { notebook } = view.parts
  const names = { titles, rows: readRows(notebook.document) }
  const nameOf = (author: string | null) =>
    author === null ? t('share_changes_you') : (carers.all.get(author)?.name ?? t('share_changes_somebody'))
  const undo = async (changes: NotedChange[]) => {
    // The newest first: what they made of a row goes before what they made of it earlier.
    const kept = await notebook.change(() => {
      for (const change of changes) undoChange(notebook.document, change)
    })
    await view.refresh()
    onSaid(kept ? t('share_change_undone') : t('plan_copy_not_kept'))
  }
  const groups = groupByDayAndAuthor(view.changes.slice(0, SHOWN_MOST))
  return (
    <section aria-labelledby="changes-title">
      <h2 id="changes-title">{t('share_changes_title')}</h2>
      {groups.length === 0 ? <p>{t('share_changes_empty')}</p> : null}
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
                    {wordsOf(t, change, nameOf(author), names)}
                  </span>
                  <Button aria-describedby={`change-${change.key}`} onClick={firstTap(() => void undo([change]))}>
                    {t('share_change_undo')}
                  </Button>
                </li>
              ))}
            </ul>
            {changes.length > 1 ? (
              <Button onClick={() => void undo(changes)}>
                {t('share_change_undo_day', { author: nameOf(author) })}
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

function wordsOf(t: Translate, change: NotedChange, author: string, names: Names): string {
  const { before, after, table } = change
  const words = changedWords(t, after ?? before ?? {}, table, titleOf(change, names))
  if (before === null) return t('share_change_new', { author, words })
  if (after === null) return t('share_change_gone', { author, words })
  return t('share_change_other', { author, words })
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
