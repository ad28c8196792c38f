// Whether a line of an exercise is right, in words and not in colour alone.
import { useTranslations } from 'use-intl'
import { ourLanguage } from '#src/web/language/language.ts'
import { CheckIcon } from '#src/web/ui/icons.tsx'
import styles from './exercises.module.css'

interface VerdictProps {
  fits: boolean
  /** The words for a line that does not fit. */
  other: string
}

export function Verdict({ fits, other }: VerdictProps) {
  const t = useTranslations()
  return (
    <p {...ourLanguage()} className={`${styles.verdict} ${fits ? styles.fits : ''}`}>
      {fits ? <CheckIcon /> : null}
      {fits ? t('practice_fits') : other}
    </p>
  )
}
