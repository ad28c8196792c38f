// 'Our family agreement': its lines, who signed, and the day on which the family looks at it again.

import { useTranslations } from 'use-intl'
import { PlanShared } from '#src/features/family/sharing/plan-shared.tsx'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import styles from '../plan-room.module.css'
import type { Route } from './+types/agreement-page.ts'
import { loadAgreementLines } from './agreement-lines.server.ts'
import print from './agreement-sheet.module.css'
import { FamilyAgreement } from './family-agreement.tsx'
import type { AgreementSuggestions } from './lines/suggested-lines.ts'

export function loader(): AgreementSuggestions {
  return loadAgreementLines(pageLanguage())
}

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('agreement_title')) },
    { name: 'description', content: t('agreement_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function AgreementPage({ loaderData: suggestions }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <div className={styles.page}>
      <div className={print.screenOnly}>
        <BackLink to={PLAN_PATH}>{t('agreement_plan_link')}</BackLink>
      </div>
      <h1>{t('agreement_title')}</h1>
      <div className={print.screenOnly}>
        <PlanShared />
      </div>
      <noscript>
        <p>{t('agreement_needs_scripts')}</p>
      </noscript>
      <FamilyAgreement suggestions={suggestions} />
    </div>
  )
}
