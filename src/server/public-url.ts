// The address the site is reached at is known at start only. Until then a placeholder stands for it in the head of the
// built pages; here it is filled in, and the pages are compressed again.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PageFile, PageTable } from './page-table.ts'

/** Stands for the origin, without a slash at its end. `.invalid` can belong to nobody. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid'

/** First good enough (1 ms a page), then as hard as it goes (about 40 ms of one core a page, a tenth smaller). */
const QUALITIES = [5, 11]

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The same table with our own address in every page that names it, not compressed yet. */
export function fillOrigin(table: PageTable, origin: string): PageTable {
  return new Map([...table].map(([path, file]) => [path, file.namesOrigin ? fill(file, origin) : file]))
}

function fill(file: PageFile, origin: string): PageFile {
  const text = Buffer.from(file.bodies.identity).toString('utf8').replaceAll(ORIGIN_PLACEHOLDER, origin)
  const identity = new Uint8Array(Buffer.from(text))
  return { ...file, etag: etagOf(identity), bodies: { identity } }
}

/**
 * Compresses the filled pages one after the other, beside the running server, so that it need not wait for them. Each
 * is served smaller as soon as it is ready.
 */
export async function compressFilledPages(table: PageTable): Promise<void> {
  const filled = [...table.values()].filter(({ namesOrigin }) => namesOrigin)
  for (const quality of QUALITIES) {
    for (const { bodies } of filled) {
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }
      bodies.br = new Uint8Array(await brotli(bodies.identity, options))
      bodies.gzip ??= new Uint8Array(await gzipped(bodies.identity))
    }
  }
}

/** A strong validator of a body. */
export function etagOf(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}
