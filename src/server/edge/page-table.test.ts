// What is kept of a file is what browsers ask for; who takes nothing compressed gets the same bytes.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPack } from '#src/platform/pack-file.ts'
import { countPages, isQuicklyUnpacked, PACK_NAME, type PageFile, plainBody, readPageTable } from './page-table.ts'
import { answerFile } from './serve-pages.ts'

const SMALL = 'a page of a few words'
const LARGE = 'a file that takes long to unpack '.repeat(10_000)

async function readTwo(): Promise<{ small: PageFile; large: PageFile }> {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-table-'))
  try {
    using pack = createPack(join(folder, PACK_NAME))
    const add = (text: string) => pack.add(Buffer.from(text))
    const compress = (text: string) => ({
      br: pack.add(brotliCompressSync(text)),
      gzip: pack.add(gzipSync(text)),
      ...(isQuicklyUnpacked(Buffer.from(text)) ? {} : { identity: add(text) }),
    })
    const entry = { type: 'text/plain', etag: '"e"', cache: 'revalidate' }
    const files = [
      { ...entry, path: '/small', file: 'small', bodies: compress(SMALL) },
      { ...entry, path: '/large', file: 'large', bodies: compress(LARGE) },
    ]
    await writeFile(join(folder, 'manifest.json'), JSON.stringify({ files }))
    const table = await readPageTable(folder)
    expect(await countPages(folder)).toBe(2)
    return { small: table.get('/small') as PageFile, large: table.get('/large') as PageFile }
  } finally {
    // A build that is made while the server runs takes the files away: what is served stays what was there at the start.
    await rm(folder, { recursive: true, force: true })
  }
}

const ask = (file: PageFile, encoding: string, method = 'GET') =>
  answerFile(new Request('http://handrail.test/', { method, headers: { 'accept-encoding': encoding } }), file, {})

test('a small file is there compressed only, one that takes long to unpack plainly too', async () => {
  const { small, large } = await readTwo()
  expect(Object.keys(small.bodies).sort()).toEqual(['br', 'gzip'])
  expect(Object.keys(large.bodies).sort()).toEqual(['br', 'gzip', 'identity'])
})

test('many who take nothing compressed share what was unpacked for one', async () => {
  const { small } = await readTwo()
  const first = await plainBody(small)
  expect(await plainBody(small)).toBe(first)
})

test('who takes nothing compressed gets the file as it is, with its length, whatever is kept of it', async () => {
  const { small, large } = await readTwo()
  for (const [file, text] of [
    [small, SMALL],
    [large, LARGE],
  ] as const) {
    for (const encoding of ['', 'identity', 'br;q=0, gzip;q=0', 'zstd']) {
      const answer = await ask(file, encoding)
      expect(answer.headers.get('content-encoding')).toBeNull()
      expect(answer.headers.get('content-length')).toBe(String(text.length))
      expect(await answer.text()).toBe(text)
    }
    expect((await ask(file, '', 'HEAD')).headers.get('content-length')).toBe(String(text.length))
    expect((await ask(file, 'br')).headers.get('content-encoding')).toBe('br')
    expect((await ask(file, 'gzip')).headers.get('content-encoding')).toBe('gzip')
  }
})

test('a body is read once, and again when the disk has failed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-table-'))
  try {
    using pack = createPack(join(folder, PACK_NAME))
    const file = { path: '/', file: 'index.html', type: 'text/plain', etag: '"e"', cache: 'revalidate' }
    const bodies = { identity: [0, 5] }
    await writeFile(join(folder, 'manifest.json'), JSON.stringify({ files: [{ ...file, bodies }] }))
    const read = (await readPageTable(folder)).get('/')?.bodies.identity as () => Promise<Uint8Array>
    await expect(read()).rejects.toThrow(/shorter than its index/)
    pack.add(Buffer.from('hello'))
    const first = await read()
    expect(Buffer.from(first).toString()).toBe('hello')
    expect(await read()).toBe(first)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
