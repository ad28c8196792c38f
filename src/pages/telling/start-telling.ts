// What a page that only tells does before anybody touches it, without React (decision 145). The build puts it into each such page
// as one small script (`scripts/build/finishing/small-scripts.ts`), so it imports only what is small.
import { sayStoredChoice } from '#src/features/analytics/consent/say-stored-choice.ts'
import { registerServiceWorker } from '#src/web/register-service-worker.ts'
import { bringCallsIntoSight, openRow } from './help-rows.ts'

// An opened row does not say so to what lies around it, but on the way down it passes by.
document.addEventListener('toggle', ({ target }) => bringCallsIntoSight(target), { capture: true })
sayStoredChoice()
addEventListener('load', () => {
  registerServiceWorker()
  // Not before the browser has gone to where the address points, which takes the focus from there.
  requestAnimationFrame(() => requestAnimationFrame(() => openRow(location.hash.slice(1))))
})
