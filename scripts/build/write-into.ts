import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes a file below a folder, and the folders on the way to it. @param name relative to the folder */
export async function writeInto(folder: string, name: string, body: Uint8Array | string): Promise<void> {
  const file = join(folder, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, body)
}
