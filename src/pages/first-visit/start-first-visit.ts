// What a page does at a first visit before anybody touches it, without React (decision 153): it asks about
// cookies, and has the device keep pages for the time without a network. The build makes one small file of it (`scripts/build/finishing/small-scripts.ts`), so it
// imports only what is small.
import { askAtQuietMoment } from '#src/features/analytics/consent/ask-at-quiet-moment.ts'
import buttonsStyle from '#src/features/analytics/consent/consent-buttons.module.css?inline'
import questionStyle from '#src/features/analytics/consent/question-dialog.module.css?inline'
import { registerServiceWorker } from '#src/web/register-service-worker.ts'
import frameStyle from '#src/web/ui/dialogs/dialog.module.css?inline'

if (document.readyState === 'complete') registerServiceWorker()
else addEventListener('load', registerServiceWorker, { once: true })

// A tool for somebody in trouble is never covered.
if (document.querySelector('[data-undisturbed]') === null) ask()

function ask(): void {
  // The page has the looks of buttons, and of no dialog yet.
  const style = new CSSStyleSheet()
  style.replaceSync(frameStyle + buttonsStyle + questionStyle)
  document.adoptedStyleSheets.push(style)
  // React has a copy of the choice of its own, and hears of it as it hears of other tabs.
  const tellReact = () => dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' }))
  window.askAboutCookies = () => askAtQuietMoment(tellReact)
  const end = window.askAboutCookies()
  // React says when from then on, because it knows the next page. A question that is open stays.
  window.early?.signal.addEventListener('abort', () => {
    if (document.querySelector('dialog[open]') === null) end()
  })
}
