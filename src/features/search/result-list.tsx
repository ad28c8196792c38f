// What a search found. Nothing here is counted or fetched ahead: what a parent looks for is theirs.

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { PhoneIcon } from '#src/features/help/phone-icon.tsx'
import { useProgress } from '#src/features/progress/use-progress.ts'
import { comingFrom } from '#src/shared/coming-from.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import type { SearchKind } from '#src/shared/search-entry.ts'
import type { MessageKey, Translate } from '#src/shared/translate.ts'
import { prefersReducedMotion } from '#src/web/hooks/reduced-motion.ts'
import { CheckIcon, StepsIcon, TalkIcon } from '#src/web/ui/icons.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import styles from './result-list.module.css'
import type { IndexedEntry } from './search-index.ts'

const KIND_NAMES = {
  now: 'search_kind_now',
  help: 'search_kind_help',
  checklist: 'search_kind_checklist',
  challenge: 'search_kind_challenge',
  talk: 'search_kind_talk',
  page: 'search_kind_page',
} as const satisfies Record<Exclude<SearchKind, 'tool'>, MessageKey>
/** Icons for results without a scene. */
const KIND_ICONS: Record<SearchKind, () => ReactNode> = {
  tool: StepsIcon,
  now: PhoneIcon,
  help: PhoneIcon,
  checklist: CheckIcon,
  challenge: StepsIcon,
  talk: TalkIcon,
  page: StepsIcon,
}

export function ResultList({ entries }: { entries: IndexedEntry[] }) {
  const t = useTranslations()
  return (
    <ol className={styles.results} aria-label={t('search_results_name')}>
      {entries.map((entry) => (
        <li key={entry.path}>
          {/* A page for now opens as a document of its own: it is whole without a script. */}
          <Link
            to={comingFrom('search', entry.path)}
            reloadDocument={entry.kind === 'now'}
            viewTransition={!prefersReducedMotion()}
            className={styles.result}
          >
            <span aria-hidden="true" data-room={entry.look?.colour ?? 'night'} className={styles.scene}>
              <Sight entry={entry} />
            </span>
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

function Sight({ entry: { kind, look } }: { entry: IndexedEntry }) {
  if (look?.scene !== undefined) return <Picture src={look.scene} square />
  const Icon = KIND_ICONS[kind]
  return <Icon />
}

function kindWords(t: Translate, kind: SearchKind): string | null {
  return kind === 'tool' ? null : t(KIND_NAMES[kind])
}

function Facts({ entry: { kind, path, minutes } }: { entry: IndexedEntry }) {
  const t = useTranslations()
  const { completedLessons } = useProgress()
  const [, stageId = '', , moduleId = '', , lessonId = ''] = path.split('/')
  const done = kind === 'tool' && completedLessons.includes(lessonKey(stageId, moduleId, lessonId))
  return (
    <>
      {minutes === undefined || kind !== 'tool' ? kindWords(t, kind) : t('tools_minutes', { minutes: String(minutes) })}
      {done ? <span className={styles.done}> · {t('home_card_done')}</span> : null}
    </>
  )
}
