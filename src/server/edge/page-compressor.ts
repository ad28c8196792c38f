// A process of its own that compresses pages (`compress-pages.ts` starts it): what compressing as hard as it goes takes of
// memory would otherwise stay with the server for good.
import { constants as os, setPriority } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface CompressedPage {
  br: Uint8Array
  gzip: Uint8Array
}

/** About 40 ms of one core a page. */
const HARDEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

// Visitors come first: this may take its time.
setPriority(os.priority.PRIORITY_LOW)

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

process.on('message', async (body: Uint8Array) => {
  const page: CompressedPage = { br: await brotli(body, HARDEST), gzip: await gzipped(body) }
  process.send?.(page)
})
// The server has what it wanted, or is gone.
process.once('disconnect', () => process.exit())
