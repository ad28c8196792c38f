// Forgets the plan without the plan's own scripts, because it must work at once and offline.
import { forgetStored } from '#src/web/storage/forget-stored.ts'

export const PLAN_DATABASE = 'plan'
/** A message between the tabs of this device: an update of the document, or that it was deleted or put aside. */
export const PLAN_CHANNEL = 'plan'
export const FORGOTTEN = 'forgotten'
export const PUT_ASIDE = 'put-aside'

/** Forgets the plan of this device, in every tab, with the key of a plan that it shares. Other carers keep theirs. */
export function forgetPlan(): void {
  // With its next steps goes what home knows of them: a question that waits would be about nothing. What was typed and not added yet
  // names a child as what was added does.
  forgetStored(['sharesPlan', 'nextQuestion', 'planAnswers', 'planDrafts'])
  const tabs = new BroadcastChannel(PLAN_CHANNEL)
  tabs.postMessage(FORGOTTEN)
  tabs.close()
  try {
    indexedDB.deleteDatabase(PLAN_DATABASE)
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
