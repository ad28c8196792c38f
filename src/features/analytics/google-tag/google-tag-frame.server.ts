// Google's tag, only where an operator has one, in a page of our own that every other page may only frame. The policy's
// `sandbox` gives it an origin of its own: its script reads nothing of ours, no token, no cookie, no page, whatever it
// becomes one day. It gets our events by message, and asks for one permission.
// https://developers.google.com/tag-platform/security/guides/consent
import { createHash } from 'node:crypto'
import { frameHeaders } from '#src/platform/http/frame-headers.ts'
import type { RawRoute } from '#src/platform/http/route.ts'
import { AppError } from '#src/shared/app-error.ts'
import { GOOGLE_TAG_FRAME_PATH } from '#src/shared/paths.ts'

// https://developers.google.com/tag-platform/security/guides/csp
const SCRIPTS = 'https://www.googletagmanager.com'
const COUNTERS = 'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com'

export const googleTagFrameRoute: RawRoute = {
  endpoint: {
    method: 'GET',
    path: GOOGLE_TAG_FRAME_PATH,
    summary: "The operator's Google tag in a frame",
    answers: 'text/html',
  },
  respond(_context, { config }) {
    const { gaMeasurementId } = config.pages
    if (gaMeasurementId === undefined) throw new AppError('not_found', 'server_nothing_here')
    const script = writeScript(gaMeasurementId)
    return new Response(writeFrame(gaMeasurementId, script), { headers: headersFor(script) })
  },
}

/** Google's own loader, and a listener that only the page around it can speak to. `config` sends nothing by itself. */
function writeScript(id: string): string {
  return `window.dataLayer = [];
function gtag() { dataLayer.push(arguments) }
gtag('consent', 'default', {
  ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied'
});
gtag('consent', 'update', { analytics_storage: 'granted' });
gtag('js', new Date());
gtag('config', ${JSON.stringify(id)}, { send_page_view: false, page_referrer: '' });
addEventListener('message', ({ source, data }) => {
  if (source === parent) gtag('event', data.name, data.parameters);
});`
}

function headersFor(script: string): Record<string, string> {
  const hash = createHash('sha256').update(script).digest('base64')
  return frameHeaders([
    `script-src 'sha256-${hash}' ${SCRIPTS}`,
    `connect-src ${COUNTERS}`,
    `img-src ${COUNTERS}`,
    'sandbox allow-scripts',
  ])
}

function writeFrame(id: string, script: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Google Analytics</title><script>${script}</script></head>
<body><script async src="${SCRIPTS}/gtag/js?id=${encodeURIComponent(id)}"></script></body>
</html>
`
}
