// `/api/pacts/stop/<code>`: stops mails about class pacts.
import * as m from '#messages'
import { type StopPages, stopRoutes, stopUrlOf } from '#src/platform/mail/stop-pages.ts'
import type { Services } from '#src/platform/services.ts'
import { stopPactMailsByCode } from '../stop-pact-mails.server.ts'

const PAGES: StopPages = {
  purpose: 'pact-stop',
  path: '/api/pacts/stop',
  show: { summary: 'The page behind the link in every mail about a class pact; changes nothing' },
  stop: { summary: 'Stops mails about class pacts for good', run: stopPactMailsByCode },
  words: (language) => ({
    title: m.pacts_stop_title(language),
    text: m.pacts_stop_text(language),
    button: m.pacts_stop_button(language),
    done: { title: m.pacts_stop_done_title(language), text: m.pacts_stop_done_text(language) },
    unknown: { title: m.pacts_stop_unknown_title(language), text: m.pacts_stop_unknown_text(language) },
  }),
}

export const stopPactMailsRoutes = stopRoutes(PAGES)

/** For the mail to a mailbox. */
export function stopPactMailsUrl(services: Pick<Services, 'config' | 'secrets'>, mailboxHash: string): string {
  return stopUrlOf(PAGES, services, mailboxHash)
}
