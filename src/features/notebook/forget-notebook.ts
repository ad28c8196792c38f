// Without the notebook's own scripts: it must be possible at once, and without a network.
import { FORGOTTEN, NOTEBOOK_CHANNEL, NOTEBOOK_DATABASE } from './notebook-names.ts'

/** Forgets the notebook of this device, in every tab. */
export function forgetNotebook(): void {
  const tabs = new BroadcastChannel(NOTEBOOK_CHANNEL)
  tabs.postMessage(FORGOTTEN)
  tabs.close()
  try {
    indexedDB.deleteDatabase(NOTEBOOK_DATABASE)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
