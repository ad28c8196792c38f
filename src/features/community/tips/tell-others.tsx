// 'Tell other parents what worked': the button, and behind it the form, which is loaded at the press.

import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { Button } from '#src/web/ui/button.tsx'
import { neededPart } from '#src/web/ui/optional-part.tsx'
import { fetchTips } from './tip-requests.ts'

const TipForm = neededPart(() => import('./tip-form.tsx'))

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

/**
 * The same after a next step that worked. It does not know its tool, and some tools take no tips: the server is asked first, and without
 * its answer nothing is offered.
 */
export function TellWhereOpen({ lessonKey }: { lessonKey: string }) {
  const [load] = useState(() => () => fetchTips(lessonKey))
  return useFetched(load).value?.takesTips ? <TellOthers lessonKey={lessonKey} /> : null
}
