// The child's turn: one line, in large letters and in the child's own words.
import * as m from '#messages'
import { StageHeading } from '#src/features/family/stage-heading.tsx'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, TextField } from '#src/web/ui/forms/form.tsx'
import { LINE_LIMIT, WHO_LIMIT } from '../agreement-limits.ts'
import type { AgreementPart } from '../agreement-stage.ts'
import lineStyles from './agreement-lines.module.css'
import { trimWords, useLineDraft } from './line-draft.ts'

export function ChildsLine({ book, today, keep, onBack }: AgreementPart & { onBack: () => void }) {
  const { draft, write, clear } = useLineDraft('child')
  const giveBack = () => {
    const { who, what, why } = trimWords(draft)
    onBack()
    if (what === '') return
    keep(book.add({ who, what, why, by: 'child', adults: false }, today), m.agreement_added(LANGUAGE, { what }))
    clear()
  }
  return (
    <section aria-labelledby="turn-title" className={lineStyles.child}>
      <StageHeading id="turn-title" moved>
        {m.agreement_child_heading(LANGUAGE)}
      </StageHeading>
      <p>{m.agreement_child_lead(LANGUAGE)}</p>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          giveBack()
        }}
      >
        <TextField
          label={m.agreement_child_what(LANGUAGE)}
          value={draft.what}
          maxLength={LINE_LIMIT}
          autoComplete="off"
          onChange={(words) => write('what', words)}
        />
        <TextField
          label={m.agreement_child_why(LANGUAGE)}
          hint={m.agreement_child_optional(LANGUAGE)}
          value={draft.why}
          maxLength={LINE_LIMIT}
          autoComplete="off"
          onChange={(words) => write('why', words)}
        />
        <TextField
          label={m.agreement_child_who(LANGUAGE)}
          hint={m.agreement_child_optional(LANGUAGE)}
          value={draft.who}
          maxLength={WHO_LIMIT}
          autoComplete="off"
          onChange={(words) => write('who', words)}
        />
        <Button look="main" type="submit">
          {m.agreement_child_back(LANGUAGE)}
        </Button>
      </Form>
    </section>
  )
}
