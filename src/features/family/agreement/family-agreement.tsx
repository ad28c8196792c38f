// The agreement as it stands on this device. Two stages take its place: a child's turn, and the review.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useToday } from '#src/features/family/next-step/use-today.ts'
import { useNotebookTable } from '#src/features/family/notebook/use-notebook-table.ts'
import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import styles from '../plan-room.module.css'
import { openAgreementBook } from './agreement-book.ts'
import { AgreementReview } from './agreement-review.tsx'
import print from './agreement-sheet.module.css'
import { AgreementSheet } from './agreement-sheet.tsx'
import type { AgreementPart } from './agreement-stage.ts'
import { FixedLines } from './fixed-lines.tsx'
import { AddLine } from './lines/add-line.tsx'
import { ChildsLine } from './lines/childs-line.tsx'
import { LineList } from './lines/line-list.tsx'
import { LineSuggestions } from './lines/line-suggestions.tsx'
import type { AgreementSuggestions } from './lines/suggested-lines.ts'
import { ReviewDay } from './review-day.tsx'
import { SignAgreement } from './signing/sign-agreement.tsx'

export function FamilyAgreement({ suggestions }: { suggestions: AgreementSuggestions }) {
  const t = useTranslations()
  const shown = useNotebookTable(openAgreementBook)
  const today = useToday()
  const [stage, setStage] = useState<'page' | 'child' | 'review'>('page')
  const [moved, setMoved] = useState(false)
  const [kept, setKept] = useState(true)
  const [said, setSaid] = useState('')
  if (shown === null) return <Loading />
  const { table: book, rows: lines } = shown
  const go = (to: typeof stage) => {
    setMoved(true)
    setSaid('')
    setStage(to)
  }
  const part: AgreementPart = {
    book,
    lines,
    today,
    keep: (write, words = '') => {
      setSaid('')
      void write.then((isKept) => {
        setKept(isKept)
        // 'Added' is said of nothing that goes with the page.
        if (isKept) setSaid(words)
      })
    },
  }
  const notes = (
    <>
      <p role="status" className={styles.hint}>
        {said}
      </p>
      <FormError>{kept ? null : t('agreement_not_kept')}</FormError>
    </>
  )
  if (stage === 'child') {
    return (
      <>
        <ChildsLine {...part} onBack={() => go('page')} />
        {notes}
      </>
    )
  }
  if (stage === 'review') {
    return (
      <>
        <AgreementReview {...part} onEnd={() => go('page')} />
        {notes}
      </>
    )
  }
  const { known, sources } = suggestions
  return (
    <>
      <AgreementSheet {...part} />
      <div className={print.screenOnly}>
        <p className={styles.lead}>{t('agreement_lead')}</p>
        <p className={styles.hint}>{t('agreement_private')}</p>
        <LineList {...part} moved={moved} />
        {notes}
        <LineSuggestions {...part} suggested={suggestions.lines} />
        <AddLine {...part} />
        <section aria-labelledby="child-title">
          <h2 id="child-title">{t('agreement_child_title')}</h2>
          <p>{t('agreement_child_text')}</p>
          <Button look="strong" onClick={() => go('child')}>
            {t('agreement_child_button')}
          </Button>
        </section>
        <FixedLines {...part} />
        <SignAgreement {...part} />
        <ReviewDay {...part} onReview={() => go('review')} />
        <section aria-labelledby="known-title">
          <h2 id="known-title">{t('agreement_known_title')}</h2>
          <p>{known.says}</p>
          <p className={styles.hint}>{known.limit}</p>
          <SourcesLine sources={sources} />
        </section>
      </div>
    </>
  )
}
