// After an answer: what the other answers would have led to, and why the stronger one is stronger.
import { useTranslations } from 'use-intl'
import { ourLanguage } from '#src/web/language/language.ts'
import type { Assessment } from '../../curriculum.contract.ts'
import { feedbackFor } from './feedback-for.ts'
import styles from './quiz.module.css'

interface OtherAnswersProps {
  assessment: Assessment
  chosen: string
}

export default function OtherAnswers({ assessment, chosen }: OtherAnswersProps) {
  const t = useTranslations()
  const { correct, options, why } = assessment
  // The stronger choice first: it is what a parent who chose another looks for.
  const others = options
    .filter(({ id }) => id !== chosen)
    .toSorted((one, other) => Number(other.id === correct) - Number(one.id === correct))
  return (
    <details className={styles.others}>
      <summary {...ourLanguage()}>{t('practice_others_summary')}</summary>
      {why === undefined ? null : (
        <p>
          <strong {...ourLanguage()}>{t('practice_others_why')}</strong> {why}
        </p>
      )}
      <dl>
        {others.map(({ id, text }) => (
          <div key={id}>
            <dt>
              {text}
              {id === correct ? (
                <span {...ourLanguage()} className={styles.strongerNote}>
                  {' '}
                  {t('practice_others_stronger')}
                </span>
              ) : null}
            </dt>
            <dd>{feedbackFor(t, assessment, id)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
