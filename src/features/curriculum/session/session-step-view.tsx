// What one step of a session shows.

import { useTranslations } from 'use-intl'
import '#src/web/ui/forms/choices.css'
import { lazy, Suspense } from 'react'
import { ourLanguage } from '#src/web/language/language.ts'
import { Markdown } from '#src/web/ui/markdown.tsx'
import type { SessionLesson } from '../curriculum.contract.ts'
import { PartList } from '../player/folded/part-list.tsx'
import type { SessionTurn } from '../session.contract.ts'
import type { SessionStep } from '../session-steps.ts'
import styles from './session.module.css'

const NOT_LOADED = { default: NotLoaded }
const loadCardStep = () => import('./card-step.tsx')
const loadRuleStep = () => import('./rule-step.tsx')
const CardStep = lazy(() => loadCardStep().catch(() => NOT_LOADED))
const RuleStep = lazy(() => loadRuleStep().catch(() => NOT_LOADED))

function NotLoaded() {
  const t = useTranslations()
  return <p>{t('session_not_loaded')}</p>
}

/** What comes after the turns: at hand by then, and on paper, even if the signal is gone. */
export function loadLaterSteps(): void {
  void Promise.all([loadCardStep(), loadRuleStep()]).catch(() => undefined)
}

export interface SessionStepProps {
  lesson: SessionLesson
  step: SessionStep
  /** The words for a child with SEND. */
  send: boolean
  onSend: (send: boolean) => void
  picked: number | undefined
  onPick: (choice: number) => void
  /** The page shows every step at once, on paper or without scripts: nothing can be pressed. */
  whole: boolean
}

export function SessionStepView({ lesson, step, send, onSend, picked, onPick, whole }: SessionStepProps) {
  const t = useTranslations()
  switch (step.kind) {
    case 'parent':
      return (
        <>
          {whole ? null : <SendChoice send={send} onSend={onSend} />}
          <Markdown blocks={lesson.session.parent.tree} />
          <PartList parts={lesson.session.parent.folded} isOpen={() => whole} />
        </>
      )
    case 'opening':
      return (
        <>
          <p {...ourLanguage()}>{t('session_opening_text')}</p>
          <p className={styles.aloud}>“{lesson.session.opening}”</p>
        </>
      )
    case 'pass':
      return (
        <p {...ourLanguage()} className={styles.big}>
          {t('session_pass_text')}
        </p>
      )
    case 'give-back':
      return (
        <p {...ourLanguage()} className={styles.big}>
          {t('session_back_text')}
        </p>
      )
    case 'turn':
      return <TurnView turn={step.turn} send={send} whole={whole} />
    case 'card':
      return (
        <Suspense>
          <CardStep card={step.card} send={send} picked={picked} onPick={onPick} whole={whole} />
        </Suspense>
      )
    case 'rule':
      return (
        <Suspense>
          <RuleStep lesson={lesson} whole={whole} />
        </Suspense>
      )
  }
}

function SendChoice({ send, onSend }: Pick<SessionStepProps, 'send' | 'onSend'>) {
  const t = useTranslations()
  return (
    <label {...ourLanguage()} className={styles.choice}>
      <input type="checkbox" checked={send} onChange={({ target }) => onSend(target.checked)} />
      <span>
        {t('session_send_label')}
        <br />
        <span className={styles.hint}>{t('session_send_hint')}</span>
      </span>
    </label>
  )
}

function TurnView({ turn, send, whole }: { turn: SessionTurn; send: boolean; whole: boolean }) {
  const t = useTranslations()
  // Steps that only the grown-up reads have the text size of every tool.
  const look = turn.who === 'adult' ? styles.aloud : styles.big
  return (
    <>
      <p className={look}>{send ? turn.send.say : turn.say}</p>
      {whole ? <p>{t('session_send_words', { words: turn.send.say })}</p> : null}
    </>
  )
}
