// The page behind the link that was asked for on the preference page: what is erased does not come back.
import { pageTitle } from '#src/web/page-title.ts'
import { CodePage } from './code-page.tsx'
import { ErasureWords } from './erasure-words.tsx'

export const meta = () => [
  { title: pageTitle('Erase what we hold about you') },
  { name: 'description', content: 'One press, and the weekly tips and all that belongs to them are erased for good.' },
  { name: 'robots', content: 'noindex' },
]

export default function ErasePage() {
  return (
    <CodePage
      title="Erase everything?"
      button="Yes, erase everything"
      press={async (code) => (await import('../newsletter-requests.ts')).pressErase(code)}
    >
      <ErasureWords />
    </CodePage>
  )
}
