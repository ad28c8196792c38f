// 'Together with other parents': what there is, the house rules, how to report, and the kit for the school gate.

import { useTranslations } from 'use-intl'
import { SLIDES_PATH } from '#src/shared/content-paths.ts'
import { CLASS_AGREEMENT_PATH, TOOLS_PATH } from '#src/shared/paths.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import scene from '../../../content/en/scenes/parents-table.svg?url'
import styles from '../about/about-page.module.css'
import type { TextPage } from '../words/pages.contract.ts'
import { loadCommunity } from '../words/pages.server.ts'
import { WordsArticle } from '../words/words-article.tsx'
import type { Route } from './+types/community-page.ts'

export function loader(): TextPage {
  return loadCommunity(pageLanguage())
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('community_page_title')) },
    { name: 'description', content: loaderData?.description ?? '' },
  ]
}

export default function CommunityPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <WordsArticle page={loaderData} picture={scene}>
      <div className={styles.ways}>
        <ButtonLink to={SLIDES_PATH} look="main">
          {t('community_slides_link')}
        </ButtonLink>
        <ButtonLink to={CLASS_AGREEMENT_PATH}>{t('community_class_agreement_link')}</ButtonLink>
        <ButtonLink to={TOOLS_PATH}>{t('community_tools_link')}</ButtonLink>
      </div>
    </WordsArticle>
  )
}
