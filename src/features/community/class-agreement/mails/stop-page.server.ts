// `/api/pacts/stop/<code>`: stops mails about class pacts.
import { translator } from '#src/platform/content/translator.ts'
import { type StopPages, stopRoutes, stopUrlOf } from '#src/platform/mail/stop-pages.ts'
import type { Services } from '#src/platform/services.ts'
import { stopPactMailsByCode } from '../stop-pact-mails.server.ts'

const PAGES: StopPages = {
  purpose: 'pact-stop',
  path: '/api/pacts/stop',
  show: { summary: 'The page behind the link in every mail about a class pact; changes nothing' },
  stop: { summary: 'Stops mails about class pacts for good', run: stopPactMailsByCode },
  words: (language) => {
    const t = translator(language)
    return {
      title: t('pacts_stop_title'),
      text: t('pacts_stop_text'),
      button: t('pacts_stop_button'),
      done: { title: t('pacts_stop_done_title'), text: t('pacts_stop_done_text') },
      unknown: { title: t('pacts_stop_unknown_title'), text: t('pacts_stop_unknown_text') },
    }
  },
}

export const stopPactMailsRoutes = stopRoutes(PAGES)

/** For the mail to a mailbox. */
export function stopPactMailsUrl(services: Pick<Services, 'config' | 'secrets'>, mailboxHash: string): string {
  return stopUrlOf(PAGES, services, mailboxHash)
}
