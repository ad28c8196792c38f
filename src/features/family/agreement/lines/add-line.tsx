import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PlanRoom } from '#src/shared/plan-room.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, Form } from '#src/web/ui/forms/form.tsx'
import { forgetDraft } from '#src/web/ui/forms/use-kept-fields.ts'
import type { AgreementPart } from '../agreement-stage.ts'
import { useFirstPress } from '../use-first-press.ts'
import { trimWords, useLineDraft } from './line-draft.ts'
import { LineFields } from './line-fields.tsx'

/** A line in one's own words. */
export function AddLine({ room, book, today, keep }: AgreementPart & { room: PlanRoom }) {
  const t = useTranslations()
  const { draft, write, clear } = useLineDraft(`new-${room}`)
  const [adults, setAdults] = useState(true)
  const { noteSent, onClick } = useFirstPress(Object.values(draft).join('') === '')
  const add = () => {
    const words = trimWords(draft)
    keep(book.add({ ...words, room, by: 'adult', adults }, today), t('agreement_added', { what: words.what }))
    clear()
    noteSent()
  }
  return (
    <Form
      keep="line"
      onSubmit={(event) => {
        event.preventDefault()
        forgetDraft(event.currentTarget.dataset.draft)
        add()
      }}
    >
      <LineFields words={draft} write={write} />
      <Checkbox checked={adults} onChange={setAdults}>
        {t('agreement_adults')}
      </Checkbox>
      <Button look="main" type="submit" onClick={onClick}>
        {t('agreement_add')}
      </Button>
    </Form>
  )
}
