// Where ideas go: our own form, or the operator's form of a third party, once the server has said that there is one.
import { useState } from 'react'
import { useSettings } from '#src/web/hooks/use-settings.ts'
import { FeedbackFrame } from './feedback-frame.tsx'
import { IdeaForm } from './idea-form.tsx'

export function IdeaBox() {
  const address = useSettings()?.feedbackFormUrl ?? null
  // On a slow network a parent may write before that is known: then the form with their words stays.
  const [begun, setBegun] = useState(false)
  if (address !== null && !begun) return <FeedbackFrame address={address} />
  return (
    <div onInput={() => setBegun(true)}>
      <IdeaForm />
    </div>
  )
}
