// `/api/reminders/stop/<code>`: the button of mail programs (RFC 8058) and the page behind the link in the mail. A GET only shows,
// and shows nobody's address: mails are forwarded (N9).
import * as m from '#messages'
import { answerPlainPage } from '#src/platform/http/plain-page.ts'
import { languageOf } from '#src/platform/http/request-language.ts'
import type { HonoContext, RawRoute } from '#src/platform/http/route.ts'
import { makeStopCode, readStopCode } from '#src/platform/mail/stop-codes.ts'
import type { Services } from '#src/platform/services.ts'
import { pathIn } from '#src/shared/languages.ts'
import { HOME_PATH } from '#src/shared/paths.ts'
import { countWrongReminderCode } from './reminder-limits.server.ts'
import { stopQuestionsByCode } from './stop-questions.server.ts'

const STOP_PATH = '/api/reminders/stop'

/** For the mail to a mailbox. */
export function stopUrl({ config, secrets }: Pick<Services, 'config' | 'secrets'>, mailboxHash: string): string {
  return `${config.http.publicUrl}${STOP_PATH}/${makeStopCode(secrets, 'reminder-stop', mailboxHash)}`
}

export const stopRoutes: RawRoute[] = [
  {
    endpoint: {
      method: 'GET',
      path: `${STOP_PATH}/{code}`,
      summary: 'The page behind the link in every question by mail; changes nothing',
      answers: 'text/html',
    },
    respond: showStopPage,
  },
  {
    endpoint: {
      method: 'POST',
      path: `${STOP_PATH}/{code}`,
      summary:
        'Stops questions by mail for good: the button of that page and of mail programs (RFC 8058), with any body',
      takes: 'application/x-www-form-urlencoded',
      fromOtherSites: true,
      answers: 'text/html',
    },
    respond: stopNow,
  },
]

function showStopPage(context: HonoContext, services: Services): Response {
  const code = context.req.param('code') ?? ''
  if (readStopCode(services.secrets, 'reminder-stop', code) === null) return answerUnknown(context, services)
  const language = languageOf(context.req.raw.headers)
  return answerPlainPage(context, 200, m.reminders_stop_title(language), [
    m.reminders_stop_text(language),
    { button: m.reminders_stop_button(language), action: `${STOP_PATH}/${code}` },
  ])
}

async function stopNow(context: HonoContext, services: Services): Promise<Response> {
  if (!(await stopQuestionsByCode(services, context.req.param('code') ?? ''))) return answerUnknown(context, services)
  const language = languageOf(context.req.raw.headers)
  return answerPlainPage(context, 200, m.reminders_stop_done_title(language), [
    m.reminders_stop_done_text(language),
    { link: m.shell_link_home(language), href: pathIn(language, HOME_PATH) },
  ])
}

function answerUnknown(context: HonoContext, services: Services): Response {
  countWrongReminderCode(context, services)
  const language = languageOf(context.req.raw.headers)
  return answerPlainPage(context, 404, m.reminders_stop_unknown_title(language), [
    m.reminders_stop_unknown_text(language),
  ])
}
