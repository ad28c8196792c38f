// What is kept of a file is what browsers ask for; who takes nothing compressed gets the same bytes.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type PageFile, plainBody, readPageTable } from './page-table.ts'
import { answerFile } from './serve-pages.ts'

const SMALL = 'a page of a few words'
const LARGE = 'a file that takes long to unpack '.repeat(10_000)

async function readTwo(): Promise<{ small: PageFile; large: PageFile; picture: PageFile }> {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-table-'))
  try {
    const entry = { type: 'text/plain', etag: '"e"', cache: 'revalidate' }
    for (const [file, text] of [
      ['small', SMALL],
      ['large', LARGE],
    ] as const) {
      await writeFile(join(folder, file), text)
      await writeFile(join(folder, `${file}.br`), brotliCompressSync(text))
      await writeFile(join(folder, `${file}.gz`), gzipSync(text))
    }
    await writeFile(join(folder, 'picture'), 'as it is')
    const files = [
      { ...entry, path: '/small', file: 'small', encodings: ['br', 'gzip'] },
      { ...entry, path: '/large', file: 'large', encodings: ['br', 'gzip'] },
      { ...entry, path: '/picture', file: 'picture', encodings: [] },
    ]
    await writeFile(join(folder, 'manifest.json'), JSON.stringify({ files }))
    const table = await readPageTable(folder)
    const get = (path: string) => table.get(path) as PageFile
    return { small: get('/small'), large: get('/large'), picture: get('/picture') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const ask = (file: PageFile, encoding: string, method = 'GET') =>
  answerFile(new Request('http://handrail.test/', { method, headers: { 'accept-encoding': encoding } }), file, {})

test('a small file is kept compressed only, one that takes long to unpack plainly too, and one without codings as it is', async () => {
  const { small, large, picture } = await readTwo()
  expect(Object.keys(small.bodies).sort()).toEqual(['br', 'gzip'])
  expect(Object.keys(large.bodies).sort()).toEqual(['br', 'gzip', 'identity'])
  expect(Object.keys(picture.bodies)).toEqual(['identity'])
  expect(new TextDecoder().decode(plainBody(picture))).toBe('as it is')
})

test('who takes nothing compressed gets the file as it is, with its length, whatever is kept of it', async () => {
  const { small, large } = await readTwo()
  for (const [file, text] of [
    [small, SMALL],
    [large, LARGE],
  ] as const) {
    for (const encoding of ['', 'identity', 'br;q=0, gzip;q=0', 'zstd']) {
      const answer = ask(file, encoding)
      expect(answer.headers.get('content-encoding')).toBeNull()
      expect(answer.headers.get('content-length')).toBe(String(text.length))
      expect(await answer.text()).toBe(text)
    }
    expect(ask(file, '', 'HEAD').headers.get('content-length')).toBe(String(text.length))
    expect(ask(file, 'br').headers.get('content-encoding')).toBe('br')
    expect(ask(file, 'gzip').headers.get('content-encoding')).toBe('gzip')
  }
})
