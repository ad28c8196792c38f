// The whole talk to read: for paper, without a script, and for a parent who prefers to read.
import { useTranslations } from 'use-intl'
import { ourLanguage } from '#src/web/language/language.ts'
import { SpokenWords } from './spoken-words.tsx'
import { type Exchange, type Spoken, type Talk, type TalkAge, wordsAt } from './talk.ts'
import { AGE_NAMES } from './talk-age.ts'
import styles from './whole-talk.module.css'

export function WholeTalk({ talk: { ages, opens, turns } }: { talk: Talk }) {
  const t = useTranslations()
  return (
    <details className={styles.whole}>
      <summary {...ourLanguage()}>{t('talk_whole')}</summary>
      <p {...ourLanguage()}>{t('talk_opens')}</p>
      <Answers spoken={opens} ages={ages} />
      <ol>
        {turns.map(({ id, ages: ofTurn, options }) => (
          <li key={id}>
            <span {...ourLanguage()}>
              {ofTurn.length < ages.length ? `${ofTurn.map((age) => t(AGE_NAMES[age])).join(', ')}: ` : null}
              {t('talk_question')}
            </span>
            <ul>
              {options.map(({ best, why, mend, ...exchange }) => (
                <li key={exchange.say}>
                  <Said exchange={exchange} ages={ofTurn} />
                  <p className={styles.why}>
                    {best ? <strong {...ourLanguage()}>{t('talk_best')}</strong> : null} {why}
                  </p>
                  {mend === undefined ? null : (
                    <>
                      <p {...ourLanguage()} className={styles.why}>
                        {t('talk_mend')}
                      </p>
                      <Said exchange={mend} ages={ofTurn} />
                    </>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  )
}

function Said({ exchange: { say, answer }, ages }: { exchange: Exchange; ages: readonly TalkAge[] }) {
  return (
    <>
      <p className={styles.say}>{say}</p>
      <Answers spoken={answer} ages={ages} />
    </>
  )
}

/** What comes back at each age, or at all. */
function Answers({ spoken, ages }: { spoken: Spoken; ages: readonly TalkAge[] }) {
  const t = useTranslations()
  if (typeof spoken === 'string') {
    return (
      <p>
        <SpokenWords words={spoken} />
      </p>
    )
  }
  return (
    <ul className={styles.answers}>
      {ages.map((age) => (
        <li key={age}>
          <span {...ourLanguage()}>{t(AGE_NAMES[age])}</span>: <SpokenWords words={wordsAt(spoken, age)} />
        </li>
      ))}
    </ul>
  )
}
