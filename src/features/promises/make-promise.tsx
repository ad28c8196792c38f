import { lazy, Suspense, useState } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { showToast } from '#src/web/ui/dialogs/toast.ts'
import type { PromiseSource } from './parent-promise.ts'
import type { PromiseChoices } from './promise-choices.contract.ts'

const loadDialog = () => import('./promise-dialog.tsx')
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
  const show = () =>
    loadDialog().then(
      () => setOpen(true),
      () => void showToast(m.promise_not_opened(LANGUAGE)),
    )
  return (
    <>
      <Button look="strong" onClick={() => void show()}>
        {m.promise_button(LANGUAGE)}
      </Button>
      {open ? (
        <Suspense>
          <PromiseDialog {...offer} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
