// What the four questions led to: the next three things, each with its picture, and the rest folded.

import { useTranslations } from 'use-intl'
import { comingFrom } from '#src/shared/coming-from.ts'
import { START_PATH } from '#src/shared/plan-paths.ts'
import '#src/web/ui/forms/choices.css'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
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

export interface FirstStepsProps {
  listed: readonly KeptStep[]
  pictures: Record<StepKind, string>
  onTick: (id: string, done: boolean) => void
}

/** In a card of its own, where the lamplit one has something else. */
export function PlanNext(props: FirstStepsProps) {
  const t = useTranslations()
  return (
    <section className={box.box} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        {t('plan_next_title')}
      </h2>
      <FirstSteps {...props} titleId={TITLE_ID} />
    </section>
  )
}

interface StepListProps extends FirstStepsProps {
  titleId: string
  /** The first of them is what to do now. */
  isMain?: boolean
}

export function FirstSteps({ listed, pictures, onTick, titleId, isMain = false }: StepListProps) {
  const t = useTranslations()
  const next = listed.filter(({ done }) => !done).slice(0, MOST)
  const rest = listed.filter((step) => !next.includes(step))
  const list = (some: readonly KeptStep[]) => (
    <ul className={styles.list}>
      {some.map(({ id, kind, title, path, nickname, done }) => {
        const to = path.includes('/lessons/') ? comingFrom('challenge', path) : path
        return (
          <li key={id}>
            <Picture src={pictures[kind]} />
            <PageLink to={to}>
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
                passFocus(document.getElementById(titleId))
                onTick(id, target.checked)
              }}
            />
            {isMain && id === next[0]?.id ? (
              <ButtonLink to={to} look="main" className={styles.begin}>
                {t('plan_next_begin')}
              </ButtonLink>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
  return (
    <>
      {list(next)}
      {rest.length === 0 ? null : (
        <details>
          <summary>{t('plan_next_list')}</summary>
          {list(rest)}
        </details>
      )}
      <StartLink>{t('start_another')}</StartLink>
    </>
  )
}

/** A family with a next step and no list may still make one. */
export function PlanStart() {
  const t = useTranslations()
  const listed = usePlanTable(openStartListBook)?.rows ?? []
  const steps = useNextSteps()?.steps ?? []
  // Before anything is there, the lamplit card leads to the questions.
  if (listed.length > 0 || steps.length === 0) return null
  return (
    <section className={box.box} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID}>{t('plan_next_title')}</h2>
      <p className={box.hint}>{t('plan_go_on_empty')}</p>
      <StartLink>{t('plan_start_link')}</StartLink>
    </section>
  )
}

function StartLink({ children }: { children: string }) {
  return (
    <ul className={box.links}>
      <li>
        <PageLink to={START_PATH}>{children}</PageLink>
      </li>
    </ul>
  )
}
