// The button of mail programs (RFC 8058) and the page behind the link in a mail, which stop mails of one purpose. A GET only shows,
// and shows no address: mails are forwarded.

import { translator } from '#src/platform/content/translator.ts'
import { HOUR_SECONDS } from '#src/shared/duration.ts'
import { type Language, pathIn } from '#src/shared/languages.ts'
import { HOME_PATH } from '#src/shared/paths.ts'
import { answerPlainPage } from '../http/plain-page.ts'
import { languageOf } from '../http/request-language.ts'
import type { HonoContext, RawRoute } from '../http/route.ts'
import { limitWrongCodes } from '../http/wrong-codes.ts'
import type { Services } from '../services.ts'
import { makeStopCode, readStopCode, type StopPurpose } from './stop-codes.ts'

/** What mails are stopped, how, and in which words. */
export interface StopPages {
  purpose: StopPurpose
  /** Where they lie; the code follows. */
  path: string
  show: { /** For the description of the API. */ summary: string }
  stop: {
    summary: string
    /** Opens its own transaction. @returns false when the code is none of ours */
    run(services: Services, code: string): Promise<boolean>
  }
  words(language: Language): StopWords
}

interface StopWords {
  title: string
  text: string
  button: string
  done: { title: string; text: string }
  unknown: { title: string; text: string }
}

const WRONG_CODES = { max: 30, seconds: HOUR_SECONDS }

/** For the mail to a mailbox. @param mailboxHash by the newest secret */
export function stopUrlOf(
  { purpose, path }: Pick<StopPages, 'purpose' | 'path'>,
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  mailboxHash: string,
): string {
  return `${config.http.publicUrl}${path}/${makeStopCode(secrets, purpose, mailboxHash)}`
}

export function stopRoutes({ purpose, path, show, stop, words }: StopPages): RawRoute[] {
  const countWrongCode = limitWrongCodes(WRONG_CODES)

  function showPage(context: HonoContext, services: Services): Response {
    const code = codeOf(context)
    if (readStopCode(services.secrets, purpose, code) === null) return answerUnknown(context, services)
    const { title, text, button } = words(languageOfRequest(context))
    return answerPlainPage(context, 200, title, [text, { button, action: `${path}/${code}` }])
  }

  async function stopNow(context: HonoContext, services: Services): Promise<Response> {
    if (!(await stop.run(services, codeOf(context)))) return answerUnknown(context, services)
    const language = languageOfRequest(context)
    const t = translator(language)
    const { title, text } = words(language).done
    const home = { link: t('shell_link_home'), href: pathIn(language, HOME_PATH) }
    return answerPlainPage(context, 200, title, [text, home])
  }

  function answerUnknown(context: HonoContext, services: Services): Response {
    countWrongCode(context, services)
    const { title, text } = words(languageOfRequest(context)).unknown
    return answerPlainPage(context, 404, title, [text])
  }

  const code = `${path}/{code}`
  return [
    { endpoint: { method: 'GET', path: code, summary: show.summary, answers: 'text/html' }, respond: showPage },
    {
      endpoint: {
        method: 'POST',
        path: code,
        summary: `${stop.summary}: the button of that page and of mail programs (RFC 8058), with any body`,
        takes: 'application/x-www-form-urlencoded',
        fromOtherSites: true,
        answers: 'text/html',
      },
      respond: stopNow,
    },
  ]
}

const codeOf = (context: HonoContext) => context.req.param('code') ?? ''
const languageOfRequest = (context: HonoContext) => languageOf(context.req.raw.headers)
