// The talk so far, as a log: what is added is read out, and nothing else.

import { type Ref, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { prefersReducedMotion } from '#src/web/hooks/reduced-motion.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import { SpokenWords } from '../spoken-words.tsx'
import { type Talk, type TalkAge, wordsAt } from '../talk.ts'
import styles from './talk-player.module.css'
import type { Step } from './talk-way.ts'

interface TalkLogProps {
  talk: Talk
  /** Null before the talk has begun: the log is there, so that its first words are read out too. */
  age: TalkAge | null
  steps: Step[]
  /** Somebody pressed what is now the last step. */
  moved: boolean
}

export function TalkLog({ talk, age, steps, moved }: TalkLogProps) {
  const t = useTranslations()
  const last = useRef<HTMLDivElement>(null)
  const count = steps.length
  useEffect(() => {
    if (!moved || count === 0) return
    last.current?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  }, [moved, count])
  return (
    <div role="log" aria-label={t('talk_log')} className={styles.log}>
      {age === null ? null : <ChildLine words={wordsAt(talk.opens, age)} />}
      {age === null
        ? null
        : steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <StepLines key={index} ref={index === count - 1 ? last : undefined} step={step} age={age} />
          ))}
    </div>
  )
}

function StepLines({
  step: { press, exchange, why },
  age,
  ref,
}: {
  step: Step
  age: TalkAge
  ref: Ref<HTMLDivElement> | undefined
}) {
  const t = useTranslations()
  return (
    <div ref={ref} className={styles.step}>
      <ParentLine words={exchange?.say ?? t('talk_stop')} isOurs={exchange === undefined} />
      {exchange === undefined ? null : <ChildLine words={wordsAt(exchange.answer, age)} />}
      {why === undefined ? null : <p className={styles.why}>{why}</p>}
      {press === 'mend' ? (
        <p {...ourLanguage()} className={styles.why}>
          {t('talk_mended')}
        </p>
      ) : null}
    </div>
  )
}

function ParentLine({ words, isOurs }: { words: string; isOurs: boolean }) {
  const t = useTranslations()
  return (
    <p className={`${styles.line} ${styles.parent}`}>
      <span {...ourLanguage()} className={styles.speaker}>
        {t('talk_you')}
      </span>{' '}
      <span {...(isOurs && ourLanguage())}>{words}</span>
    </p>
  )
}

function ChildLine({ words }: { words: string }) {
  const t = useTranslations()
  return (
    <p className={`${styles.line} ${styles.child}`}>
      <span {...ourLanguage()} className={styles.speaker}>
        {t('talk_child')}
      </span>{' '}
      <span>
        <SpokenWords words={words} />
      </span>
    </p>
  )
}
