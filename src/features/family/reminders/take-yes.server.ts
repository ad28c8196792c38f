// `/api/reminders/yes/<code>`: the page behind the link that a confirmed reader gets. Mail scanners open links too, so that only
// a press puts the day down.
import { translator } from '#src/platform/content/translator.ts'
import type { FindReader } from '#src/platform/feature.ts'
import { answerPlainPage } from '#src/platform/http/plain-page.ts'
import { languageOf } from '#src/platform/http/request-language.ts'
import type { HonoContext, RawRoute } from '#src/platform/http/route.ts'
import type { Services } from '#src/platform/services.ts'
import { pathIn } from '#src/shared/languages.ts'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { isNearDay, keepDay } from './keep-day.server.ts'
import { countWrongReminderCode } from './reminder-limits.server.ts'
import { dayWords } from './reminders.emails.server.ts'
import { makeYesCode, readYesCode } from './yes-codes.server.ts'

const YES_PATH = '/api/reminders/yes'

const WHY_NONE = {
  stopped: 'reminders_answers_stopped',
  'week-full': 'reminders_answers_enough',
  sent: 'reminders_answers_sent',
} as const

/** For the mail to a reader. */
export function yesUrl(services: Services, wish: { readerId: string; day: string }): string {
  return `${services.config.http.publicUrl}${YES_PATH}/${makeYesCode(services.secrets, wish, services.clock())}`
}

export function yesRoutes(findReader: FindReader): RawRoute[] {
  return [
    {
      endpoint: {
        method: 'GET',
        path: `${YES_PATH}/{code}`,
        summary: 'The page behind the link to a question by mail; changes nothing',
        answers: 'text/html',
      },
      respond: showYesPage,
    },
    {
      endpoint: {
        method: 'POST',
        path: `${YES_PATH}/{code}`,
        summary: 'Asks a confirmed reader of the weekly tips by mail on the day of the link: the button of that page',
        takes: 'application/x-www-form-urlencoded',
        // The page gives no origin away, and the code is worth more than one.
        fromOtherSites: true,
        answers: 'text/html',
      },
      respond: (context, services) => takeYes(context, services, findReader),
    },
  ]
}

function readWish(context: HonoContext, { secrets, clock }: Services) {
  const wish = readYesCode(secrets, context.req.param('code') ?? '', clock())
  return wish !== null && isNearDay(wish.day, clock()) ? wish : null
}

function showYesPage(context: HonoContext, services: Services): Response {
  const wish = readWish(context, services)
  if (wish === null) return answerUnknown(context, services)
  const language = languageOf(context.req.raw.headers)
  const t = translator(language)
  return answerPlainPage(context, 200, t('reminders_yes_title'), [
    t('reminders_yes_text', { day: dayWords(language, wish.day) }),
    { button: t('reminders_yes_button'), action: `${YES_PATH}/${context.req.param('code')}` },
  ])
}

async function takeYes(context: HonoContext, services: Services, findReader: FindReader): Promise<Response> {
  const wish = readWish(context, services)
  const reader = wish === null ? undefined : await findReader(services.database.query, { id: wish.readerId })
  if (wish === null || reader === undefined) return answerUnknown(context, services)
  const language = languageOf(context.req.raw.headers)
  const t = translator(language)
  const owner = { subscriber_id: reader.id }
  const kept = await keepDay(services, { owner, email: reader.email, day: wish.day, language })
  const plan = { link: t('reminders_mails_open'), href: pathIn(language, PLAN_PATH) }
  if (kept !== 'kept') {
    return answerPlainPage(context, 200, t('reminders_yes_none_title'), [t(WHY_NONE[kept]), plan])
  }
  return answerPlainPage(context, 200, t('reminders_yes_done_title'), [
    t('reminders_yes_done_text', { day: dayWords(language, wish.day) }),
    plan,
  ])
}

function answerUnknown(context: HonoContext, services: Services): Response {
  countWrongReminderCode(context, services)
  const language = languageOf(context.req.raw.headers)
  const t = translator(language)
  return answerPlainPage(context, 404, t('reminders_yes_unknown_title'), [
    t('reminders_yes_unknown_text'),
    { link: t('reminders_mails_open'), href: pathIn(language, PLAN_PATH) },
  ])
}
