// The rules of the family agreement in one list, and a line that a child writes. New ones are added in the rooms of the plan.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { AGREEMENT_PATH } from '#src/shared/plan-paths.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { TextField } from '#src/web/ui/forms/form.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import styles from '../plan-room.module.css'
import type { Route } from './+types/rules-page.ts'
import frame from './agreement-frame.module.css'
import { AgreementFrame, agreementMeta } from './agreement-frame.tsx'
import { LINE_LIMIT } from './agreement-limits.ts'
import { loadAgreementLines } from './agreement-lines.server.ts'
import { ChildsLine } from './rule-forms.tsx'
import { LineList } from './rule-list.tsx'
import type { AgreementSuggestions } from './suggested-lines.ts'
import type { AgreementPart } from './use-agreement.tsx'
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
      <section className={frame.known} aria-labelledby="known-title">
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
    <div className={frame.columns}>
      <div>
        <LineList {...part} moved={moved} />
        {notes}
        <div className={styles.ways}>
          <ButtonLink to={PLAN_PATH} look="main">
            {t('agreement_add_in_plan')}
          </ButtonLink>
        </div>
      </div>
      <div className={frame.beside}>
        <section data-room="green" className={frame.childs} aria-labelledby="child-title">
          <h2 id="child-title">{t('agreement_child_title')}</h2>
          <p>{t('agreement_child_text')}</p>
          <Button look="strong" onClick={() => go(true)}>
            {t('agreement_child_button')}
          </Button>
        </section>
        <FixedLines {...part} />
      </div>
    </div>
  )
}

const TITLE_ID = 'slip-title'
const SLIPS = ['agreement_slip_first', 'agreement_slip_second'] as const

export function FixedLines({ book, keep }: AgreementPart) {
  const t = useTranslations()
  const slip = book.readSlip()
  return (
    <>
      <section aria-labelledby={TITLE_ID}>
        <h2 id={TITLE_ID} tabIndex={-1}>
          {t('agreement_slip_title')}
        </h2>
        <TextField
          label={t('agreement_slip')}
          hint={t('agreement_slip_hint')}
          value={slip}
          maxLength={LINE_LIMIT}
          autoComplete="off"
          onChange={(words) => keep(book.writeSlip(words))}
        />
        {slip === '' ? (
          <div className={styles.ways}>
            {SLIPS.map((slip) => t(slip)).map((words) => (
              <Button
                key={words}
                onClick={() => {
                  // It goes with the others.
                  passFocus(document.getElementById(TITLE_ID))
                  keep(book.writeSlip(words), words)
                }}
              >
                {words}
              </Button>
            ))}
          </div>
        ) : null}
      </section>
      <section aria-labelledby="fixed-title">
        <h2 id="fixed-title">{t('agreement_fixed_title')}</h2>
        <ul className={frame.fixed}>
          <li>{t('agreement_fixed_nights')}</li>
          <li>{t('agreement_fixed_telling')}</li>
        </ul>
      </section>
    </>
  )
}
