import { useTranslations } from 'use-intl'
import styles from '#src/features/family/plan-room.module.css'
import { Button } from '#src/web/ui/button.tsx'
import { Form } from '#src/web/ui/forms/form.tsx'
import type { KeptLine, LineWords } from '../agreement-book.ts'
import { trimWords, useLineDraft } from './line-draft.ts'
import { LineFields } from './line-fields.tsx'

interface EditLineProps {
  line: KeptLine
  onKeep: (words: LineWords) => void
  onCancel: () => void
}

/** The words of a line that is there, to be changed or left as they were. */
export function EditLine({ line, onKeep, onCancel }: EditLineProps) {
  const t = useTranslations()
  const { draft, write, clear } = useLineDraft(line.id, { who: line.who, what: line.what, why: line.why })
  const end = (then: () => void) => {
    clear()
    then()
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        end(() => onKeep(trimWords(draft)))
      }}
    >
      <LineFields words={draft} write={write} ofChild={line.by === 'child'} />
      <div className={styles.ways}>
        <Button look="strong" type="submit">
          {t('agreement_edit_keep')}
        </Button>
        <Button onClick={() => end(onCancel)}>{t('agreement_edit_cancel')}</Button>
      </div>
    </Form>
  )
}
