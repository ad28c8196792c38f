// A rule in a family's own words: added in a room of the plan, changed in place, or written by a child. What is typed is kept
// in this tab until it is sent.
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DEFAULT_ROOM, type PlanRoom } from '#src/shared/plan-room.ts'
import type { PlainKey } from '#src/shared/translate.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, Form, TextField } from '#src/web/ui/forms/form.tsx'
import { forgetDraft } from '#src/web/ui/forms/use-kept-fields.ts'
import { Picture } from '#src/web/ui/picture.tsx'
import styles from '../plan-room.module.css'
import { ROOM_LOOKS } from '../room-looks.ts'
import { StageHeading } from '../stage-heading.tsx'
import type { KeptLine, LineWords } from './agreement-book.ts'
import { LINE_LIMIT, WHO_LIMIT } from './agreement-limits.ts'
import lineStyles from './agreement-lines.module.css'
import type { AgreementPart } from './use-agreement.tsx'
import { useFirstPress } from './use-first-press.ts'

const EMPTY: LineWords = { who: '', what: '', why: '' }

/** Its part of a rule, and what it is called. */
type LineField = [part: keyof LineWords, label: PlainKey, hint?: PlainKey]

const FIELDS: LineField[] = [
  ['who', 'agreement_who', 'agreement_who_hint'],
  ['what', 'agreement_what', 'agreement_what_hint'],
  ['why', 'agreement_why', 'agreement_why_hint'],
]
const CHILDS_FIELDS: LineField[] = [
  ['what', 'agreement_child_what'],
  ['why', 'agreement_child_why', 'agreement_child_optional'],
  ['who', 'agreement_child_who', 'agreement_child_optional'],
]

interface LineFieldsProps {
  fields: LineField[]
  /** A child's rule may do without a name and a reason. */
  needed: readonly (keyof LineWords)[]
  words: LineWords
  onChange: (words: LineWords) => void
}

function LineFields({ fields, needed, words, onChange }: LineFieldsProps) {
  const t = useTranslations()
  return fields.map(([part, label, hint]) => (
    <TextField
      key={part}
      label={t(label)}
      {...(hint !== undefined && { hint: t(hint) })}
      value={words[part]}
      required={needed.includes(part)}
      pattern={needed.includes(part) ? '.*\\S.*' : undefined}
      maxLength={part === 'who' ? WHO_LIMIT : LINE_LIMIT}
      autoComplete="off"
      onChange={(typed) => onChange({ ...words, [part]: typed })}
    />
  ))
}

/** @param act gets the words without the spaces around them */
function submit(event: FormEvent<HTMLFormElement>, { who, what, why }: LineWords, act: (words: LineWords) => void) {
  event.preventDefault()
  // A child may give the phone back before there is a rule: what else it wrote stays until there is one.
  if (what.trim() !== '') forgetDraft(event.currentTarget.dataset.draft)
  act({ who: who.trim(), what: what.trim(), why: why.trim() })
}

export function AddLine({ room, book, today, keep }: AgreementPart & { room: PlanRoom }) {
  const t = useTranslations()
  const [words, setWords] = useState(EMPTY)
  const [adults, setAdults] = useState(true)
  const { noteSent, onClick } = useFirstPress(Object.values(words).join('') === '')
  const add = (line: LineWords) => {
    keep(book.add({ ...line, room, by: 'adult', adults }, today), t('agreement_added', { what: line.what }))
    setWords(EMPTY)
    noteSent()
  }
  return (
    <Form keep={`rule-new-${room}`} drafts="planDrafts" onSubmit={(event) => submit(event, words, add)}>
      <LineFields fields={FIELDS} needed={['who', 'what', 'why']} words={words} onChange={setWords} />
      <Checkbox checked={adults} onChange={setAdults}>
        {t('agreement_adults')}
      </Checkbox>
      <Button look="main" type="submit" onClick={onClick}>
        {t('agreement_add')}
      </Button>
    </Form>
  )
}

interface EditLineProps {
  line: KeptLine
  onKeep: (words: LineWords) => void
  onCancel: () => void
}

/** The words of a rule that is there, to be changed or left as they were. */
export function EditLine({ line: { id, by, who, what, why }, onKeep, onCancel }: EditLineProps) {
  const t = useTranslations()
  const [words, setWords] = useState<LineWords>({ who, what, why })
  return (
    <Form keep={`rule-${id}`} drafts="planDrafts" onSubmit={(event) => submit(event, words, onKeep)}>
      <LineFields
        fields={FIELDS}
        needed={by === 'child' ? ['what'] : ['who', 'what', 'why']}
        words={words}
        onChange={setWords}
      />
      <div className={styles.ways}>
        <Button look="strong" type="submit">
          {t('agreement_edit_keep')}
        </Button>
        <Button
          onClick={({ currentTarget }) => {
            forgetDraft(currentTarget.closest('form')?.dataset.draft)
            onCancel()
          }}
        >
          {t('agreement_edit_cancel')}
        </Button>
      </div>
    </Form>
  )
}

/** The child's turn: one rule, in large letters and in the child's own words. */
export function ChildsLine({ book, today, keep, onBack }: AgreementPart & { onBack: () => void }) {
  const t = useTranslations()
  const [words, setWords] = useState(EMPTY)
  const giveBack = (line: LineWords) => {
    onBack()
    if (line.what === '') return
    const said = t('agreement_added', { what: line.what })
    keep(book.add({ ...line, room: DEFAULT_ROOM, by: 'child', adults: false }, today), said)
  }
  return (
    <section data-turn="child" aria-labelledby="turn-title" className={lineStyles.child}>
      <Picture src={ROOM_LOOKS[DEFAULT_ROOM].scene} first />
      <StageHeading id="turn-title" moved>
        {t('agreement_child_heading')}
      </StageHeading>
      <p>{t('agreement_child_lead')}</p>
      <Form keep="rule-child" drafts="planDrafts" onSubmit={(event) => submit(event, words, giveBack)}>
        <LineFields fields={CHILDS_FIELDS} needed={[]} words={words} onChange={setWords} />
        <Button look="main" type="submit">
          {t('agreement_child_back')}
        </Button>
      </Form>
    </section>
  )
}
