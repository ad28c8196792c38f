// What the four questions led to: the next three things, each with its picture, and the rest folded.

import { useTranslations } from 'use-intl'
import { comingFrom } from '#src/shared/coming-from.ts'
import { START_PATH } from '#src/shared/plan-paths.ts'
import '#src/web/ui/forms/choices.css'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import { usePlanTable } from '../document/use-plan-table.ts'
import { useNextSteps } from '../next-step/use-next-steps.ts'
import styles from '../pictured-list.module.css'
import box from '../plan-room.module.css'
import { KIND_WORDS, type StepKind } from '../start/first-steps.ts'
import { type KeptStep, openStartListBook } from '../start/start-list-book.ts'

const MOST = 3
const TITLE_ID = 'next-title'

export function PlanNext({ pictures }: { pictures: Record<StepKind, string> }) {
  const t = useTranslations()
  const shown = usePlanTable(openStartListBook)
  const steps = useNextSteps()
  const listed = shown?.rows ?? []
  const next = listed.filter(({ done }) => !done).slice(0, MOST)
  const rest = listed.filter((step) => !next.includes(step))
  // Before anything is there, the card above leads to the questions.
  if (listed.length === 0 && (steps?.steps ?? []).length === 0) return null
  const list = (some: readonly KeptStep[]) => (
    <ul className={styles.list}>
      {some.map(({ id, kind, title, path, nickname, done }) => (
        <li key={id}>
          <Picture src={pictures[kind]} />
          <PageLink to={path.includes('/lessons/') ? comingFrom('challenge', path) : path}>
            {title}
            <small>
              {t(KIND_WORDS[kind])}
              {nickname === '' ? null : `. ${t('start_list_for', { name: nickname })}`}
            </small>
          </PageLink>
          <input
            type="checkbox"
            aria-label={t('start_done', { title })}
            checked={done}
            onChange={({ target }) => {
              // It goes to the other list.
              passFocus(document.getElementById(TITLE_ID))
              void shown?.table.tick(id, target.checked)
            }}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <section className={box.box} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        {t('plan_next_title')}
      </h2>
      {listed.length > 0 ? null : <p className={box.hint}>{t('plan_go_on_empty')}</p>}
      {list(next)}
      {rest.length === 0 ? null : (
        <details>
          <summary>{t('plan_next_list')}</summary>
          {list(rest)}
        </details>
      )}
      <ul className={box.links}>
        <li>
          <PageLink to={START_PATH}>{t(listed.length === 0 ? 'plan_start_link' : 'start_another')}</PageLink>
        </li>
      </ul>
    </section>
  )
}
