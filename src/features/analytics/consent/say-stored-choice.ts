// On a page that waits for a touch before React comes: the choice about cookies that this device keeps, where the built page
// says that there is none.
import { readStored } from '#src/web/storage/storage.ts'
import { parseConsent } from './consent-record.ts'

export function sayStoredChoice(): void {
  const status = document.querySelector<HTMLElement>('[data-essential]')
  const choice = parseConsent(readStored('cookieConsent'))
  if (status === null || choice === null) return
  status.textContent = (choice.analytics ? status.dataset.all : status.dataset.essential) ?? ''
}
