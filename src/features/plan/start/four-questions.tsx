// One question after the other. What is answered is kept until the list is made, also on the way back.
import { useState } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, Form, TextField } from '#src/web/ui/forms/form.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import styles from '../plan-room.module.css'
import { StageHeading } from '../stage-heading.tsx'
import { AGE_WORDS } from './age-words.ts'
import { AGES, type Age, type Answers, type Choice, type PlanQuestions } from './first-steps.ts'
import { NICKNAME_LIMIT } from './step-book.ts'

interface FourQuestionsProps {
  questions: PlanQuestions
  /** Whether the focus belongs here from the start. */
  moved: boolean
  /** Back from the first question, where there is something to go back to. */
  onBack: (() => void) | null
  onAnswered: (answers: Answers & { nickname: string }) => void
}

const TITLES = [
  m.start_who(LANGUAGE),
  m.start_devices(LANGUAGE),
  m.start_apps(LANGUAGE),
  m.start_worry(LANGUAGE),
] as const
const LAST = TITLES.length

export function FourQuestions({ questions, moved, onBack, onAnswered }: FourQuestionsProps) {
  const [number, setNumber] = useState(1)
  const [nickname, setNickname] = useState('')
  const [age, setAge] = useState<Age | null>(null)
  const [devices, setDevices] = useState<string[]>([])
  const [apps, setApps] = useState<string[]>([])
  const [worry, setWorry] = useState<string | null>(null)

  const goOn = () => {
    if (number < LAST) setNumber(number + 1)
    else if (age !== null && worry !== null) onAnswered({ nickname: nickname.trim(), age, devices, apps, worry })
  }
  const back = number === 1 ? onBack : () => setNumber(number - 1)
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        goOn()
      }}
    >
      {number === 1 ? <p>{m.start_lead(LANGUAGE)}</p> : null}
      <p className={styles.hint}>{m.start_place(LANGUAGE, { number })}</p>
      <StageHeading key={number} id="question-title" moved={moved || number > 1}>
        {TITLES[number - 1]}
      </StageHeading>
      {number === 1 ? (
        <>
          <TextField
            label={m.start_nickname(LANGUAGE)}
            hint={m.start_nickname_hint(LANGUAGE)}
            value={nickname}
            maxLength={NICKNAME_LIMIT}
            autoComplete="off"
            onChange={setNickname}
          />
          <RadioGroup
            legend={m.start_age(LANGUAGE)}
            options={AGES.map((value) => ({ value, label: AGE_WORDS[value] }))}
            chosen={age}
            onChoose={setAge}
          />
        </>
      ) : null}
      {number === 2 ? <Several choices={questions.devices} chosen={devices} onChoose={setDevices} /> : null}
      {number === 3 ? <Several choices={questions.apps} chosen={apps} onChoose={setApps} /> : null}
      {number === LAST ? (
        <RadioGroup
          legend={m.start_one(LANGUAGE)}
          options={questions.worries.map(({ id, label }) => ({ value: id, label }))}
          chosen={worry}
          onChoose={setWorry}
        />
      ) : null}
      <div className={styles.ways}>
        <Button look="main" type="submit">
          {m.start_next(LANGUAGE)}
        </Button>
        {back === null ? null : <Button onClick={back}>{m.start_back(LANGUAGE)}</Button>}
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
  return (
    <fieldset className={styles.several} aria-labelledby="question-title">
      <p className={styles.hint}>{m.start_many(LANGUAGE)}</p>
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
