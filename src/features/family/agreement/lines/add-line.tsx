import { useState } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, Form } from '#src/web/ui/forms/form.tsx'
import type { AgreementPart } from '../agreement-stage.ts'
import { useFirstPress } from '../use-first-press.ts'
import { trimWords, useLineDraft } from './line-draft.ts'
import { LineFields } from './line-fields.tsx'

/** A line in one's own words. */
export function AddLine({ book, today, keep }: AgreementPart) {
  const { draft, write, clear } = useLineDraft('new')
  const [adults, setAdults] = useState(true)
  const { noteSent, onClick } = useFirstPress(Object.values(draft).join('') === '')
  const add = () => {
    const words = trimWords(draft)
    keep(book.add({ ...words, by: 'adult', adults }, today), m.agreement_added(LANGUAGE, { what: words.what }))
    clear()
    noteSent()
  }
  return (
    <section aria-labelledby="add-title">
      <h2 id="add-title">{m.agreement_add_title(LANGUAGE)}</h2>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <LineFields words={draft} write={write} />
        <Checkbox checked={adults} onChange={setAdults}>
          {m.agreement_adults(LANGUAGE)}
        </Checkbox>
        <Button look="main" type="submit" onClick={onClick}>
          {m.agreement_add(LANGUAGE)}
        </Button>
      </Form>
    </section>
  )
}
