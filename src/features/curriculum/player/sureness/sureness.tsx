// 'How confident do you feel about tonight?', before and after a tool: one tap each, and a parent may skip it. Loaded after the step above it.

import { type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { sendSureness } from '#src/features/outcomes/answers/send-answer.ts'
import { createLessonMemory } from '#src/features/progress/lesson-memory.ts'
import type { Translate } from '#src/shared/translate.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import styles from './sureness.module.css'

interface Given {
  before?: number
  after?: number
}

const memory = createLessonMemory(
  'lessonSureness',
  'sessionStorage',
  (given): given is Given => typeof given === 'object' && given !== null,
)

const VALUES = [1, 2, 3, 4, 5]

interface SurenessProps {
  /** A lesson key. */
  lesson: string
  when: 'before' | 'after'
}

export default function Sureness({ lesson, when }: SurenessProps): ReactNode {
  const t = useTranslations()
  const [given, setGiven] = useState(() => memory.read(lesson) ?? {})
  const thanks = useRef<HTMLParagraphElement>(null)
  const give = (value: number) => {
    // The numbers go. (By itself: `passFocus` would be one request more at a first visit.)
    thanks.current?.focus({ preventScroll: true })
    const next = { ...given, [when]: value }
    setGiven(next)
    memory.remember(lesson, next)
    void sendSureness(lesson, when, value)
  }
  const title = when === 'before' ? t('sureness_before') : t('sureness_after')
  return (
    <fieldset className={styles.group} {...ourLanguage()}>
      <legend className={styles.title}>{title}</legend>
      {given[when] === undefined ? (
        <>
          <div className={styles.values}>
            {VALUES.map((value) => (
              <button key={value} type="button" className={styles.value} onClick={() => give(value)}>
                {value}
                <span className="visually-hidden"> {t('sureness_of_five')}</span>
              </button>
            ))}
          </div>
          <p className={styles.ends}>{t('sureness_ends')}</p>
        </>
      ) : null}
      <p ref={thanks} role="status" tabIndex={-1}>
        {given[when] === undefined ? null : thanksFor(t, given, when)}
      </p>
    </fieldset>
  )
}

function thanksFor(t: Translate, { before, after }: Given, when: SurenessProps['when']): string {
  if (when === 'after' && before !== undefined && after !== undefined && after > before) return t('sureness_more')
  return t('sureness_thanks')
}
