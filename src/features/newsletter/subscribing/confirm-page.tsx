// The page behind the link to confirm: the button is the consent, so the words of it stand above.

import * as m from '#messages'
import { PRIVACY_PATH } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { RichText } from '#src/web/ui/rich-text.tsx'
import { CodePage } from '../leaving/code-page.tsx'
import { pressConfirm } from '../newsletter-requests.ts'
import { confirmWording } from './subscribe-wording.contract.ts'

export const meta = () => [
  { title: pageTitle(m.newsletter_confirm_page_title(LANGUAGE)) },
  { name: 'description', content: m.newsletter_confirm_page_description(LANGUAGE) },
  { name: 'robots', content: 'noindex' },
]

export default function ConfirmPage() {
  return (
    <CodePage
      title={m.newsletter_confirm_title(LANGUAGE)}
      button={m.newsletter_confirm_button(LANGUAGE)}
      press={pressConfirm}
    >
      <p>{confirmWording(LANGUAGE)}</p>
      <p>
        <RichText
          message={m.newsletter_confirm_stop(LANGUAGE)}
          policy={(words) => <PageLink to={PRIVACY_PATH}>{words}</PageLink>}
        />
      </p>
    </CodePage>
  )
}
