// The page behind the link that was asked for on the preference page: what is erased does not come back.

import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { pressErase } from '../newsletter-requests.ts'
import { CodePage } from './code-page.tsx'
import { ErasureWords } from './erasure-words.tsx'

export const meta = () => [
  { title: pageTitle(m.newsletter_erase_page_title(LANGUAGE)) },
  { name: 'description', content: m.newsletter_erase_page_description(LANGUAGE) },
  { name: 'robots', content: 'noindex' },
]

export default function ErasePage() {
  return (
    <CodePage
      title={m.newsletter_erase_title(LANGUAGE)}
      button={m.newsletter_erase_button(LANGUAGE)}
      press={pressErase}
    >
      <ErasureWords />
    </CodePage>
  )
}
