// 'Tell other parents what worked': the button, and behind it the form, which is loaded when somebody presses.

import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Button } from '#src/web/ui/button.tsx'
import { neededPart } from '#src/web/ui/optional-part.tsx'

const TipForm = neededPart(() => import('./writing/tip-form.tsx'))

export function TellOthers({ lessonKey }: { lessonKey: string }) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    // The button is there again when the focus goes back to it.
    flushSync(() => setOpen(false))
    button.current?.focus()
  }
  if (!open) {
    return (
      <p>
        <Button ref={button} look="strong" onClick={() => setOpen(true)}>
          {t('tips_tell')}
        </Button>
      </p>
    )
  }
  return (
    <Suspense>
      <TipForm lessonKey={lessonKey} onClose={close} />
    </Suspense>
  )
}
