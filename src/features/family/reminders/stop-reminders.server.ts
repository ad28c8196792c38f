// `/api/reminders/stop/<code>`: stops questions by mail.
import * as m from '#messages'
import { type StopPages, stopRoutes, stopUrlOf } from '#src/platform/mail/stop-pages.ts'
import type { Services } from '#src/platform/services.ts'
import { stopQuestionsByCode } from './stop-questions.server.ts'

const PAGES: StopPages = {
  purpose: 'reminder-stop',
  path: '/api/reminders/stop',
  show: { summary: 'The page behind the link in every question by mail; changes nothing' },
  stop: { summary: 'Stops questions by mail for good', run: stopQuestionsByCode },
  words: (language) => ({
    title: m.reminders_stop_title(language),
    text: m.reminders_stop_text(language),
    button: m.reminders_stop_button(language),
    done: { title: m.reminders_stop_done_title(language), text: m.reminders_stop_done_text(language) },
    unknown: { title: m.reminders_stop_unknown_title(language), text: m.reminders_stop_unknown_text(language) },
  }),
}

export const stopReminderRoutes = stopRoutes(PAGES)

/** For the mail to a mailbox. */
export function stopUrl(services: Pick<Services, 'config' | 'secrets'>, mailboxHash: string): string {
  return stopUrlOf(PAGES, services, mailboxHash)
}
