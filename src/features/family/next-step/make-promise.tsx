import { lazy, Suspense, useState } from 'react'
import * as m from '#messages'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
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
        {m.promise_button(LANGUAGE)}
      </Button>{' '}
      <span role="alert">{failed ? m.promise_not_opened(LANGUAGE) : null}</span>
      {/* The button stays, for another promise: without this it looks as if nothing had come of the first. */}
      {saved && !open ? <PageLink to={PLAN_PATH}>{m.promise_kept_title(LANGUAGE)}</PageLink> : null}
      {open ? (
        <Suspense>
          <PromiseDialog {...offer} onKept={() => setSaved(true)} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
