// Behind an invitation's link. Its secret has left the address bar before anything else ran; nothing happens before a press.

import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { neededPart } from '#src/web/ui/optional-part.tsx'
import house from '../../../../../content/en/scenes/empty-plan.svg?url'

const JoinPanel = neededPart(() => import('./join-panel.tsx'))

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('share_join_title')) },
    { name: 'description', content: t('share_join_page_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function JoinPage() {
  const t = useTranslations()
  return (
    <FormPage title={t('share_join_title')} scene={house}>
      <Suspense fallback={<Loading />}>
        <JoinPanel />
      </Suspense>
    </FormPage>
  )
}
