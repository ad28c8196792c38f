import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { NotFound } from './not-found.tsx'

export const meta = () => [
  { title: pageTitle(m.not_found_page_title(LANGUAGE)) },
  {
    name: 'description',
    content: m.not_found_page_description(LANGUAGE),
  },
  { name: 'robots', content: 'noindex' },
]

export default function NotFoundPage() {
  return <NotFound />
}
