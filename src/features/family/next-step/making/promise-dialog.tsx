// 'My promise': a cue, an action and a day, out of what its source offers or in one's own words. Loaded when it is asked for.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { Form, FormError } from '#src/web/ui/forms/form.tsx'
import { KeptPromise } from '../kept-promise.tsx'
import { type MailAnswer, MailWish, useMailWish } from '../mail/mail-wish.tsx'
import type { ParentPromise, PromiseSource } from '../parent-promise.ts'
import { openPromiseBook } from '../promise-book.ts'
import type { PromiseChoices } from '../promise-choices.contract.ts'
import { type AskDay, dayFor, localDay } from '../promise-days.ts'
import styles from '../promises.module.css'
import { AskDayGroup, WordsGroup } from './promise-fields.tsx'

interface PromiseDialogProps {
  source: PromiseSource
  choices: PromiseChoices
  /** Whatever was promised: of its words nothing is told. */
  onMade?: () => void
  /** The device has it. */
  onKept?: () => void
  onClose: () => void
}

type Kept = { promise: Pick<ParentPromise, 'cue' | 'action' | 'askOn'>; kept: boolean; mail: MailAnswer }

export default function PromiseDialog({ source, choices, onMade, onKept, onClose }: PromiseDialogProps) {
  const t = useTranslations()
  const [cue, setCue] = useState('')
  const [action, setAction] = useState('')
  const [askDay, setAskDay] = useState<AskDay>('tomorrow')
  const [kept, setKept] = useState<Kept | null>(null)
  const mail = useMailWish()

  const { error, onSubmit } = useSubmit(async () => {
    const today = localDay(new Date())
    const promise = { cue, action, askOn: dayFor(askDay, today) }
    const { obstacles, smaller } = choices
    const book = await openPromiseBook()
    const made = await book.make({ ...promise, source, madeOn: today, obstacles, smaller })
    onMade?.()
    if (made.kept) onKept?.()
    setKept({ promise, kept: made.kept, mail: { outcome: 'none' } })
    const answer = await mail.send(promise.askOn)
    setKept({ promise, kept: made.kept, mail: answer })
    if (answer.outcome === 'asked') await book.noteMail(made.id, true)
  }, t('promise_not_opened'))

  if (kept !== null) {
    const title = kept.kept ? t('promise_kept_title') : t('promise_title')
    // Another dialog than the form's, so that the focus begins at its title: the button that had it is gone.
    return (
      <Dialog key="kept" title={title} onClose={onClose}>
        <KeptPromise {...kept} />
        <Button look="main" onClick={onClose}>
          {t('promise_close')}
        </Button>
      </Dialog>
    )
  }
  return (
    <Dialog title={t('promise_title')} onClose={onClose}>
      <p>{t('promise_lead')}</p>
      <Form keep="next-step" onSubmit={onSubmit}>
        <WordsGroup legend={t('promise_if')} offers={choices.cues} goesOn onChange={setCue} />
        <WordsGroup legend={t('promise_then')} offers={choices.actions} goesOn onChange={setAction} />
        <AskDayGroup chosen={askDay} onChoose={setAskDay} />
        <MailWish wish={mail} />
        <FormError>{error}</FormError>
        <div className={styles.ways}>
          <Button look="main" type="submit">
            {t('promise_keep_button')}
          </Button>
          <Button onClick={onClose}>{t('promise_close')}</Button>
        </div>
      </Form>
    </Dialog>
  )
}
