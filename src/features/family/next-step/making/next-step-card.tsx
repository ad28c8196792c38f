// The next step of a tool, filled in: one tap saves it. The words can be changed, and a day can be chosen.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { englishPart, ourLanguage } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Chip } from '#src/web/ui/chip.tsx'
import { Form, FormError } from '#src/web/ui/forms/form.tsx'
import { KeptPromise } from '../kept-promise.tsx'
import { MailWish } from '../mail/mail-wish.tsx'
import type { PromiseSource } from '../parent-promise.ts'
import type { PromiseChoices } from '../promise-choices.contract.ts'
import type { AskDay } from '../promise-days.ts'
import styles from './next-step-card.module.css'
import { WordsGroup } from './promise-fields.tsx'
import { useMakeStep } from './use-make-step.ts'

interface NextStepCardProps {
  source: PromiseSource
  /** The whole sentence that the tool offers. */
  words: string | undefined
  /** Out of which it can be changed; none where nothing can be saved. */
  choices: PromiseChoices | undefined
  inEnglish: Parameters<typeof englishPart>[0]
  /** Whatever was chosen: of its words nothing is told. */
  onMade: () => void
}

export function NextStepCard({ source, words, choices, inEnglish, onMade }: NextStepCardProps) {
  const t = useTranslations()
  const [changing, setChanging] = useState(words === undefined)
  const [cue, setCue] = useState('')
  const [action, setAction] = useState('')
  const [askDay, setAskDay] = useState<AskDay>('in-three-days')
  const { made, mail, make } = useMakeStep({ source, onMade })

  const { error, onSubmit } = useSubmit(async () => {
    if (choices === undefined) return
    // A sentence that the tool offers is a whole one: it has its moment in it.
    await make(changing ? { cue, action } : { cue: '', action: words ?? '' }, askDay, choices)
  }, t('promise_not_opened'))

  const days = [
    ['tomorrow', t('promise_ask_tomorrow')],
    ['in-three-days', t('promise_ask_in_three_days')],
    ['on-saturday', t('promise_ask_on_saturday')],
  ] as const

  return (
    <section data-lamp {...ourLanguage()} className={styles.card} aria-labelledby="next-step-title">
      <h3 id="next-step-title" tabIndex={-1} className={styles.title}>
        {t(made?.kept ? 'promise_next_saved' : 'player_commitment')}
      </h3>
      {made === null ? (
        <Form keep="next-step" onSubmit={onSubmit}>
          {changing && choices !== undefined ? (
            <>
              <WordsGroup legend={t('promise_if')} offers={choices.cues} goesOn onChange={setCue} />
              <WordsGroup legend={t('promise_then')} offers={choices.actions} goesOn onChange={setAction} />
            </>
          ) : (
            <p {...englishPart(inEnglish)} className={styles.words}>
              {words}
            </p>
          )}
          {choices === undefined ? null : (
            <>
              <fieldset className={styles.days}>
                <legend>{t('promise_next_ask')}</legend>
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
                  {t('promise_next_save')}
                </Button>
                {changing ? null : <Button onClick={() => setChanging(true)}>{t('promise_next_change')}</Button>}
              </div>
            </>
          )}
        </Form>
      ) : (
        <KeptPromise {...made} />
      )}
    </section>
  )
}
