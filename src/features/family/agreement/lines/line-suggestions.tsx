// Lines to start from, by the child's age. One tap makes one the family's own.

import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#src/features/family/plan-room.module.css'
import { AGE_WORDS } from '#src/features/family/start/age-words.ts'
import { AGES, type Age } from '#src/features/family/start/first-steps.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { Button } from '#src/web/ui/button.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import type { AgreementPart } from '../agreement-stage.ts'
import lineStyles from './agreement-lines.module.css'
import { PROMISER_WORDS } from './promiser-words.ts'
import { listSuggestions, type SuggestedLine } from './suggested-lines.ts'

export function LineSuggestions({
  book,
  lines,
  today,
  keep,
  suggested,
}: AgreementPart & { suggested: SuggestedLine[] }) {
  const t = useTranslations()
  const [age, setAge] = useState<Age | null>(null)
  const shown = age === null ? [] : listSuggestions(suggested, age, lines)
  const title = useRef<HTMLHeadingElement>(null)
  const add = ({ id, by, what, why }: SuggestedLine) => {
    // Its button goes with it.
    passFocus(title.current)
    // The words are an adult's until a child has written them.
    const line = { who: t(PROMISER_WORDS[by]), what, why, by: 'adult' as const, adults: by !== 'child', suggestion: id }
    keep(book.add(line, today), t('agreement_added', { what }))
  }
  return (
    <section aria-labelledby="suggestions-title">
      <h2 id="suggestions-title" ref={title} tabIndex={-1}>
        {t('agreement_suggestions_title')}
      </h2>
      <p>{t('agreement_suggestions_text')}</p>
      <RadioGroup
        legend={t('age_question')}
        options={AGES.map((value) => ({ value, label: t(AGE_WORDS[value]) }))}
        chosen={age}
        onChoose={setAge}
      />
      {age !== null && shown.length === 0 ? <p>{t('agreement_suggestions_none')}</p> : null}
      <ul className={lineStyles.lines}>
        {shown.map((line) => (
          <li key={line.what} className={lineStyles.line}>
            <div id={`suggestion-${suggested.indexOf(line)}`}>
              <p className={lineStyles.what}>
                <strong>{t(PROMISER_WORDS[line.by])}:</strong> {line.what}
              </p>
              <p className={styles.hint}>{t('agreement_line_why', { why: line.why })}</p>
            </div>
            <Button aria-describedby={`suggestion-${suggested.indexOf(line)}`} onClick={firstTap(() => add(line))}>
              {t('agreement_suggestion_add')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
