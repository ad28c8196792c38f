import { translator } from '#src/platform/content/translator.ts'
import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS, MINUTE_MS } from '#src/shared/duration.ts'
import { CLASS_AGREEMENT_PATH } from '#src/shared/paths.ts'
import { stopPageRoutes, tellMembers } from './class-agreement.emails.server.ts'
import {
  classAgreementData,
  memberClassAgreementRoutes,
  publicClassAgreementRoutes,
  reapplyMemberStates,
} from './class-agreement.server.ts'
import { deleteEndedClassAgreements, renewNightly } from './end-and-renew.server.ts'
import { waitingNames } from './reported-names.server.ts'

export const classAgreement: Feature = {
  name: 'class-agreement',
  onlyWith: 'community',
  publicRoutes: () => publicClassAgreementRoutes,
  userRoutes: () => memberClassAgreementRoutes,
  rawRoutes: () => stopPageRoutes,
  waitingKinds: [waitingNames],
  jobs: () => [
    { name: 'class-agreement-steps', every: 5 * MINUTE_MS, run: renewNightly },
    { name: 'class-agreement-mails', every: MINUTE_MS, run: tellMembers },
    { name: 'ended-class-agreements', every: HOUR_MS, forgets: true, run: deleteEndedClassAgreements },
  ],
  reapplyErasures: () => reapplyMemberStates,
  personalData: classAgreementData,
  searchEntries: (language) => {
    const t = translator(language)
    const [title, text] = [t('class_agreement_title'), t('class_agreement_description')]
    return [{ path: CLASS_AGREEMENT_PATH, kind: 'page', title, text }]
  },
}
