// `/api/reminders/stop/<code>`: stops questions by mail.
import { translator } from '#src/platform/content/translator.ts'
import { type StopPages, stopRoutes, stopUrlOf } from '#src/platform/mail/stop-pages.ts'
import type { Services } from '#src/platform/services.ts'
import { stopQuestionsByCode } from './stop-questions.server.ts'

const PAGES: StopPages = {
  purpose: 'reminder-stop',
  path: '/api/reminders/stop',
  show: { summary: 'The page behind the link in every question by mail; changes nothing' },
  stop: { summary: 'Stops questions by mail for good', run: stopQuestionsByCode },
  words: (language) => {
    const t = translator(language)
    return {
      title: t('reminders_stop_title'),
      text: t('reminders_stop_text'),
      button: t('reminders_stop_button'),
      done: { title: t('reminders_stop_done_title'), text: t('reminders_stop_done_text') },
      unknown: { title: t('reminders_stop_unknown_title'), text: t('reminders_stop_unknown_text') },
    }
  },
}

export const stopReminderRoutes = stopRoutes(PAGES)

/** For the mail to a mailbox. */
export function stopUrl(services: Pick<Services, 'config' | 'secrets'>, mailboxHash: string): string {
  return stopUrlOf(PAGES, services, mailboxHash)
}
