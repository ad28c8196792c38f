// The frame of the agreement's three pages: its rules, signing it, and looking at it again.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PlanShared } from '#src/features/family/sharing/plan-shared.tsx'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { AGREEMENT_PATH, REVIEW_PATH, SIGN_PATH } from '#src/shared/plan-paths.ts'
import type { PlainKey } from '#src/shared/translate.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { chipClass } from '#src/web/ui/chip.tsx'
import { PageHead } from '#src/web/ui/page-head.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import fridge from '../../../../content/en/scenes/way-plan.svg?url'
import room from '../plan-room.module.css'
import styles from './agreement-frame.module.css'

const PAGES: readonly [path: string, title: PlainKey][] = [
  [AGREEMENT_PATH, 'agreement_page_rules'],
  [SIGN_PATH, 'agreement_page_sign'],
  [REVIEW_PATH, 'agreement_page_review'],
]

/** @param path of the page that it is around */
export function AgreementFrame({ path, children }: { path: string; children: ReactNode }) {
  const t = useTranslations()
  return (
    <div className={`${room.page} ${styles.page}`}>
      <BackLink to={PLAN_PATH}>{t('agreement_plan_link')}</BackLink>
      <PageHead scene={fridge}>
        <h1>{t('agreement_title')}</h1>
        <nav aria-label={t('agreement_title')} className={room.ways}>
          {PAGES.map(([to, title]) => (
            <PageLink key={to} to={to} className={chipClass} aria-current={to === path ? 'page' : undefined}>
              {t(title)}
            </PageLink>
          ))}
        </nav>
      </PageHead>
      <PlanShared />
      <noscript>
        <p>{t('agreement_needs_scripts')}</p>
      </noscript>
      {children}
    </div>
  )
}

/** The title of one of the three, and what it says to others. */
export function agreementMeta(title: PlainKey, description: PlainKey) {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(`${t('agreement_title')}: ${t(title)}`) },
    { name: 'description', content: t(description) },
  ]
}
