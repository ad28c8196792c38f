// What is smaller when it is compressed lies there compressed too, in both codings and in every folder.
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFiles } from './compress-files.ts'

test('each text has its brotli and its gzip beside it, and pictures and typefaces have none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-compress-'))
  try {
    await mkdir(join(folder, 'pl/help'), { recursive: true })
    const texts = ['index.html', 'pl/help/index.html', 'help.data', 'sw.js']
    for (const name of [...texts, 'icon.png', 'letters.woff2']) await writeFile(join(folder, name), `words of ${name}`)
    await compressFiles(folder)
    for (const name of texts) {
      expect(brotliDecompressSync(await readFile(join(folder, `${name}.br`))).toString()).toBe(`words of ${name}`)
      expect(gunzipSync(await readFile(join(folder, `${name}.gz`))).toString()).toBe(`words of ${name}`)
    }
    expect(globSync('**/*.{br,gz}', { cwd: folder })).toHaveLength(2 * texts.length)
  } finally {
    await rm(folder, { recursive: true })
  }
})
