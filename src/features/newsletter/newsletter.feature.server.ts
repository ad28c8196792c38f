import { translator } from '#src/platform/content/translator.ts'
import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS, SECOND_MS } from '#src/shared/duration.ts'
import { NEWSLETTER_PATH } from '#src/shared/paths.ts'
import { carryDepartures } from './carry-departures.server.ts'
import { createPageGate, feedRoute } from './issues/archive.server.ts'
import { oneClickRoutes } from './leaving/one-click.server.ts'
import { publicNewsletterRoutes, tidyNewsletter, userNewsletterRoutes } from './newsletter.server.ts'
import { findConfirmedReader, newsletterData, subscribeOnEmailVerified } from './owner-subscription.server.ts'
import { bounceRoute } from './sending/bounces.server.ts'
import { sendNewsletters } from './sending/send-newsletters.server.ts'
import { TIPS_CHECK } from './sending/tips-check.server.ts'
import { prepareNewsletterMails } from './subscribing/newsletter-mails.server.ts'

export const newsletter: Feature = {
  name: 'newsletter',
  publicRoutes: () => publicNewsletterRoutes,
  userRoutes: () => userNewsletterRoutes,
  rawRoutes: () => [...oneClickRoutes, feedRoute, bounceRoute],
  jobs: () => [
    { name: 'newsletter-mails', every: SECOND_MS, run: prepareNewsletterMails },
    { name: 'newsletters', every: SECOND_MS, run: sendNewsletters },
    { name: 'newsletter', every: HOUR_MS, run: tidyNewsletter },
  ],
  doctorChecks: [TIPS_CHECK],
  carryOver: () => carryDepartures,
  personalData: newsletterData,
  findReader: findConfirmedReader,
  onEmailVerified: subscribeOnEmailVerified,
  pageGate: createPageGate,
  searchEntries: (language) => {
    const t = translator(language)
    return [
      {
        path: NEWSLETTER_PATH,
        kind: 'page',
        title: t('search_newsletter_title'),
        text: t('search_newsletter_text'),
      },
    ]
  },
}
