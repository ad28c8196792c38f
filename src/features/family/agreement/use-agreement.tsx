import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Translate } from '#src/shared/translate.ts'
import { FormError } from '#src/web/ui/forms/form.tsx'
import { usePlanTable } from '../document/use-plan-table.ts'
import { dayWords } from '../next-step/next-step-words.ts'
import { useToday } from '../next-step/use-today.ts'
import styles from '../plan-room.module.css'
import { type AgreementBook, type KeptLine, openAgreementBook } from './agreement-book.ts'

interface OpenAgreement {
  part: AgreementPart
  /** What became of the last write, for eyes and ears. */
  notes: ReactNode
  /** Nothing of it is said on the next stage. */
  forgetNotes: () => void
}

/** The agreement of this device with what its pages write to it; null until the plan is open. */
export function useAgreement(): OpenAgreement | null {
  const t = useTranslations()
  const shown = usePlanTable(openAgreementBook)
  const today = useToday()
  const [kept, setKept] = useState(true)
  const [status, setStatus] = useState('')
  if (shown === null) return null
  const keep: AgreementPart['keep'] = (write, words = '') => {
    setStatus('')
    void write.then((isKept) => {
      setKept(isKept)
      // 'Added' is said of nothing that goes with the page.
      if (isKept) setStatus(words)
    })
  }
  const notes = (
    <>
      <p role="status" className={styles.hint}>
        {status}
      </p>
      <FormError>{kept ? null : t('agreement_not_kept')}</FormError>
    </>
  )
  return { part: { book: shown.table, lines: shown.rows, today, keep }, notes, forgetNotes: () => setStatus('') }
}

/** What every part of the page works with. */
export interface AgreementPart {
  book: AgreementBook
  lines: readonly KeptLine[]
  /** ISO day on this device. */
  today: string
  /** Notes whether the device kept what was written. @param said what a screen reader says about it */
  keep: (write: Promise<boolean>, said?: string) => void
}

/** The day of the next review, as the pages and the plan say it. */
export function reviewWords(t: Translate, day: string, today: string): string {
  const words = { day: dayWords(day) }
  return day < today ? t('agreement_review_due', words) : t('agreement_review_day', words)
}
