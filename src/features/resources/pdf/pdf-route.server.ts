// POST /api/resources/generate-pdf, without sign-in: limits protect it instead.

import { enforceLimits } from '#src/platform/http/rate-limit.ts'
import { languageOf } from '#src/platform/http/request-language.ts'
import { type HonoContext, type Route, readInput, toRequestContext } from '#src/platform/http/route.ts'
import { CLOSED_CONTENT_POLICY } from '#src/platform/http/security-headers.ts'
import type { Services } from '#src/platform/services.ts'
import { generatePdf } from '../resources.contract.ts'
import { type PdfPool, sharedPdfPool } from './pdf-pool.server.ts'

/** Bytes of the whole body. */
const BODY_LIMIT = 256 * 1024

const PER_NETWORK = { name: 'pdf', max: 10, seconds: 60 }

/** Fixed, whatever the request says: the page gives the file its name. */
const ANSWER_HEADERS = {
  'Content-Type': 'application/pdf',
  'Content-Disposition': 'attachment; filename="checklist.pdf"',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `sandbox; ${CLOSED_CONTENT_POLICY}`,
}

export const pdfRoutes: Route[] = [createPdfRoute(sharedPdfPool)]

/** Not `handle`: the answer is a file, and the body may be larger than others. */
function createPdfRoute(pool: PdfPool): Route {
  return {
    endpoint: generatePdf,
    async respond(context: HonoContext, services: Services) {
      const { htmlContent } = await readInput(generatePdf, context, BODY_LIMIT)
      const { client } = toRequestContext(context, services)
      await enforceLimits(services, [{ limit: PER_NETWORK, subject: client.network }])
      const pdf = await pool.draw(languageOf(context.req.raw.headers), htmlContent)
      return context.body(new Uint8Array(pdf), 200, ANSWER_HEADERS)
    },
  }
}
