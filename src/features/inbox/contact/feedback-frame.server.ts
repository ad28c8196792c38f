// A page that shows only the operator's third-party feedback form, in a frame.
// The policy's `sandbox` gives the page, and with it the form inside, an origin of its own: it reaches nothing of ours.
// Our pages frame this one, so that only its policy has to allow the third party.

import { createHash } from 'node:crypto'
import { translator } from '#src/platform/content/translator.ts'
import { frameHeaders } from '#src/platform/http/frame-headers.ts'
import { languageOf } from '#src/platform/http/request-language.ts'
import type { RawRoute } from '#src/platform/http/route.ts'
import { AppError } from '#src/shared/app-error.ts'
import { escapeHtml } from '#src/shared/escape-html.ts'
import { LANGUAGES, type Language } from '#src/shared/languages.ts'
import { FEEDBACK_FRAME_PATH } from '#src/shared/paths.ts'

const STYLE = 'html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block;background:#fff}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const SANDBOX = 'allow-scripts allow-forms allow-popups'

export const feedbackFrameRoute: RawRoute = {
  endpoint: {
    method: 'GET',
    path: FEEDBACK_FRAME_PATH,
    summary: "The operator's own feedback form in a frame",
    answers: 'text/html',
  },
  respond(context, { config }) {
    const { feedbackFormUrl } = config.pages
    if (feedbackFormUrl === undefined) throw new AppError('not_found', 'server_nothing_here')
    return new Response(writeFrame(languageOf(context.req.raw.headers), feedbackFormUrl), {
      headers: frameHeaders([
        `style-src 'sha256-${STYLE_HASH}'`,
        `frame-src ${new URL(feedbackFormUrl).origin}`,
        `sandbox ${SANDBOX}`,
      ]),
    })
  },
}

function writeFrame(language: Language, address: string): string {
  const t = translator(language)
  const source = escapeHtml(new URL(address).href)
  const title = escapeHtml(t('contact_frame_title'))
  return `<!doctype html>
<html lang="${LANGUAGES[language].tag}">
<head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head>
<body><iframe title="${title}" src="${source}" sandbox="${SANDBOX}" referrerpolicy="no-referrer"></iframe></body>
</html>
`
}
