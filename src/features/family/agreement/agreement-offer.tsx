import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AGREEMENT_PATH } from '#src/shared/plan-paths.ts'
import type { MessageKey } from '#src/shared/translate.ts'
import { messageOr } from '#src/web/error-message.ts'
import { Button, type ButtonLook } from '#src/web/ui/button.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from './agreement-offer.module.css'
import type { OfferedLine } from './put-line-in-agreement.ts'

/** The plan opens only for a parent who wants it. */
const loadPut = () => import('./put-line-in-agreement.ts')

type Result = Awaited<ReturnType<Awaited<ReturnType<typeof loadPut>>['putLineInAgreement']>>

const MESSAGES = {
  added: 'agreement_offer_added',
  there: 'agreement_offer_there',
  'not kept': 'agreement_offer_not_kept',
} as const satisfies Record<Result, MessageKey>

/** Puts a line into the family's agreement, where it can be changed. */
interface AgreementOfferProps {
  line: OfferedLine
  /** What offers it, the same in every language, such as `talk:phone-at-bedtime`. */
  suggestion: string
  /** On the button. */
  label: string
  look?: ButtonLook
}

export function AgreementOffer({ line, suggestion, label, look = 'quiet' }: AgreementOfferProps) {
  const t = useTranslations()
  const [status, setStatus] = useState<string | null>(null)
  const put = () => {
    const putting = loadPut().then(({ putLineInAgreement }) => putLineInAgreement(t, line, suggestion))
    putting.then(
      (result) => setStatus(t(MESSAGES[result])),
      (error: unknown) => setStatus(messageOr(t, error, t(MESSAGES['not kept']))),
    )
  }
  return (
    <>
      <Button look={look} onClick={put}>
        {label}
      </Button>
      <span role="status" className={styles.status} hidden={status === null}>
        {status === null ? null : (
          <>
            {status} <PageLink to={AGREEMENT_PATH}>{t('plan_agreement_link')}</PageLink>
          </>
        )}
      </span>
    </>
  )
}
