// Parts come back as they went in, also when a newer pack has taken the place of the one that is open.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPack, openPack } from './pack-file.ts'

const words = ['one', '', 'żółw', 'x'.repeat(200_000)]

function write(file: string, parts: string[]) {
  using pack = createPack(file)
  return parts.map((part) => pack.add(Buffer.from(part)))
}

test('every part comes back, and a pack that is open stays what it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'handrail-pack-'))
  try {
    const file = join(folder, 'some.pack')
    const parts = write(file, words)
    const pack = openPack(file)
    write(file, ['another version'])
    for (const [index, part] of parts.entries()) {
      expect(Buffer.from(await pack.read(part)).toString()).toBe(words[index])
      expect(Buffer.from(pack.readNow(part)).toString()).toBe(words[index])
    }
    await expect(pack.read([0, 1_000_000])).rejects.toThrow('shorter than its index')
    expect(() => pack.readNow([0, 1_000_000])).toThrow('shorter than its index')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
