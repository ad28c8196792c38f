// The talk so far, as a log: what is added is read out, and nothing else. Only the last lines are to be seen: the child's over the scene.

import { useTranslations } from 'use-intl'
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
}

export function TalkLog({ talk, age, steps }: TalkLogProps) {
  const t = useTranslations()
  return (
    <div role="log" aria-label={t('talk_log')} className={styles.log}>
      {age === null ? null : <ChildLine words={wordsAt(talk.opens, age)} />}
      {age === null
        ? null
        : steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <StepLines key={index} step={step} age={age} />
          ))}
    </div>
  )
}

function StepLines({ step: { exchange, why, mended }, age }: { step: Step; age: TalkAge }) {
  const t = useTranslations()
  return (
    <div className={styles.step}>
      <ParentLine words={exchange?.say ?? t('talk_stop')} isOurs={exchange === undefined} />
      {exchange === undefined ? null : <ChildLine words={wordsAt(exchange.answer, age)} />}
      {why === undefined ? null : <p className={styles.why}>{why}</p>}
      {mended === undefined ? null : (
        <p {...ourLanguage()} className={styles.why}>
          {t(mended ? 'talk_mended' : 'talk_not_mended')}
        </p>
      )}
    </div>
  )
}

function ParentLine({ words, isOurs }: { words: string; isOurs: boolean }) {
  const t = useTranslations()
  return (
    <p className={styles.parent}>
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
    <p className={styles.child}>
      <span {...ourLanguage()} className={styles.speaker}>
        {t('talk_child')}
      </span>{' '}
      <span>
        <SpokenWords words={words} />
      </span>
    </p>
  )
}
