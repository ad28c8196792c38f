// The next step of a tool, filled in: one tap saves it. The words can be changed, and a day can be chosen.
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { messageOr } from '#src/web/error-message.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { englishPart, ourLanguage } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Chip } from '#src/web/ui/chip.tsx'
import { Checkbox, Form, FormError } from '#src/web/ui/forms/form.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { askByMail } from './ask-by-mail.ts'
import { CalendarOffer } from './calendar-offer.tsx'
import type { NextStep, StepSource } from './next-step.ts'
import { openNextStepBook } from './next-step-book.ts'
import styles from './next-step-card.module.css'
import type { NextStepChoices } from './next-step-choices.contract.ts'
import { type AskDay, dayFor, localDay } from './next-step-days.ts'
import { dayWords, nextStepWords } from './next-step-words.ts'
import steps from './next-steps.module.css'
import { WordsGroup } from './words-group.tsx'

interface NextStepCardProps {
  source: StepSource
  /** The whole sentence that the tool offers. */
  words: string | undefined
  /** Out of which it can be changed; none where nothing can be saved. */
  choices: NextStepChoices | undefined
  inEnglish: Parameters<typeof englishPart>[0]
  /** Called without the words of the step, whatever was chosen. */
  onMade?: (() => void) | undefined
  /** The device has it. */
  onKept?: () => void
  /** Whether the parent element already has its title: then its own is shown only once it is saved. */
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
  const { user } = useAuth()
  const [byMail, setByMail] = useState(false)
  const [made, setMade] = useState<MadeStep | null>(null)

  const { error, onSubmit } = useSubmit(async () => {
    if (choices === undefined) return
    const today = localDay(new Date())
    // A sentence that the tool offers is a whole one: it has its moment in it.
    const said = changing ? { cue, action } : { cue: '', action: words ?? '' }
    const step = { ...said, askOn: dayFor(askDay, today) }
    const { obstacles, smaller } = choices
    const book = await openNextStepBook()
    const { id, kept } = await book.make({ ...step, source, madeOn: today, obstacles, smaller })
    onMade?.()
    if (kept) onKept?.()
    setMade({ step, kept, noMail: null })
    if (!byMail) return
    const noMail = await askByMail(step.askOn).then(
      (answer) => (answer.byMail ? null : answer.message),
      (failure: unknown) => messageOr(t, failure, t('shell_unexpected')),
    )
    setMade({ step, kept, noMail })
    if (noMail === null) await book.noteMail(id, true)
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
        <Form keep="next-step" drafts="planDrafts" onSubmit={onSubmit}>
          {changing && choices !== undefined ? (
            <>
              <WordsGroup legend={t('next_step_if')} offers={choices.cues} goesOn onChange={setCue} />
              <WordsGroup legend={t('next_step_then')} offers={choices.actions} goesOn onChange={setAction} />
            </>
          ) : (
            <p {...englishPart(inEnglish)} className={steps.words}>
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
              {user?.verified === true ? (
                <>
                  <Checkbox checked={byMail} onChange={setByMail}>
                    {t('next_step_mail')}
                  </Checkbox>
                  <p className={styles.hint}>{t('next_step_mail_hint')}</p>
                </>
              ) : null}
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

interface MadeStep {
  step: Pick<NextStep, 'cue' | 'action' | 'askOn'>
  /** Whether this device has it. */
  kept: boolean
  /** Why no mail comes that was wished for; the server learns the day and nothing else. */
  noMail: string | null
}

function SavedStep({ step, kept, noMail }: MadeStep) {
  const t = useTranslations()
  return (
    <div className={styles.kept}>
      <p className={steps.words}>{nextStepWords(t, step)}</p>
      {kept ? (
        <p role="status">{t('next_step_kept', { day: dayWords(step.askOn) })}</p>
      ) : (
        <p role="alert">{t('next_step_not_kept')}</p>
      )}
      {noMail === null ? null : <p role="alert">{t('next_step_mail_failed', { reason: noMail })}</p>}
      <CalendarOffer step={step} />
      <p>
        <PageLink to={PLAN_PATH}>{t('next_step_plan_link')}</PageLink>
      </p>
    </div>
  )
}
