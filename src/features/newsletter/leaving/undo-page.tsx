// The page behind the link in the note about a departure.

import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { pressUndo } from '../newsletter-requests.ts'
import { CodePage } from './code-page.tsx'

export const meta = () => [
  { title: pageTitle(m.newsletter_undo_page_title(LANGUAGE)) },
  { name: 'description', content: m.newsletter_undo_page_description(LANGUAGE) },
  { name: 'robots', content: 'noindex' },
]

export default function UndoPage() {
  return (
    <CodePage title={m.newsletter_undo_title(LANGUAGE)} button={m.newsletter_undo_button(LANGUAGE)} press={pressUndo}>
      <p>{m.newsletter_undo_text(LANGUAGE)}</p>
    </CodePage>
  )
}
