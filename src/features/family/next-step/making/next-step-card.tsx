// The next step of a tool, filled in: one tap saves it. The words can be changed, and a day can be chosen.

import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { englishPart, ourLanguage } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Chip } from '#src/web/ui/chip.tsx'
import { Form, FormError } from '#src/web/ui/forms/form.tsx'
import { MailWish } from '../mail/mail-wish.tsx'
import type { StepSource } from '../next-step.ts'
import type { NextStepChoices } from '../next-step-choices.contract.ts'
import type { AskDay } from '../next-step-days.ts'
import { SavedStep } from '../saved-step.tsx'
import styles from './next-step-card.module.css'
import { WordsGroup } from './next-step-fields.tsx'
import { useMakeStep } from './use-make-step.ts'

interface NextStepCardProps {
  source: StepSource
  /** The whole sentence that the tool offers. */
  words: string | undefined
  /** Out of which it can be changed; none where nothing can be saved. */
  choices: NextStepChoices | undefined
  inEnglish: Parameters<typeof englishPart>[0]
  /** Whatever was chosen: of its words nothing is told. */
  onMade?: (() => void) | undefined
  /** The device has it. */
  onKept?: () => void
  /** Whether what it stands in has its title: it says its own again once it is saved. */
  untitled?: boolean
}

export function NextStepCard({
  source,
  words,
  choices,
  inEnglish,
  onMade,
  onKept,
  untitled = false,
}: NextStepCardProps) {
  const t = useTranslations()
  const [changing, setChanging] = useState(words === undefined)
  const [cue, setCue] = useState('')
  const [action, setAction] = useState('')
  const [askDay, setAskDay] = useState<AskDay>('in-three-days')
  const { made, mail, make } = useMakeStep({ source, onMade, onKept })

  const { error, onSubmit } = useSubmit(async () => {
    if (choices === undefined) return
    // A sentence that the tool offers is a whole one: it has its moment in it.
    await make(changing ? { cue, action } : { cue: '', action: words ?? '' }, askDay, choices)
  }, t('next_step_not_opened'))

  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const isMade = made !== null
  // The button that was pressed is gone.
  useEffect(() => {
    if (isMade) title.current?.focus()
  }, [isMade])

  const days = [
    ['today', t('next_step_ask_today')],
    ['tomorrow', t('next_step_ask_tomorrow')],
    ['in-three-days', t('next_step_ask_in_three_days')],
    ['on-saturday', t('next_step_ask_on_saturday')],
  ] as const

  return (
    <section data-lamp {...ourLanguage()} className={styles.card} aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1} className={untitled && !made?.kept ? 'visually-hidden' : styles.title}>
        {t(made?.kept ? 'next_step_saved' : 'player_commitment')}
      </h3>
      {made === null ? (
        <Form keep="next-step" onSubmit={onSubmit}>
          {changing && choices !== undefined ? (
            <>
              <WordsGroup legend={t('next_step_if')} offers={choices.cues} goesOn onChange={setCue} />
              <WordsGroup legend={t('next_step_then')} offers={choices.actions} goesOn onChange={setAction} />
            </>
          ) : (
            <p {...englishPart(inEnglish)} className={styles.words}>
              {words}
            </p>
          )}
          {choices === undefined ? null : (
            <>
              <fieldset className={styles.days}>
                <legend>{t('next_step_when')}</legend>
                {days.map(([day, label]) => (
                  <Chip key={day} aria-pressed={askDay === day} onClick={() => setAskDay(day)}>
                    {label}
                  </Chip>
                ))}
              </fieldset>
              <MailWish wish={mail} />
              <FormError>{error}</FormError>
              <div className={styles.ways}>
                <Button look="main" type="submit">
                  {t('next_step_save')}
                </Button>
                {changing ? null : <Button onClick={() => setChanging(true)}>{t('next_step_change')}</Button>}
              </div>
            </>
          )}
        </Form>
      ) : (
        <SavedStep {...made} />
      )}
    </section>
  )
}
