// The page behind the link in the note about a departure.
import { pageTitle } from '#src/web/page-title.ts'
import { CodePage } from './code-page.tsx'

export const meta = () => [
  { title: pageTitle('Keep the weekly tips') },
  { name: 'description', content: 'Take back that you stopped the weekly tips. One press, and they go on as before.' },
  { name: 'robots', content: 'noindex' },
]

export default function UndoPage() {
  return (
    <CodePage
      title="Keep the weekly tips?"
      button="Undo, keep my tips"
      press={async (code) => (await import('../newsletter-requests.ts')).pressUndo(code)}
    >
      <p>The tips for your address were stopped. If that was a mistake, one press brings them back.</p>
    </CodePage>
  )
}
