// `/api/u/<code>`: the button of mail programs (RFC 8058) and the page behind the link in every newsletter. The POST takes
// any body, needs no cookie, no origin and no JSON, and never redirects; a GET only shows (F12 to F15, D-22).

import { findNetwork } from '#src/platform/http/client.ts'
import { refuseWaiting, tallyOfEachApp } from '#src/platform/http/network-tally.ts'
import { languageOf } from '#src/platform/http/request-language.ts'
import type { HonoContext, RawRoute } from '#src/platform/http/route.ts'
import type { Services } from '#src/platform/services.ts'
import { HOME_PATH, ONE_CLICK_PATH, UNDO_PATH, UNSUBSCRIBE_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME } from '#src/shared/product.ts'
import { makeStateCode } from '../newsletter-codes.server.ts'
import { WRONG_LEAVE_CODES } from '../subscribing/newsletter-limits.server.ts'
import { type Departure, findByLeaveCode, leaveByCode } from './leaving.server.ts'
import { maskAddress } from './masked-address.ts'
import { PLAIN_PAGE_HEADERS, type PlainPart, writePlainPage } from './plain-page.server.ts'

const UNKNOWN: PlainPart[] = [
  'This link is not complete. Please copy it from the mail again, or type your address instead.',
  { link: 'Unsubscribe by typing your address', href: UNSUBSCRIBE_PATH },
]
const GONE = 'We hold nothing about this address any more, so nothing is sent there.'
const HOME: PlainPart = { link: 'Go to the home page', href: HOME_PATH }

const wrongCodes = tallyOfEachApp(WRONG_LEAVE_CODES)

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
  const subscriber = await findByLeaveCode(services, code)
  if (subscriber === null) return answerUnknown(context, services)
  if (subscriber === undefined) return answer(context, 200, 'There is nothing to stop', [GONE, HOME])
  const address = maskAddress(subscriber.email)
  return answer(context, 200, 'Stop the weekly tips?', [
    `The '${NEWSLETTER_NAME}' goes to ${address}. One press, and it stops.`,
    { button: 'Unsubscribe', action: `${ONE_CLICK_PATH}/${code}` },
  ])
}

async function leaveNow(context: HonoContext, services: Services): Promise<Response> {
  const departure = await leaveByCode(services, context.req.param('code') ?? '', 'one-click')
  if (departure === null) return answerUnknown(context, services)
  if (departure === undefined) return answer(context, 200, 'There is nothing to stop', [GONE, HOME])
  return answer(context, 200, 'Your tips have stopped', [
    `Nothing more goes to ${maskAddress(departure.subscriber.email)}.`,
    ...undoParts(services, departure),
    HOME,
  ])
}

/** Only what is none of ours is limited: a mail provider's few servers press the button for all of its readers. */
function answerUnknown(context: HonoContext, services: Services): Response {
  const network = findNetwork(context.req.raw.headers, context.env, services)
  const wrong = wrongCodes(services)
  refuseWaiting(wrong, network)
  wrong.add(network)
  return answer(context, 404, 'We do not know this link', UNKNOWN)
}

/**
 * A friend may have pressed the button in a forwarded mail (F20). A code to leave never ends and is in many hands,
 * so it takes back no more than what was done with it just now (S5).
 */
function undoParts(services: Services, { subscriber: { id, epoch, active_since }, isNew }: Departure): PlainPart[] {
  if (!isNew || active_since === null) return []
  const code = makeStateCode(services.secrets, 'undo-here', id, epoch)
  return [
    'Was this a mistake, or did somebody forward this mail to you? Then you can undo it.',
    { link: 'Undo', href: `${UNDO_PATH}?${new URLSearchParams({ code })}` },
  ]
}

function answer(context: HonoContext, status: 200 | 404, title: string, parts: PlainPart[]): Response {
  return context.body(writePlainPage(languageOf(context.req.raw.headers), title, parts), status, PLAIN_PAGE_HEADERS)
}
