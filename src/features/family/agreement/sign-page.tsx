// Signing the agreement, youngest first.
import { useTranslations } from 'use-intl'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { SIGN_PATH } from '#src/shared/plan-paths.ts'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import emptyPlan from '../../../../content/en/scenes/empty-plan.svg?url'
import styles from '../plan-room.module.css'
import { listKept } from './agreement-book.ts'
import { AgreementFrame, agreementMeta } from './agreement-frame.tsx'
import { SignAgreement } from './signing.tsx'
import { useAgreement } from './use-agreement.tsx'

export const meta = () => [
  ...agreementMeta('agreement_page_sign', 'agreement_sign_description'),
  { name: 'robots', content: 'noindex' },
]

export default function SignPage() {
  return (
    <AgreementFrame path={SIGN_PATH}>
      <div className={styles.stage}>
        <Signing />
      </div>
    </AgreementFrame>
  )
}

export function Signing() {
  const t = useTranslations()
  const agreement = useAgreement()
  if (agreement === null) return <Loading />
  const { book, lines } = agreement.part
  const isEmpty = listKept(lines).length === 0 && book.readSignatures().length === 0
  return (
    <>
      {isEmpty ? (
        <EmptyState picture={emptyPlan}>
          <p>{t('agreement_empty')}</p>
        </EmptyState>
      ) : null}
      <SignAgreement {...agreement.part} />
      {agreement.notes}
      <p>
        <PageLink to={PLAN_PATH}>{t('agreement_print_in_plan')}</PageLink>
      </p>
    </>
  )
}
