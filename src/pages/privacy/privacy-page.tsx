// The privacy policy, with the choice about cookies and the form for complaints.

import { useTranslations } from 'use-intl'
import type { UndisturbedPage } from '#src/features/analytics/consent/consent-banner.tsx'
import { CookiePanel } from '#src/features/analytics/consent/cookie-panel.tsx'
import { ComplaintForm } from '#src/features/inbox/contact/complaint-form.tsx'
import { ForgetDevice } from '#src/pages/forget-device/forget-device.tsx'
import { OperatorLine } from '#src/pages/words/operator-line.tsx'
import { hasFeature } from '#src/shared/chosen-features.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import scene from '../../../content/en/scenes/own-key.svg?url'
import type { TextPage } from '../words/pages.contract.ts'
import { loadPrivacyPolicy } from '../words/pages.server.ts'
import { WordsArticle } from '../words/words-article.tsx'
import type { Route } from './+types/privacy-page.ts'

export function loader(): TextPage {
  return loadPrivacyPolicy(pageLanguage())
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(loaderData?.title ?? t('shell_link_privacy_policy')) },
    { name: 'description', content: loaderData?.description ?? '' },
  ]
}

/** Its panel takes the place of the question. */
export const handle: UndisturbedPage = { undisturbed: () => true }

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <WordsArticle
      page={loaderData}
      picture={scene}
      opening={hasFeature('analytics') ? <CookiePanel /> : null}
      afterFirst={<OperatorLine inPolicy={true} />}
    >
      <section aria-labelledby="forget">
        <h2 id="forget">{t('site_forget_title')}</h2>
        <p>{t('site_forget_text')}</p>
        <ForgetDevice />
      </section>
      <ComplaintForm />
    </WordsArticle>
  )
}
