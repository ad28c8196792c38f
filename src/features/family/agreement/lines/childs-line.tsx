// The child's turn: one line, in large letters and in the child's own words.
import { useTranslations } from 'use-intl'
import { StageHeading } from '#src/features/family/stage-heading.tsx'
import { DEFAULT_ROOM } from '#src/shared/plan-room.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, TextField } from '#src/web/ui/forms/form.tsx'
import { LINE_LIMIT, WHO_LIMIT } from '../agreement-limits.ts'
import type { AgreementPart } from '../agreement-stage.ts'
import lineStyles from './agreement-lines.module.css'
import { trimWords, useLineDraft } from './line-draft.ts'

export function ChildsLine({ book, today, keep, onBack }: AgreementPart & { onBack: () => void }) {
  const t = useTranslations()
  const { draft, write, clear } = useLineDraft('child')
  const giveBack = () => {
    const { who, what, why } = trimWords(draft)
    onBack()
    if (what === '') return
    keep(
      book.add({ who, what, why, room: DEFAULT_ROOM, by: 'child', adults: false }, today),
      t('agreement_added', { what }),
    )
    clear()
  }
  return (
    <section aria-labelledby="turn-title" className={lineStyles.child}>
      <StageHeading id="turn-title" moved>
        {t('agreement_child_heading')}
      </StageHeading>
      <p>{t('agreement_child_lead')}</p>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          giveBack()
        }}
      >
        <TextField
          label={t('agreement_child_what')}
          value={draft.what}
          maxLength={LINE_LIMIT}
          autoComplete="off"
          onChange={(words) => write('what', words)}
        />
        <TextField
          label={t('agreement_child_why')}
          hint={t('agreement_child_optional')}
          value={draft.why}
          maxLength={LINE_LIMIT}
          autoComplete="off"
          onChange={(words) => write('why', words)}
        />
        <TextField
          label={t('agreement_child_who')}
          hint={t('agreement_child_optional')}
          value={draft.who}
          maxLength={WHO_LIMIT}
          autoComplete="off"
          onChange={(words) => write('who', words)}
        />
        <Button look="main" type="submit">
          {t('agreement_child_back')}
        </Button>
      </Form>
    </section>
  )
}
