// 'About': why this exists, how it works, what it promises.

import { useTranslations } from 'use-intl'
import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { OperatorLine } from '#src/pages/words/operator-line.tsx'
import { LAUNCHPAD_ID, ROADMAP_PATH, SOURCES_PATH, toolkitsPath } from '#src/shared/paths.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import scene from '../../../content/en/scenes/about-rail.svg?url'
import type { TextPage } from '../words/pages.contract.ts'
import { loadAbout } from '../words/pages.server.ts'
import { WordsArticle } from '../words/words-article.tsx'
import type { Route } from './+types/about-page.ts'
import styles from './about-page.module.css'

export function loader(): TextPage {
  return loadAbout(pageLanguage())
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('site_about_page_title')) },
    { name: 'description', content: loaderData?.description ?? '' },
  ]
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <WordsArticle page={loaderData} picture={scene} afterFirst={<OperatorLine inPolicy={false} />}>
      <div className={styles.ways}>
        <ButtonLink to={toolkitsPath(LAUNCHPAD_ID)} look="main">
          {t('site_toolkits_button')}
        </ButtonLink>
        <ButtonLink to={ROADMAP_PATH}>{t('site_feedback_button')}</ButtonLink>
        <ButtonLink to={SOURCES_PATH}>{t('sources_title')}</ButtonLink>
      </div>
      <SourcesLine sources={loaderData.sources} />
    </WordsArticle>
  )
}
