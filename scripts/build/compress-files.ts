// Writes brotli and gzip beside each file that they make smaller, so that the server only has to pick one.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { CODING_SUFFIX } from '#src/server/edge/page-table.ts'

const COMPRESSED_ALREADY = ['.png', '.ico', '.woff2']
/** What belongs to one page: nine tenths of all bytes. As small as brotli can make them they are a twelfth smaller and take fifty times as long. */
const OF_ONE_PAGE = ['.html', '.data', '.json']
const QUICK_QUALITY = 8
/** Files at the same time: zlib works on Node's own threads, of which there are four. */
const LANES = 4

/** How many files are worth a line. */
const TOLD = 100

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export function isCompressible(name: string): boolean {
  return !COMPRESSED_ALREADY.includes(extname(name))
}

/** @param folder with all that is below it */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const waiting = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const all = waiting.length
  const lane = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await compress(file)
      const done = all - waiting.length
      if (done % TOLD === 0 || done === all) console.log(`Compressed ${done} of ${all} files.`)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

async function compress(file: string): Promise<void> {
  const body = await readFile(file)
  const quality = OF_ONE_PAGE.includes(extname(file)) ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  await writeFile(file + CODING_SUFFIX.br, await brotli(body, { params }))
  await writeFile(file + CODING_SUFFIX.gzip, await gzipped(body, { level: constants.Z_BEST_COMPRESSION }))
}
