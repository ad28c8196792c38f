// 'My promise': a cue, an action and a day, out of what its source offers or in one's own words. Loaded when it is asked for.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { Form, FormError } from '#src/web/ui/forms/form.tsx'
import { KeptPromise } from '../kept-promise.tsx'
import { MailWish } from '../mail/mail-wish.tsx'
import type { PromiseSource } from '../parent-promise.ts'
import type { PromiseChoices } from '../promise-choices.contract.ts'
import type { AskDay } from '../promise-days.ts'
import styles from '../promises.module.css'
import { AskDayGroup, WordsGroup } from './promise-fields.tsx'
import { useMakeStep } from './use-make-step.ts'

interface PromiseDialogProps {
  source: PromiseSource
  choices: PromiseChoices
  /** Whatever was promised: of its words nothing is told. */
  onMade?: () => void
  /** The device has it. */
  onKept?: () => void
  onClose: () => void
}

export default function PromiseDialog({ source, choices, onMade, onKept, onClose }: PromiseDialogProps) {
  const t = useTranslations()
  const [cue, setCue] = useState('')
  const [action, setAction] = useState('')
  const [askDay, setAskDay] = useState<AskDay>('tomorrow')
  const { made, mail, make } = useMakeStep({ source, onMade, onKept })

  const { error, onSubmit } = useSubmit(() => make({ cue, action }, askDay, choices), t('promise_not_opened'))

  if (made !== null) {
    const title = made.kept ? t('promise_kept_title') : t('promise_title')
    // Another dialog than the form's, so that the focus begins at its title: the button that had it is gone.
    return (
      <Dialog key="kept" title={title} onClose={onClose}>
        <KeptPromise {...made} />
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
