// The way one went, and a better one to open, in the words of the talk.

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ourLanguage } from '#src/web/language/language.ts'
import type { Step } from '../player/talk-way.ts'
import { SpokenWords } from '../spoken-words.tsx'
import { type Spoken, type Talk, type TalkAge, wordsAt } from '../talk.ts'
import { followBest, turnsAt } from '../walking/walk-turns.ts'
import styles from './talk-ending.module.css'

export function TwoWays({ talk, age, steps }: { talk: Talk; age: TalkAge; steps: Step[] }) {
  const t = useTranslations()
  return (
    <div className={styles.twoWays}>
      <section aria-labelledby="way-title">
        <h3 id="way-title" {...ourLanguage()}>
          {t('talk_way_title')}
        </h3>
        <ol className={styles.way}>
          {steps.map(({ exchange, mended }, index) => (
            <Said
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
              key={index}
              say={exchange?.say ?? <span {...ourLanguage()}>{t('talk_stop')}</span>}
              answer={exchange?.answer}
              age={age}
              closed={mended === false || steps[index + 1]?.mended !== undefined}
              note={mended ? <span {...ourLanguage()}>{t('talk_way_mended')}</span> : undefined}
            />
          ))}
        </ol>
      </section>
      <details>
        <summary {...ourLanguage()}>{t('talk_better_title')}</summary>
        <ol className={styles.way} aria-label={t('talk_better_title')}>
          {followBest(turnsAt(talk.turns, age)).map(({ turn, option }) => (
            <Said key={turn.id} say={option.say} answer={option.answer} age={age} note={option.why} />
          ))}
        </ol>
      </details>
    </div>
  )
}

interface SaidProps {
  say: ReactNode
  answer: Spoken | undefined
  age: TalkAge
  note: ReactNode
  /** It closed the talk, for a line at least. */
  closed?: boolean
}

function Said({ say, answer, age, note, closed = false }: SaidProps) {
  return (
    <li className={closed ? styles.closed : undefined}>
      <strong>{say}</strong>
      {answer === undefined ? null : (
        <span className={styles.answer}>
          <SpokenWords words={wordsAt(answer, age)} />
        </span>
      )}
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </li>
  )
}
