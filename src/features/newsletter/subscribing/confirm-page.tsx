// The page behind the link to confirm: the button is the consent, so the words of it stand above.

import { PRIVACY_PATH } from '#src/shared/paths.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { CodePage } from '../leaving/code-page.tsx'
import { CONFIRM_WORDING } from './subscribe-wording.contract.ts'

export const meta = () => [
  { title: pageTitle('Confirm the weekly tips') },
  { name: 'description', content: 'One press, and one short tip for parents and carers comes every Saturday.' },
  { name: 'robots', content: 'noindex' },
]

export default function ConfirmPage() {
  return (
    <CodePage
      title="One press, and you are in"
      button="Confirm my subscription"
      press={async (code) => (await import('../newsletter-requests.ts')).pressConfirm(code)}
    >
      <p>{CONFIRM_WORDING}</p>
      <p>
        You can stop at any time, with one press. The <PageLink to={PRIVACY_PATH}>Privacy Policy</PageLink> says what we
        keep.
      </p>
    </CodePage>
  )
}
