// What the hub asks the server.

import type { checkSubscription, subscribe } from '#src/features/newsletter/newsletter.contract.ts'
import { checklistPath } from '#src/shared/paths.ts'
import { call, callForFile } from '#src/web/api.ts'
import { documentPath } from '#src/web/language/language.ts'
import type { generatePdf } from './resources.contract.ts'

export async function isSubscribed(email: string): Promise<boolean> {
  return (await call<typeof checkSubscription>('GET /api/emails/check/{email}', { email })).subscribed
}

/** Only to be called when both boxes of the form are ticked. */
export function subscribeForDownload(email: string) {
  return call<typeof subscribe>('POST /api/emails/subscribe', {
    email,
    context: 'resource-download',
    gdprConsent: { emailMarketing: true, privacyPolicy: true, timestamp: new Date().toISOString() },
  })
}

/** @throws when the checklist cannot be read or drawn */
export async function requestChecklistPdf(slug: string): Promise<Blob> {
  return callForFile<typeof generatePdf>('POST /api/resources/generate-pdf', {
    htmlContent: await readChecklistHtml(slug),
  })
}

/** The rendered checklist, taken out of its page as text: it is sent on, and never put into this page. */
async function readChecklistHtml(slug: string): Promise<string> {
  const answer = await fetch(documentPath(checklistPath(slug)))
  if (!answer.ok) throw new Error(`The page of the checklist answered ${answer.status}.`)
  const page = await answer.text()
  const [start, end] = [page.indexOf('<article'), page.indexOf('</article>')]
  if (start === -1 || end === -1) throw new Error('The page of the checklist holds no checklist.')
  return `${page.slice(start, end)}</article>`
}
