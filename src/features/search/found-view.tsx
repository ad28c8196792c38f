// What a search found. Nothing here is counted or fetched ahead: what a parent looks for is theirs.
import { Link } from 'react-router'
import * as m from '#messages'
import { ModuleTile } from '#src/features/curriculum/module-tile.tsx'
import { useProgress } from '#src/features/progress/use-progress.ts'
import { comingFrom } from '#src/shared/coming-from.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import type { SearchKind } from '#src/shared/search-entry.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import styles from './found-view.module.css'
import type { IndexedEntry } from './search-index.ts'

const KIND_NAMES: Partial<Record<SearchKind, string>> = {
  now: m.search_kind_now(LANGUAGE),
  help: m.search_kind_help(LANGUAGE),
  checklist: m.search_kind_checklist(LANGUAGE),
  challenge: m.search_kind_challenge(LANGUAGE),
  talk: m.search_kind_talk(LANGUAGE),
  page: m.search_kind_page(LANGUAGE),
}
const KIND_EMOJI: Record<SearchKind, string> = {
  tool: '📚',
  now: '🆘',
  help: '☎️',
  checklist: '✅',
  challenge: '🌱',
  talk: '💬',
  page: '📄',
}

export function ResultList({ entries }: { entries: IndexedEntry[] }) {
  return (
    <ol className={styles.results} aria-label={m.search_results_name(LANGUAGE)}>
      {entries.map((entry) => (
        <li key={entry.path}>
          {/* A page for now opens as a document of its own: it is whole without a script (decision 92). */}
          <Link
            to={comingFrom('search', entry.path)}
            reloadDocument={entry.kind === 'now'}
            viewTransition
            className={styles.result}
          >
            <ModuleTile {...lookOf(entry)} />
            <span className={styles.title}>{entry.title}</span>
            <span className={styles.text}>{entry.text}</span>
            <span className={styles.facts}>
              <Facts entry={entry} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

function lookOf({ kind, look }: IndexedEntry) {
  return look ?? { emoji: KIND_EMOJI[kind], colour: 'night' }
}

function Facts({ entry: { kind, path, minutes } }: { entry: IndexedEntry }) {
  const { completedLessons } = useProgress()
  const [, stageId = '', , moduleId = '', , lessonId = ''] = path.split('/')
  const done = kind === 'tool' && completedLessons.includes(lessonKey(stageId, moduleId, lessonId))
  return (
    <>
      {minutes === undefined || kind !== 'tool' ? KIND_NAMES[kind] : m.tools_minutes(LANGUAGE, { minutes })}
      {done ? <span className={styles.done}> · {m.home_card_done(LANGUAGE)}</span> : null}
    </>
  )
}
