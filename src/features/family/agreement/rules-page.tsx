// The rules of the family agreement in one list, and a line that a child writes. New ones are added in the rooms of the plan.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { AGREEMENT_PATH } from '#src/shared/plan-paths.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import styles from '../plan-room.module.css'
import type { Route } from './+types/rules-page.ts'
import { AgreementFrame, agreementMeta } from './agreement-frame.tsx'
import { loadAgreementLines } from './agreement-lines.server.ts'
import { FixedLines } from './fixed-lines.tsx'
import { ChildsLine } from './lines/childs-line.tsx'
import { LineList } from './lines/line-list.tsx'
import type { AgreementSuggestions } from './lines/suggested-lines.ts'
import { useAgreement } from './use-agreement.tsx'

export function loader(): Pick<AgreementSuggestions, 'known' | 'sources'> {
  const { known, sources } = loadAgreementLines(pageLanguage())
  return { known, sources }
}

export const meta = () => [
  ...agreementMeta('agreement_page_rules', 'agreement_description'),
  { name: 'robots', content: 'noindex' },
]

export default function RulesPage({ loaderData: { known, sources } }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <AgreementFrame path={AGREEMENT_PATH}>
      <div className={styles.stage}>
        <Rules />
      </div>
      <section aria-labelledby="known-title">
        <h2 id="known-title">{t('agreement_known_title')}</h2>
        <p>{known.says}</p>
        <p className={styles.hint}>{known.limit}</p>
        <SourcesLine sources={sources} />
      </section>
    </AgreementFrame>
  )
}

export function Rules() {
  const t = useTranslations()
  const agreement = useAgreement()
  const [isChildsTurn, setChildsTurn] = useState(false)
  const [moved, setMoved] = useState(false)
  if (agreement === null) return <Loading />
  const { part, notes, forgetNotes } = agreement
  const go = (toChild: boolean) => {
    setMoved(true)
    forgetNotes()
    setChildsTurn(toChild)
  }
  if (isChildsTurn) {
    return (
      <>
        <ChildsLine {...part} onBack={() => go(false)} />
        {notes}
      </>
    )
  }
  return (
    <>
      <p className={styles.lead}>{t('agreement_lead')}</p>
      <LineList {...part} moved={moved} />
      {notes}
      <div className={styles.ways}>
        <ButtonLink to={PLAN_PATH} look="strong">
          {t('agreement_add_in_plan')}
        </ButtonLink>
      </div>
      <section aria-labelledby="child-title">
        <h2 id="child-title">{t('agreement_child_title')}</h2>
        <p>{t('agreement_child_text')}</p>
        <Button onClick={() => go(true)}>{t('agreement_child_button')}</Button>
      </section>
      <FixedLines {...part} />
    </>
  )
}
