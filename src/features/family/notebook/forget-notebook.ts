// Without the notebook's own scripts: it must be possible at once, and without a network.
import { forgetStored } from '#src/web/storage/forget-stored.ts'
import { FORGOTTEN, NOTEBOOK_CHANNEL, NOTEBOOK_DATABASE } from './notebook-names.ts'

/** Forgets the notebook of this device, in every tab, with the key of a plan that it shares. Other carers keep theirs. */
export function forgetNotebook(): void {
  // With its promises goes what home knows of them: a question that waits would be about nothing. What was typed and not added yet
  // names a child as what was added does.
  forgetStored(['sharesPlan', 'nextQuestion', 'agreementDraft', 'planAnswers'])
  const tabs = new BroadcastChannel(NOTEBOOK_CHANNEL)
  tabs.postMessage(FORGOTTEN)
  tabs.close()
  try {
    indexedDB.deleteDatabase(NOTEBOOK_DATABASE)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
