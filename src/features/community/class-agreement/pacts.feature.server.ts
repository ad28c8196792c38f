import { translator } from '#src/platform/content/translator.ts'
import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS, MINUTE_MS } from '#src/shared/duration.ts'
import { PACTS_PATH } from '#src/shared/paths.ts'
import { carryPacts } from './carry-pacts.server.ts'
import { stopPactMailsRoutes } from './mails/stop-page.server.ts'
import { tellMembers } from './mails/tell-members.server.ts'
import { nameRoutes } from './names/show-names.server.ts'
import { forgetOldPacts } from './old-pacts.server.ts'
import { memberPactRoutes, pactData, publicPactRoutes } from './pacts.server.ts'
import { renewPactsNightly } from './renew-pacts.server.ts'
import { waitingNames } from './reported-names.server.ts'

export const pacts: Feature = {
  name: 'pacts',
  publicRoutes: () => publicPactRoutes,
  userRoutes: () => [...memberPactRoutes, ...nameRoutes],
  rawRoutes: () => stopPactMailsRoutes,
  waitingKinds: [waitingNames],
  jobs: () => [
    { name: 'pact-steps', every: 5 * MINUTE_MS, run: renewPactsNightly },
    { name: 'pact-mails', every: MINUTE_MS, run: tellMembers },
    { name: 'old-pacts', every: HOUR_MS, run: forgetOldPacts },
  ],
  carryOver: () => carryPacts,
  personalData: pactData,
  searchEntries: (language) => {
    const t = translator(language)
    return [{ path: PACTS_PATH, kind: 'page', title: t('pacts_title'), text: t('pacts_description') }]
  },
}
