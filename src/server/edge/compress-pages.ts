// Compresses pages that were filled with our address as hard as it goes, in a process beside the running server, once somebody
// has asked for them. Until then they are there as `public-url.ts` has compressed them, quickly.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#src/platform/project-root.ts'
import type { CompressedPage } from './page-compressor.ts'
import { isQuicklyUnpacked, type PageFile, type PageTable, plainBody } from './page-table.ts'

const COMPRESSOR = join(PROJECT_ROOT, 'src/server/edge/page-compressor.ts')

/**
 * Milliseconds between the first request for a page and the process that compresses it with all that were asked for meanwhile: a start is
 * the busiest time of a server, and a process costs more than a page.
 */
const GATHER_MS = 30_000

/**
 * @param compress what compresses some pages; it must not throw
 * @returns what is told of each request for a page: each is compressed once, together with those that are asked for soon after
 */
export function onceForEachPage(compress: (paths: string[]) => Promise<void>): (path: string) => void {
  const known = new Set<string>()
  let waiting: string[] = []
  let gathering = false
  const compressWaiting = async () => {
    while (waiting.length > 0) {
      const paths = waiting
      waiting = []
      await compress(paths)
    }
    gathering = false
  }
  return (path) => {
    if (known.has(path)) return
    known.add(path)
    waiting.push(path)
    if (gathering) return
    gathering = true
    setTimeout(compressWaiting, GATHER_MS).unref()
  }
}

/**
 * Compresses pages that were filled with our address, one by one, so that neither process holds more than that.
 * @throws when the compressing process fails; what is not compressed by then stays as it is
 */
export async function compressPages(table: PageTable, paths: string[]): Promise<void> {
  const child = fork(COMPRESSOR, { serialization: 'advanced', env: {} })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The process that compresses pages ended with ${code}.`)
  })
  try {
    for (const path of paths) {
      const file = table.get(path)
      if (file === undefined) continue
      const plain = await plainBody(file)
      child.send(plain)
      const [compressed] = await Promise.race([once(child, 'message'), failed])
      file.bodies = keep(plain, compressed)
    }
  } finally {
    // It ends by itself now, and that is no failure.
    failed.catch(() => undefined)
    if (child.connected) child.disconnect()
  }
}

function keep(identity: Uint8Array<ArrayBuffer>, { br, gzip }: CompressedPage): PageFile['bodies'] {
  // Copied, because what comes with a message would keep all of the message.
  const bodies = { br: kept(new Uint8Array(br)), gzip: kept(new Uint8Array(gzip)) }
  return isQuicklyUnpacked(identity) ? bodies : { ...bodies, identity: kept(identity) }
}

const kept = (bytes: Uint8Array<ArrayBuffer>) => async () => bytes
