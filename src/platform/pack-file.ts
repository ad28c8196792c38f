// Many small files in one, as Git packs them. Whoever has opened a pack reads each part when it is needed, and always of the same
// version: a newer one that is built meanwhile is another file.
import { closeSync, openSync, read, readSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import * as z from 'zod/mini'

/** Where a part stands: its first byte, and how many it has. */
export const PackPart = z.tuple([z.number(), z.number()])
export type PackPart = z.infer<typeof PackPart>

export interface PackWriter extends Disposable {
  /** @returns where it will be found */
  add(bytes: Uint8Array): PackPart
}

export interface PackFile {
  /** @throws when the disk fails, or the part is not in the pack */
  read(part: PackPart): Promise<Uint8Array<ArrayBuffer>>
  /** The same, while everything else waits. */
  readNow(part: PackPart): Uint8Array<ArrayBuffer>
}

const readLater = promisify(read)

/** Takes the place of what is there. */
export function createPack(file: string): PackWriter {
  // Not written over: a server that runs may have it open.
  rmSync(file, { force: true })
  const descriptor = openSync(file, 'wx')
  let end = 0
  return {
    add(bytes) {
      const start = end
      writeFileSync(descriptor, bytes)
      end += bytes.byteLength
      return [start, bytes.byteLength]
    },
    [Symbol.dispose]: () => closeSync(descriptor),
  }
}

/** Opens it for as long as the process lives. @throws when it is not there */
export function openPack(file: string): PackFile {
  const descriptor = openSync(file, 'r')
  const whole = (bytes: Uint8Array<ArrayBuffer>, count: number) => {
    if (count !== bytes.byteLength) throw new Error(`${file} is shorter than its index says.`)
    return bytes
  }
  return {
    async read([start, length]) {
      const bytes = new Uint8Array(length)
      const { bytesRead } = await readLater(descriptor, bytes, 0, length, start)
      return whole(bytes, bytesRead)
    },
    readNow([start, length]) {
      const bytes = new Uint8Array(length)
      return whole(bytes, readSync(descriptor, bytes, 0, length, start))
    },
  }
}
