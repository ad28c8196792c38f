// 'Tell other parents what worked': the button, and behind it the form, which is loaded when somebody presses.
import { lazy, Suspense, useState } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language.ts'
import { Button } from '#src/web/ui/button.tsx'

const TipForm = lazy(() => import('./writing/tip-form.tsx'))

export function TellOthers({ lessonKey }: { lessonKey: string }) {
  const [open, setOpen] = useState(false)
  if (!open) {
    return (
      <p>
        <Button look="strong" onClick={() => setOpen(true)}>
          {m.tips_tell(LANGUAGE)}
        </Button>
      </p>
    )
  }
  return (
    <Suspense>
      <TipForm lessonKey={lessonKey} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
