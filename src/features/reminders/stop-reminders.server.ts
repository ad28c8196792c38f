// `/api/reminders/stop/<code>`: the button of mail programs (RFC 8058) and the page behind the link in the mail. A GET only shows,
// and shows nobody's address: mails are forwarded (N9).
import * as m from '#messages'
import { findNetwork } from '#src/platform/http/client.ts'
import { refuseWaiting, tallyOfEachApp } from '#src/platform/http/network-tally.ts'
import { PLAIN_PAGE_HEADERS, type PlainPart, writePlainPage } from '#src/platform/http/plain-page.ts'
import { languageOf } from '#src/platform/http/request-language.ts'
import type { HonoContext, RawRoute } from '#src/platform/http/route.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { forgetMailsTo } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { pathIn } from '#src/shared/languages.ts'
import { HOME_PATH } from '#src/shared/paths.ts'
import { REMINDER_KIND } from './reminders.emails.server.ts'
import { deleteRemindersOfMailbox, insertStop } from './reminders.queries.server.ts'
import { makeStopCode, readStopCode } from './stop-codes.server.ts'

const STOP_PATH = '/api/reminders/stop'

/** Codes that are none of ours, of one network. */
const wrongCodes = tallyOfEachApp({ max: 30, seconds: 60 * 60 })

/** For the mail to a mailbox. */
export function stopUrl({ config, secrets }: Pick<Services, 'config' | 'secrets'>, mailboxHash: string): string {
  return `${config.http.publicUrl}${STOP_PATH}/${makeStopCode(secrets, mailboxHash)}`
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
  if (readStopCode(services.secrets, code) === null) return answerUnknown(context, services)
  const language = languageOf(context.req.raw.headers)
  return answer(context, 200, m.reminders_stop_title(language), [
    m.reminders_stop_text(language),
    { button: m.reminders_stop_button(language), action: `${STOP_PATH}/${code}` },
  ])
}

async function stopNow(context: HonoContext, services: Services): Promise<Response> {
  const mailboxHash = readStopCode(services.secrets, context.req.param('code') ?? '')
  if (mailboxHash === null) return answerUnknown(context, services)
  await services.database.query.transaction().execute(async (transaction) => {
    await insertStop(transaction, mailboxHash, isoDay(services.clock()))
    await deleteRemindersOfMailbox(transaction, mailboxHash)
    await forgetMailsTo(transaction, REMINDER_KIND, mailboxHash)
  })
  const language = languageOf(context.req.raw.headers)
  return answer(context, 200, m.reminders_stop_done_title(language), [
    m.reminders_stop_done_text(language),
    { link: m.shell_link_home(language), href: pathIn(language, HOME_PATH) },
  ])
}

/** Only what is none of ours is limited: a mail provider's few servers press the button for all of its readers. */
function answerUnknown(context: HonoContext, services: Services): Response {
  const network = findNetwork(context.req.raw.headers, context.env, services)
  const wrong = wrongCodes(services)
  refuseWaiting(wrong, network)
  wrong.add(network)
  const language = languageOf(context.req.raw.headers)
  return answer(context, 404, m.reminders_stop_unknown_title(language), [m.reminders_stop_unknown_text(language)])
}

function answer(context: HonoContext, status: 200 | 404, title: string, parts: PlainPart[]): Response {
  const language = languageOf(context.req.raw.headers)
  return context.body(writePlainPage(language, title, parts), status, PLAIN_PAGE_HEADERS)
}
