// Compresses pages that were filled at start as hard as it goes, in a process beside the running server. Until then each
// request has its page compressed for itself, quickly.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Language, splitPath } from '#src/shared/languages.ts'
import type { CompressedPage } from './page-compressor.ts'
import { isQuicklyUnpacked, type PageFile, type PageTable, plainBody } from './page-table.ts'

const COMPRESSOR = join(import.meta.dirname, 'page-compressor.ts')

/** @returns what compresses a language when it is first called for it, one language after the other */
export function onceForEachLanguage(compress: (language: Language) => Promise<void>): (language: Language) => void {
  const begun = new Set<Language>()
  let last = Promise.resolve()
  return (language) => {
    if (begun.has(language)) return
    begun.add(language)
    last = last.then(() => compress(language))
  }
}

/**
 * Compresses the filled pages of a language, one by one, so that neither process holds more than that.
 * @throws when the compressing process fails; what is not compressed by then stays as it is
 */
export async function compressPages(table: PageTable, language: Language): Promise<void> {
  const child = fork(COMPRESSOR, { serialization: 'advanced', env: {} })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The process that compresses pages ended with ${code}.`)
  })
  try {
    for (const [path, file] of table) {
      if (!file.namesOrigin || splitPath(path).language !== language) continue
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
