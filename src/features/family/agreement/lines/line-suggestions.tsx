// Lines to start from in a room. One tap makes one the family's own.

import { useTranslations } from 'use-intl'
import styles from '#src/features/family/plan-room.module.css'
import { AGE_WORDS } from '#src/features/family/start/first-steps.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { Button } from '#src/web/ui/button.tsx'
import type { AgreementPart } from '../agreement-stage.ts'
import lineStyles from './agreement-lines.module.css'
import { PROMISER_WORDS, type SuggestedLine } from './suggested-lines.ts'

interface LineSuggestionsProps extends Pick<AgreementPart, 'book' | 'today' | 'keep'> {
  suggested: readonly SuggestedLine[]
  /** Of what they stand in: the focus comes here, because the button goes with its line. */
  titleId: string
}

export function LineSuggestions({ suggested, titleId, book, today, keep }: LineSuggestionsProps) {
  const t = useTranslations()
  const add = ({ id, room, by, what, why }: SuggestedLine) => {
    passFocus(document.getElementById(titleId))
    // The words are an adult's until a child has written them.
    const line = { who: t(PROMISER_WORDS[by]), what, why, room, by: 'adult' as const, adults: by !== 'child' }
    keep(book.add({ ...line, suggestion: id }, today), t('agreement_added', { what }))
  }
  return (
    <ul className={lineStyles.lines}>
      {suggested.map((line) => (
        <li key={line.id} className={lineStyles.line}>
          <div id={`suggestion-${line.id}`}>
            <p>
              <strong>{t(PROMISER_WORDS[line.by])}:</strong> {line.what}
            </p>
            <p className={styles.hint}>
              {line.why} {line.ages === undefined ? null : `(${line.ages.map((age) => t(AGE_WORDS[age])).join(', ')})`}
            </p>
          </div>
          <Button aria-describedby={`suggestion-${line.id}`} onClick={() => add(line)}>
            {t('agreement_suggestion_add')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
