// `/api/pacts/stop/<code>`: the button of mail programs (RFC 8058) and the page behind the link in the mail. A GET only shows, and
// shows nobody's address: mails are forwarded (N9).
import * as m from '#messages'
import { answerPlainPage } from '#src/platform/http/plain-page.ts'
import { languageOf } from '#src/platform/http/request-language.ts'
import type { HonoContext, RawRoute } from '#src/platform/http/route.ts'
import { limitWrongCodes } from '#src/platform/http/wrong-codes.ts'
import { makeStopCode, readStopCode } from '#src/platform/mail/stop-codes.ts'
import type { Services } from '#src/platform/services.ts'
import { pathIn } from '#src/shared/languages.ts'
import { HOME_PATH } from '#src/shared/paths.ts'
import { stopPactMailsByCode } from '../stop-pact-mails.server.ts'

const STOP_PATH = '/api/pacts/stop'

const countWrongCode = limitWrongCodes({ max: 30, seconds: 60 * 60 })

/** For the mail to a mailbox. */
export function stopPactMailsUrl(
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  mailboxHash: string,
): string {
  return `${config.http.publicUrl}${STOP_PATH}/${makeStopCode(secrets, 'pact-stop', mailboxHash)}`
}

export const stopPactMailsRoutes: RawRoute[] = [
  {
    endpoint: {
      method: 'GET',
      path: `${STOP_PATH}/{code}`,
      summary: 'The page behind the link in every mail about a class pact; changes nothing',
      answers: 'text/html',
    },
    respond: showStopPage,
  },
  {
    endpoint: {
      method: 'POST',
      path: `${STOP_PATH}/{code}`,
      summary:
        'Stops mails about class pacts for good: the button of that page and of mail programs (RFC 8058), with any body',
      takes: 'application/x-www-form-urlencoded',
      fromOtherSites: true,
      answers: 'text/html',
    },
    respond: stopNow,
  },
]

function showStopPage(context: HonoContext, services: Services): Response {
  const code = context.req.param('code') ?? ''
  if (readStopCode(services.secrets, 'pact-stop', code) === null) return answerUnknown(context, services)
  const language = languageOf(context.req.raw.headers)
  return answerPlainPage(context, 200, m.pacts_stop_title(language), [
    m.pacts_stop_text(language),
    { button: m.pacts_stop_button(language), action: `${STOP_PATH}/${code}` },
  ])
}

async function stopNow(context: HonoContext, services: Services): Promise<Response> {
  if (!(await stopPactMailsByCode(services, context.req.param('code') ?? ''))) return answerUnknown(context, services)
  const language = languageOf(context.req.raw.headers)
  return answerPlainPage(context, 200, m.pacts_stop_done_title(language), [
    m.pacts_stop_done_text(language),
    { link: m.shell_link_home(language), href: pathIn(language, HOME_PATH) },
  ])
}

function answerUnknown(context: HonoContext, services: Services): Response {
  countWrongCode(context, services)
  const language = languageOf(context.req.raw.headers)
  return answerPlainPage(context, 404, m.pacts_stop_unknown_title(language), [m.pacts_stop_unknown_text(language)])
}
