// The address the site is reached at, and who runs it, are known at start only. Until then placeholders stand for them in the
// built pages; here they are filled in.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Config } from '#src/platform/config.ts'
import type { Operator } from '#src/shared/first-visit/operator.ts'
import { fillOperatorLines } from './operator-lines.ts'
import { type PageFile, type PageTable, plainBody, readOnce } from './page-table.ts'

/** @returns what the settings say for `fillPages` */
export function pageFactsOf({ http, pages }: Config): PageFacts {
  const { operator } = pages
  return {
    origin: http.publicUrl,
    operator: operator === undefined ? null : { name: operator.name, contact: operator.contact ?? null },
  }
}

/** Stands for the origin, without a slash at its end. `.invalid` can belong to nobody. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid'

/** A millisecond a page. As hard as it goes is for `compress-pages.ts`. */
const QUICK_QUALITY = 5

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** What only the operator knows of a page. */
export interface PageFacts {
  origin: string
  /** Whoever runs the website, or null for nobody named. */
  operator: Operator | null
}

/**
 * The same table with our own address, and whoever runs the website, in every page that names them. Such a page is made when it is first asked for, and kept until
 * it is compressed for good.
 * @param asked told the path when such a page is made
 */
export function fillPages(table: PageTable, facts: PageFacts, asked: (path: string) => void = () => {}): PageTable {
  return new Map(
    [...table].map(([path, file]) => [path, file.namesOrigin ? fill(file, facts, () => asked(path)) : file]),
  )
}

function fill(built: PageFile, { origin, operator }: PageFacts, asked: () => void): PageFile {
  const identity = readOnce(async () => {
    asked()
    const text = Buffer.from(await plainBody(built)).toString('utf8')
    const filled = fillOperatorLines(text.replaceAll(ORIGIN_PLACEHOLDER, origin), operator)
    return new Uint8Array(Buffer.from(filled))
  })
  const inCoding = (encode: (body: Uint8Array) => Promise<Uint8Array>) =>
    readOnce(async () => new Uint8Array(await encode(await identity())))
  return {
    ...built,
    // What is in it follows from these.
    etag: etagOf(Buffer.from(`${built.etag} ${origin} ${JSON.stringify(operator)}`)),
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
