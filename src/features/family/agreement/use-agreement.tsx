import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePlanTable } from '#src/features/family/document/use-plan-table.ts'
import { useToday } from '#src/features/family/next-step/use-today.ts'
import { FormError } from '#src/web/ui/forms/form.tsx'
import styles from '../plan-room.module.css'
import { openAgreementBook } from './agreement-book.ts'
import type { AgreementPart } from './agreement-stage.ts'

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
  const [said, setSaid] = useState('')
  if (shown === null) return null
  const keep: AgreementPart['keep'] = (write, words = '') => {
    setSaid('')
    void write.then((isKept) => {
      setKept(isKept)
      // 'Added' is said of nothing that goes with the page.
      if (isKept) setSaid(words)
    })
  }
  const notes = (
    <>
      <p role="status" className={styles.hint}>
        {said}
      </p>
      <FormError>{kept ? null : t('agreement_not_kept')}</FormError>
    </>
  )
  return { part: { book: shown.table, lines: shown.rows, today, keep }, notes, forgetNotes: () => setSaid('') }
}
