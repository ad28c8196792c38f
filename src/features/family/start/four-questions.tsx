// One question after the other. What is answered is kept until the list is made, also on the way back and over a reload.
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { AGE_NAMES, AGES } from '#src/shared/ages.ts'
import { readStoredJson, store } from '#src/web/storage/storage.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, Form, TextField } from '#src/web/ui/forms/form.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import styles from '../plan-room.module.css'
import { StageHeading } from '../stage-heading.tsx'
import type { Answers, Choice, PlanQuestions } from './first-steps.ts'
import { NICKNAME_LIMIT } from './start-list-book.ts'

interface FourQuestionsProps {
  questions: PlanQuestions
  onAnswered: (answers: Answers & { nickname: string }) => void
}

const TITLES = ['start_who', 'start_devices', 'start_apps', 'start_worry'] as const
const LAST = TITLES.length

export function FourQuestions({ questions, onAnswered }: FourQuestionsProps) {
  const t = useTranslations()
  const { draft, write, clear } = useAnswerDraft()
  const { number, nickname, age, devices, apps, worry } = draft
  // A parent who was called away in the middle continues from there too.
  const [went, setWent] = useState(number > 1)

  const go = (to: number) => {
    setWent(true)
    write({ number: to })
  }
  const goOn = () => {
    if (number < LAST) return go(number + 1)
    // Kept by an older page, perhaps: no question is left out.
    if (age === null) return go(1)
    if (worry === null) return
    clear()
    onAnswered({ nickname: nickname.trim(), age, devices, apps, worry })
  }
  return (
    <Form
      className={styles.narrow}
      onSubmit={(event) => {
        event.preventDefault()
        goOn()
      }}
    >
      {number === 1 ? <p>{t('start_lead')}</p> : null}
      <div className={styles.rail} aria-hidden="true">
        {TITLES.map((title, index) => (
          <i key={title} className={index < number ? styles.walked : ''} />
        ))}
      </div>
      <p className={styles.hint}>{t('start_place', { number: String(number) })}</p>
      <StageHeading key={number} id="question-title" moved={went}>
        {t(TITLES[number - 1] ?? TITLES[0])}
      </StageHeading>
      {number === 1 ? (
        <>
          <TextField
            label={t('start_nickname')}
            hint={t('start_nickname_hint')}
            value={nickname}
            maxLength={NICKNAME_LIMIT}
            autoComplete="off"
            onChange={(words) => write({ nickname: words })}
          />
          <RadioGroup
            legend={t('start_age')}
            options={AGES.map((value) => ({ value, label: t(AGE_NAMES[value]) }))}
            chosen={age}
            onChoose={(chosen) => write({ age: chosen })}
          />
        </>
      ) : null}
      {number === 2 ? (
        <Several choices={questions.devices} chosen={devices} onChoose={(ids) => write({ devices: ids })} />
      ) : null}
      {number === 3 ? (
        <Several choices={questions.apps} chosen={apps} onChoose={(ids) => write({ apps: ids })} />
      ) : null}
      {number === LAST ? (
        <RadioGroup
          legend={t('start_one')}
          options={questions.worries.map(({ id, label }) => ({ value: id, label }))}
          chosen={worry}
          onChoose={(id) => write({ worry: id })}
        />
      ) : null}
      <div className={styles.ways}>
        <Button
          look="main"
          type="submit"
          onClick={(event) => {
            // The second of two taps was meant for the question before: this one is not passed over.
            if (event.detail > 1) event.preventDefault()
          }}
        >
          {t('start_next')}
        </Button>
        {number === 1 ? null : <Button onClick={() => go(number - 1)}>{t('start_back')}</Button>}
      </div>
    </Form>
  )
}

interface SeveralProps {
  choices: Choice[]
  chosen: string[]
  onChoose: (ids: string[]) => void
}

function Several({ choices, chosen, onChoose }: SeveralProps) {
  const t = useTranslations()
  return (
    <fieldset className={styles.several} aria-labelledby="question-title">
      <p className={styles.hint}>{t('start_many')}</p>
      {choices.map(({ id, label }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={(wanted) => onChoose(wanted ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  )
}

const Draft = z.object({
  /** Which of the four is asked, counted from 1. */
  number: z.int().check(z.minimum(1), z.maximum(4)),
  nickname: z.string(),
  age: z.nullable(z.enum(AGES)),
  devices: z.array(z.string()),
  apps: z.array(z.string()),
  worry: z.nullable(z.string()),
})
type AnswerDraft = z.infer<typeof Draft>

const EMPTY: AnswerDraft = { number: 1, nickname: '', age: null, devices: [], apps: [], worry: null }

/** The answers half-way: kept on this device at each of them, so that a reload or Back loses nothing. */
function useAnswerDraft() {
  const [draft, setDraft] = useState(readDraft)
  useEffect(() => {
    // Forgotten in this tab or another: the next letter would write all of it to the device again, and with it the name of a child.
    const hear = ({ key, newValue }: StorageEvent) => {
      // A null key means that all of the storage was cleared.
      if ((key === 'planAnswers' || key === null) && newValue === null) setDraft(EMPTY)
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [])
  return {
    draft,
    write(changed: Partial<AnswerDraft>) {
      const next = { ...draft, ...changed }
      setDraft(next)
      store('planAnswers', JSON.stringify(next))
    },
    /** The list is made: nothing of the answers stays. */
    clear: () => void store('planAnswers', null),
  }
}

function readDraft(): AnswerDraft {
  const { success, data } = Draft.safeParse(readStoredJson('planAnswers'))
  return success ? data : EMPTY
}
