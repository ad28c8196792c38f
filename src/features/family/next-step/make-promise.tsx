import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { Button } from '#src/web/ui/button.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { PromiseSource } from './parent-promise.ts'
import type { PromiseChoices } from './promise-choices.contract.ts'

const loadDialog = () => import('./making/promise-dialog.tsx')
const PromiseDialog = lazy(loadDialog)

interface MakePromiseProps {
  /** Where the promise comes from: a tool, a challenge or a talk. */
  source: PromiseSource
  choices: PromiseChoices
  onMade?: () => void
}

/** 'Make it a promise', and the dialog behind it. */
export function MakePromise(offer: MakePromiseProps) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const [saved, setSaved] = useState(false)
  const show = () => {
    setFailed(false)
    void loadDialog().then(
      () => setOpen(true),
      () => setFailed(true),
    )
  }
  return (
    <>
      <Button look="strong" onClick={show}>
        {t('promise_button')}
      </Button>{' '}
      <span role="alert">{failed ? t('promise_not_opened') : null}</span>
      {/* The button stays, for another promise: without this it looks as if nothing had come of the first. */}
      {saved && !open ? <PageLink to={PLAN_PATH}>{t('promise_kept_title')}</PageLink> : null}
      {open ? (
        <Suspense>
          <PromiseDialog {...offer} onKept={() => setSaved(true)} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
