import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { StepSource } from './next-step.ts'
import type { NextStepChoices } from './next-step-choices.contract.ts'

const loadCard = () => import('./next-step-card.tsx').then(({ NextStepCard }) => ({ default: NextStepCard }))
const NextStepCard = lazy(loadCard)

interface MakeNextStepProps {
  /** Where the next step comes from: a tool, something to try or a talk. */
  source: StepSource
  choices: NextStepChoices
  onMade?: () => void
}

/** 'Make it my next step', and the card of a next step behind it. */
export function MakeNextStep({ source, choices, onMade }: MakeNextStepProps) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const [saved, setSaved] = useState(false)
  const show = () => {
    setFailed(false)
    void loadCard().then(
      () => setOpen(true),
      () => setFailed(true),
    )
  }
  return (
    <>
      <Button look="strong" onClick={show}>
        {t('next_step_button')}
      </Button>{' '}
      <span role="alert">{failed ? t('next_step_not_opened') : null}</span>
      {/* The button stays, for another one: without this it looks as if nothing had come of the first. */}
      {saved && !open ? <PageLink to={PLAN_PATH}>{t('next_step_saved')}</PageLink> : null}
      {open ? (
        <Suspense>
          <Dialog title={t('next_step_title')} onClose={() => setOpen(false)}>
            <NextStepCard
              source={source}
              words={undefined}
              choices={choices}
              inEnglish={undefined}
              onMade={onMade}
              onKept={() => setSaved(true)}
              untitled
            />
            <Button onClick={() => setOpen(false)}>{t('next_step_close')}</Button>
          </Dialog>
        </Suspense>
      ) : null}
    </>
  )
}
