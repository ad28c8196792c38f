import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { NotFound } from './not-found.tsx'

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('not_found_page_title')) },
    {
      name: 'description',
      content: t('not_found_page_description'),
    },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function NotFoundPage() {
  return <NotFound />
}
