import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'

/** Beside a form on a page of other things: without scripts a press on its button would do nothing, and say nothing. */
export function NeedsScripts() {
  return (
    <noscript>
      <p>{m.forms_form_needs_scripts(LANGUAGE)}</p>
    </noscript>
  )
}
