// Where ideas go: our own form, or the operator's form of a third party, once the server has said that there is one.
import { useSettings } from '#src/features/settings/use-settings.ts'
import { FeedbackFrame } from './feedback-frame.tsx'
import { IdeaForm } from './idea-form.tsx'

export function IdeaBox() {
  const address = useSettings()?.feedbackFormUrl ?? null
  return address === null ? <IdeaForm /> : <FeedbackFrame address={address} />
}
