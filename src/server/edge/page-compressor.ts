// A process of its own that compresses pages and ends (`public-url.ts` starts it): what compressing as hard as it goes
// takes of memory would otherwise stay with the server for good.
import { constants as os, setPriority } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface PageToCompress {
  path: string
  body: Uint8Array
}

export interface CompressedPage {
  path: string
  br: Uint8Array
  gzip: Uint8Array
}

/** First good enough (1 ms a page), then as hard as it goes (about 40 ms of one core a page, a tenth smaller). */
const QUALITIES = [5, 11]

// Visitors come first: this may take its time.
setPriority(os.priority.PRIORITY_LOW)

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

process.once('message', async (pages: PageToCompress[]) => {
  for (const quality of QUALITIES) {
    for (const { path, body } of pages) {
      const br = await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      const page: CompressedPage = { path, br, gzip: await gzipped(body) }
      process.send?.(page)
    }
  }
  process.disconnect?.()
})
// The server is gone: so is the need.
process.once('disconnect', () => process.exit())
