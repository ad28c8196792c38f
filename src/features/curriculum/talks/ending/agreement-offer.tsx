import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AGREEMENT_PATH } from '#src/shared/plan-paths.ts'
import type { MessageKey } from '#src/shared/translate.ts'
import { messageOr } from '#src/web/error-message.ts'
import { Button, type ButtonLook } from '#src/web/ui/button.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { PutLine, Talk } from '../talk.ts'
import styles from './talk-ending.module.css'

type Result = Awaited<ReturnType<PutLine>>

const SAID = {
  added: 'talk_agreement_added',
  there: 'talk_agreement_there',
  'not kept': 'talk_agreement_not_kept',
} as const satisfies Record<Result, MessageKey>

/** Puts a line into the family's agreement, where it can be changed. */
interface AgreementOfferProps {
  line: Talk['agreement']
  putLine: PutLine
  /** On the button. */
  label: string
  look?: ButtonLook
}

export function AgreementOffer({ line, putLine, label, look = 'quiet' }: AgreementOfferProps) {
  const t = useTranslations()
  const [said, setSaid] = useState<string | null>(null)
  const put = () => {
    putLine(line).then(
      (result) => setSaid(t(SAID[result])),
      (error: unknown) => setSaid(messageOr(t, error, t(SAID['not kept']))),
    )
  }
  return (
    <>
      <Button look={look} onClick={put}>
        {label}
      </Button>
      <span role="status" className={styles.said} hidden={said === null}>
        {said === null ? null : (
          <>
            {said} <PageLink to={AGREEMENT_PATH}>{t('plan_agreement_link')}</PageLink>
          </>
        )}
      </span>
    </>
  )
}
