// The list of each child: in the family's own order, ticked off, shortened, or begun again.
import { useTranslations } from 'use-intl'
import type { MessageKey, Translate } from '#src/shared/translate.ts'
import '#src/web/ui/forms/choices.css'
import { useState } from 'react'
import { comingFrom } from '#src/shared/coming-from.ts'
import { HELP_PATH } from '#src/shared/paths.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from '../plan-room.module.css'
import { StageHeading } from '../stage-heading.tsx'
import { AGE_WORDS } from './age-words.ts'
import type { StepKind } from './first-steps.ts'
import type { KeptStep, StepBook } from './step-book.ts'
import rows from './step-lists.module.css'

interface StepListsProps {
  book: StepBook
  steps: KeptStep[]
  moved: boolean
  keep: (write: Promise<boolean>) => Promise<void>
  /** The questions are wanted, for one child more or from the start. */
  onAsk: () => void
}

const KIND_WORDS = {
  talk: 'start_kind_talk',
  setting: 'start_kind_setting',
  rule: 'start_kind_rule',
  tool: 'start_kind_tool',
} as const satisfies Record<StepKind, MessageKey>

export function StepLists({ book, steps, moved, keep, onAsk }: StepListsProps) {
  const t = useTranslations()
  const [said, setSaid] = useState('')
  const [startsAgain, setStartsAgain] = useState(false)
  const lists = [...new Set(steps.map(({ list }) => list))].map((list) => ({
    list,
    items: steps.filter((step) => step.list === list),
  }))
  /** Its button goes with it, so the focus is put on what is left: the child's list, the page's own title, or the questions. */
  const takeOut = ({ id, list, title }: KeptStep) => {
    const staysThere = steps.some((one) => one.list === list && one.id !== id)
    passFocus(document.getElementById(staysThere ? titleOf(list) : TITLE_ID))
    setSaid(t('start_removed', { title }))
    if (steps.length === 1) onAsk()
    void keep(book.remove(id))
  }
  const startAgain = () => {
    onAsk()
    void keep(book.removeAll())
  }
  return (
    <section aria-labelledby={TITLE_ID}>
      <StageHeading id={TITLE_ID} moved={moved}>
        {t('start_list_title')}
      </StageHeading>
      <p>{t('start_list_text')}</p>
      <p>
        {t('start_list_help')} <PageLink to={HELP_PATH}>{t('shell_link_help')}</PageLink>
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {lists.map(({ list, items }) => (
        <section key={list} aria-labelledby={titleOf(list)}>
          <h3 id={titleOf(list)} tabIndex={-1}>
            {nameOf(t, items[0])}
          </h3>
          <ol className={rows.steps}>
            {items.map((step, at) => (
              <Step
                key={step.id}
                book={book}
                step={step}
                at={at}
                count={items.length}
                keep={keep}
                onSaid={setSaid}
                onTakeOut={() => takeOut(step)}
              />
            ))}
          </ol>
        </section>
      ))}
      <div className={styles.ways}>
        <Button look="strong" onClick={onAsk}>
          {t('start_another')}
        </Button>
        <Button onClick={() => setStartsAgain(true)}>{t('start_again')}</Button>
      </div>
      {startsAgain ? (
        <Dialog title={t('start_again')} onClose={() => setStartsAgain(false)}>
          <p>{t('start_again_question')}</p>
          <p>
            <Button look="strong" onClick={startAgain}>
              {t('start_again_yes')}
            </Button>
          </p>
          <Button onClick={() => setStartsAgain(false)}>{t('start_again_no')}</Button>
        </Dialog>
      ) : null}
    </section>
  )
}

const TITLE_ID = 'list-title'
const titleOf = (list: string) => `list-${list}`

function nameOf(t: Translate, step: KeptStep | undefined): string {
  if (step === undefined) return ''
  if (step.nickname !== '') return t('start_list_for', { name: step.nickname })
  return t('start_list_age', { age: t(AGE_WORDS[step.age]) })
}

interface StepProps {
  book: StepBook
  step: KeptStep
  at: number
  count: number
  keep: StepListsProps['keep']
  onSaid: (words: string) => void
  onTakeOut: () => void
}

function Step({ book, step, at, count, keep, onSaid, onTakeOut }: StepProps) {
  const t = useTranslations()
  const { id, kind, title, path, done } = step
  const move = (by: -1 | 1) => {
    void keep(book.move(id, by))
    onSaid(t('start_moved', { title, place: String(at + 1 + by), count: String(count) }))
  }
  return (
    <li className={rows.step}>
      <input
        type="checkbox"
        aria-label={t('start_done', { title })}
        checked={done}
        onChange={({ target }) => void keep(book.tick(id, target.checked))}
      />
      <div>
        <span className={styles.hint}>{t(KIND_WORDS[kind])}</span>
        <br />
        {/* A tool then opens with its words to say. */}
        <PageLink
          id={`step-${id}`}
          className={done ? rows.done : undefined}
          to={path.includes('/lessons/') ? comingFrom('challenge', path) : path}
        >
          {title}
        </PageLink>
        <div className={rows.ways}>
          {/* At an end they stay, so that the focus has a place. */}
          <Button aria-describedby={`step-${id}`} aria-disabled={at === 0} onClick={() => (at === 0 ? null : move(-1))}>
            {t('start_up')}
          </Button>
          <Button
            aria-describedby={`step-${id}`}
            aria-disabled={at === count - 1}
            onClick={() => (at === count - 1 ? null : move(1))}
          >
            {t('start_down')}
          </Button>
          <Button aria-describedby={`step-${id}`} onClick={firstTap(onTakeOut)}>
            {t('start_remove')}
          </Button>
        </div>
      </div>
    </li>
  )
}
