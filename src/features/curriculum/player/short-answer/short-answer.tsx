// What a parent reads who has no more than thirty seconds. It is no step and completes nothing. It is
// open after a search or a challenge, and folded otherwise.

import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { englishPart, isTranslated, ourLanguage } from '#src/web/language/language.ts'
import { optionalPart } from '#src/web/ui/optional-part.tsx'
import type { Lesson, ShortAnswer as Words } from '../../curriculum.contract.ts'
import styles from './short-answer.module.css'

const SendShortAnswer = optionalPart(() => import('./send-short-answer.tsx'))

const OPENS_FROM = ['search', 'challenge']

export function ShortAnswer({ lesson, words }: { lesson: Lesson; words: Words }) {
  const t = useTranslations()
  const details = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  // Texts of the tool itself are in the tool's language.
  const part = isTranslated() ? englishPart(words.translated ? undefined : lesson.inEnglish) : undefined
  const from = new URLSearchParams(useLocation().search).get('from')

  useEffect(() => {
    if (details.current !== null && from !== null && OPENS_FROM.includes(from)) details.current.open = true
  }, [from])

  return (
    <section data-lamp className={styles.card} aria-label={t('short_title')} {...ourLanguage()}>
      <details ref={details} onToggle={() => setOpened(true)}>
        <summary>
          {t('short_title')}
          <span className={styles.minutes}>{t('short_practise', { minutes: String(lesson.minutes) })}</span>
        </summary>
        <dl className={styles.words}>
          <dt>{t('short_say')}</dt>
          <dd {...part}>{words.say}</dd>
          <dt>{t('short_do')}</dt>
          <dd {...part}>{words.do}</dd>
          <dt>{t('short_dont')}</dt>
          <dd {...part}>{words.dont}</dd>
        </dl>
        {opened && words.forOneAdult !== true ? <SendShortAnswer title={lesson.title} words={words} /> : null}
      </details>
    </section>
  )
}
