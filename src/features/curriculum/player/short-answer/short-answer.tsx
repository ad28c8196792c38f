// What somebody reads who has no more than thirty seconds (decision 31). It is no step and completes nothing. It stands
// open for whoever comes from a search or a challenge, folded for everybody else.
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import * as m from '#messages'
import { englishPart, LANGUAGE, OURS } from '#src/web/language/language.ts'
import { optionalPart } from '#src/web/ui/optional-part.tsx'
import type { Lesson, ShortAnswer as Words } from '../../curriculum.contract.ts'
import styles from './short-answer.module.css'

// Saving and sending wait until somebody has opened the card. Without them the words can still be read.
const ShortAnswerActions = optionalPart(() => import('./short-answer-actions.tsx'))

const OPENS_FROM = ['search', 'challenge']

export function ShortAnswer({ lesson, words }: { lesson: Lesson; words: Words }) {
  const details = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  // What was written for the tool itself is in its language.
  const part = import.meta.env.VITE_TRANSLATED
    ? englishPart(words.translated ? undefined : lesson.inEnglish)
    : undefined
  const from = new URLSearchParams(useLocation().search).get('from')

  useEffect(() => {
    if (details.current !== null && from !== null && OPENS_FROM.includes(from)) details.current.open = true
  }, [from])

  return (
    <section className={styles.card} aria-label={m.short_title(LANGUAGE)} {...OURS}>
      <details ref={details} onToggle={() => setOpened(true)}>
        <summary>
          {m.short_title(LANGUAGE)}
          <span className={styles.minutes}>{m.short_practise(LANGUAGE, { minutes: String(lesson.minutes) })}</span>
        </summary>
        <dl className={styles.words}>
          <dt>{m.short_say(LANGUAGE)}</dt>
          <dd {...part}>{words.say}</dd>
          <dt>{m.short_do(LANGUAGE)}</dt>
          <dd {...part}>{words.do}</dd>
          <dt>{m.short_dont(LANGUAGE)}</dt>
          <dd {...part}>{words.dont}</dd>
        </dl>
        {opened ? <ShortAnswerActions title={lesson.title} words={words} /> : null}
      </details>
    </section>
  )
}
