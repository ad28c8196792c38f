// The address the site is reached at is known at start only. Until then a placeholder stands for it in what the
// built pages say to machines; here it is filled in.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type PageFile, type PageTable, plainBody, readOnce } from './page-table.ts'

/** Stands for the origin, without a slash at its end. `.invalid` can belong to nobody. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid'

/** A millisecond a page. As hard as it goes is for `compress-pages.ts`. */
const QUICK_QUALITY = 5

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * The same table with our own address in every page that names it. Such a page is made when it is first asked for, and kept until
 * it is compressed for good.
 * @param asked told the path when such a page is made
 */
export function fillOrigin(table: PageTable, origin: string, asked: (path: string) => void = () => {}): PageTable {
  return new Map(
    [...table].map(([path, file]) => [path, file.namesOrigin ? fill(file, origin, () => asked(path)) : file]),
  )
}

function fill(built: PageFile, origin: string, asked: () => void): PageFile {
  const identity = readOnce(async () => {
    asked()
    const text = Buffer.from(await plainBody(built)).toString('utf8')
    return new Uint8Array(Buffer.from(text.replaceAll(ORIGIN_PLACEHOLDER, origin)))
  })
  const inCoding = (encode: (body: Uint8Array) => Promise<Uint8Array>) =>
    readOnce(async () => new Uint8Array(await encode(await identity())))
  return {
    ...built,
    // What is in it follows from these two.
    etag: etagOf(Buffer.from(`${built.etag} ${origin}`)),
    bodies: {
      identity,
      gzip: inCoding((body) => gzipped(body)),
      br: inCoding((body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY } })),
    },
  }
}

/** A strong validator of a body. */
export function etagOf(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}
