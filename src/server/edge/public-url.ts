// The address the site is reached at is known at start only. Until then a placeholder stands for it in the head of the
// built pages; here it is filled in, and the pages are compressed again.
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import type { CompressedPage, PageToCompress } from './page-compressor.ts'
import { isQuicklyUnpacked, type PageFile, type PageTable, plainBody } from './page-table.ts'

/** Stands for the origin, without a slash at its end. `.invalid` can belong to nobody. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid'

const COMPRESSOR = join(import.meta.dirname, 'page-compressor.ts')

/** The same table with our own address in every page that names it, not compressed yet. */
export function fillOrigin(table: PageTable, origin: string): PageTable {
  return new Map([...table].map(([path, file]) => [path, file.namesOrigin ? fill(file, origin) : file]))
}

function fill(file: PageFile, origin: string): PageFile {
  const text = Buffer.from(plainBody(file)).toString('utf8').replaceAll(ORIGIN_PLACEHOLDER, origin)
  const identity = new Uint8Array(Buffer.from(text))
  return { ...file, etag: etagOf(identity), bodies: { identity } }
}

/**
 * Compresses the filled pages beside the running server, so that it need not wait for them. Each is served smaller as
 * soon as it is ready.
 * @throws when the compressing process fails; what is not compressed by then is served as it is
 */
export async function compressFilledPages(table: PageTable): Promise<void> {
  const filled = [...table].filter(([, { namesOrigin }]) => namesOrigin)
  if (filled.length === 0) return
  const child = fork(COMPRESSOR, { serialization: 'advanced', env: {} })
  child.on('message', ({ path, br, gzip }: CompressedPage) => {
    const bodies = table.get(path)?.bodies
    if (bodies === undefined) return
    Object.assign(bodies, { br: copyOf(br), gzip: copyOf(gzip) })
    if (isQuicklyUnpacked(bodies)) delete bodies.identity
  })
  const ended = once(child, 'exit')
  child.send(filled.map(([path, file]): PageToCompress => ({ path, body: plainBody(file) })))
  const [code] = await ended
  if (code !== 0) throw new Error(`The process that compresses pages ended with ${code}.`)
}

/** In a buffer of its own: a message's pages share one, and each would keep all of it. */
function copyOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}

/** A strong validator of a body. */
export function etagOf(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}
