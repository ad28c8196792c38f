// `/api/u/<code>`: the button of mail programs (RFC 8058) and the page behind the link in every newsletter. The POST takes
// any body, needs no cookie, no origin and no JSON, and never redirects; a GET only shows.

import { translator } from '#src/platform/content/translator.ts'
import { answerPlainPage, type PlainPart } from '#src/platform/http/plain-page.ts'
import { languageOf } from '#src/platform/http/request-language.ts'
import type { HonoContext, RawRoute } from '#src/platform/http/route.ts'
import { limitWrongCodes } from '#src/platform/http/wrong-codes.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { maskAddress } from '#src/platform/mail/mask-address.ts'
import type { Services } from '#src/platform/services.ts'
import { type Language, pathIn } from '#src/shared/languages.ts'
import { HOME_PATH, ONE_CLICK_PATH, UNDO_PATH, UNSUBSCRIBE_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME } from '#src/shared/product.ts'
import { type Departure, leaveById } from './leaving.server.ts'
import { makeCode, readLeaveCode } from './newsletter-codes.server.ts'
import { findSubscriberById } from './subscription.queries.server.ts'

/** Invalid codes from one network, in each process. */
const WRONG_LEAVE_CODES = { max: 100, seconds: 15 * 60 }
const countWrongCode = limitWrongCodes(WRONG_LEAVE_CODES)

export const oneClickRoutes: RawRoute[] = [
  {
    endpoint: {
      method: 'GET',
      path: `${ONE_CLICK_PATH}/{code}`,
      summary: 'The page behind the link in every newsletter; changes nothing',
      answers: 'text/html',
    },
    respond: showLeavePage,
  },
  {
    endpoint: {
      method: 'POST',
      path: `${ONE_CLICK_PATH}/{code}`,
      summary: 'Unsubscribes: the button of that page and of mail programs (RFC 8058), with a body of any kind',
      takes: 'application/x-www-form-urlencoded',
      fromOtherSites: true,
      answers: 'text/html',
    },
    respond: leaveNow,
  },
]

async function showLeavePage(context: HonoContext, services: Services): Promise<Response> {
  const code = context.req.param('code') ?? ''
  const language = languageOf(context.req.raw.headers)
  const t = translator(language)
  const id = readLeaveCode(services.secrets, code)
  if (id === null) return answerUnknown(context, services)
  const subscriber = await findSubscriberById(services.database.query, id)
  if (subscriber === undefined) return answerGone(context)
  const address = maskAddress(subscriber.email)
  return answerPlainPage(context, 200, t('newsletter_one_click_stop_title'), [
    t('newsletter_one_click_stop_text', { newsletter: NEWSLETTER_NAME, address }),
    { button: t('newsletter_one_click_stop_button'), action: `${ONE_CLICK_PATH}/${code}` },
  ])
}

async function leaveNow(context: HonoContext, services: Services): Promise<Response> {
  const { headers } = context.req.raw
  const language = languageOf(headers)
  const t = translator(language)
  // A mail provider presses for its reader and sends no language.
  const told = headers.has('accept-language') ? language : null
  const id = readLeaveCode(services.secrets, context.req.param('code') ?? '')
  if (id === null) return answerUnknown(context, services)
  // It acts on the reader that the mail was sent to, whatever account is signed in. A second press changes nothing.
  const departure = await leaveById(told, services, id, 'one-click')
  if (departure === undefined) return answerGone(context)
  return answerPlainPage(context, 200, t('newsletter_one_click_stopped_title'), [
    t('newsletter_one_click_stopped_text', { address: maskAddress(departure.subscriber.email) }),
    ...undoParts(language, services, departure),
    homeLink(language),
  ])
}

function answerGone(context: HonoContext): Response {
  const language = languageOf(context.req.raw.headers)
  const t = translator(language)
  return answerPlainPage(context, 200, t('newsletter_one_click_gone_title'), [
    t('newsletter_one_click_gone_text'),
    homeLink(language),
  ])
}

function homeLink(language: Language): PlainPart {
  const t = translator(language)
  return { link: t('shell_link_home'), href: pathIn(language, HOME_PATH) }
}

function answerUnknown(context: HonoContext, services: Services): Response {
  countWrongCode(context, services)
  const language = languageOf(context.req.raw.headers)
  const t = translator(language)
  return answerPlainPage(context, 404, t('newsletter_one_click_unknown_title'), [
    t('newsletter_one_click_unknown_text'),
    { link: t('newsletter_one_click_unknown_link'), href: pathIn(language, UNSUBSCRIBE_PATH) },
  ])
}

/**
 * A friend may have pressed the button in a forwarded mail. A code to leave never ends and is in many hands,
 * so it undoes only what was done with it just now.
 */
function undoParts(
  language: Language,
  services: Services,
  { subscriber: { id, epoch, active_since }, isNew }: Departure,
): PlainPart[] {
  const t = translator(language)
  if (!isNew || active_since === null) return []
  const code = makeCode(services.secrets, 'undo-here', { id, epoch, day: isoDay(services.clock()) })
  return [
    t('newsletter_one_click_undo_text'),
    {
      link: t('newsletter_one_click_undo_link'),
      href: `${pathIn(language, UNDO_PATH)}?${new URLSearchParams({ code })}`,
    },
  ]
}
