// Files are served as the build wrote them: compressed as the browser takes it, or not at all when it has them already.
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#src/platform/config.ts'
import { describeBuild, type PageFile, readPageTable, SITE_MANIFEST, type SiteManifest } from './page-table.ts'
import { answerFile } from './serve-pages.ts'

const WORDS = 'a page of a few words'
const PAGE = { path: '/help', file: 'help/index.html', type: 'text/html', etag: '"e"', compressed: true }
const BUILT_FOR = {
  origin: 'https://handrail.example',
  product: 'Handrail',
  features: ['community', 'newsletter', 'outcomes', 'analytics'],
  languages: null,
  colours: null,
  operator: { name: 'Kent Online', contact: null, address: null, charityNumber: null, icoNumber: null },
}

let home: string
/** As in a build: a name that leads to the newest folder. */
const site = () => join(home, 'site')

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'handrail-table-'))
  await writeRelease('first', WORDS)
  await symlink('first', site())
})
afterEach(() => rm(home, { recursive: true }))

async function writeRelease(name: string, words: string): Promise<void> {
  const file = join(home, name, PAGE.file)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, words)
  await writeFile(`${file}.br`, brotliCompressSync(words))
  await writeFile(`${file}.gz`, gzipSync(words))
  const manifest: SiteManifest = {
    builtFor: BUILT_FOR,
    files: [PAGE, { ...PAGE, path: '/icon.png', compressed: false }],
  }
  await writeFile(join(home, name, SITE_MANIFEST), JSON.stringify(manifest))
}

async function readPage(path = PAGE.path): Promise<PageFile> {
  return (await readPageTable(site())).get(path) as PageFile
}

const ask = (file: PageFile, headers: Record<string, string>, method = 'GET') =>
  answerFile(new Request('http://handrail.test/', { method, headers }), file, {})

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['BR', 'br'],
  ['br ; q=0.001', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000,gzip;q=1', 'gzip'],
  ['brotli, gzipped', null],
  ['br;q=0, gzip; q=0', null],
  ['identity', null],
  ['', null],
])('a browser that takes "%s" gets the page as %s', async (accepted, coding) => {
  const answer = await ask(await readPage(), { 'accept-encoding': accepted })
  expect(answer.headers.get('content-encoding')).toBe(coding)
  const body = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(body.byteLength))
  const expected = { br: brotliCompressSync(WORDS), gzip: gzipSync(WORDS) }
  expect(body.equals(coding === null ? Buffer.from(WORDS) : expected[coding as 'br' | 'gzip'])).toBe(true)
})

test('what is not there compressed is sent as it is', async () => {
  const answer = await ask(await readPage('/icon.png'), { 'accept-encoding': 'br, gzip' })
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, WORDS])
})

test('a HEAD request gets the length and no body', async () => {
  const answer = await ask(await readPage(), { 'accept-encoding': 'gzip' }, 'HEAD')
  expect(answer.headers.get('content-length')).toBe(String(gzipSync(WORDS).byteLength))
  expect(answer.body).toBeNull()
})

test.each([
  ['"e"', 304],
  ['W/"e"', 304],
  ['"d", "e"', 304],
  ['"d"', 200],
])('a browser that has %s is answered with %i', async (known, status) => {
  const answer = await ask(await readPage(), { 'if-none-match': known })
  expect([answer.status, (await answer.text()).length]).toEqual([status, status === 304 ? 0 : WORDS.length])
})

test('a build that is made while the server runs changes nothing of what is served', async () => {
  const page = await readPage()
  await writeRelease('second', 'other words')
  await rm(site())
  await symlink('second', site())
  expect(await (await ask(page, {})).text()).toBe(WORDS)
  expect(await (await ask(await readPage(), {})).text()).toBe('other words')
})

test('in production a build with other settings is refused, and each setting is named', async () => {
  const settings = { PUBLIC_URL: BUILT_FOR.origin, OPERATOR_NAME: 'Kent Online' }
  const describe = (env: Record<string, string>) => describeBuild(readConfig(env), site())
  expect(await describe({ ...settings, NODE_ENV: 'production' })).toBe('2 files are built.')
  expect(await describe({ PUBLIC_URL: 'http://localhost:4000' })).toBe('2 files are built.')
  const others = [
    { PUBLIC_URL: 'https://elsewhere.example' },
    { OPERATOR_NAME: 'Essex Online' },
    { PRODUCT_NAME: 'Kent' },
  ]
  for (const other of others) {
    await expect(describe({ ...settings, ...other, NODE_ENV: 'production' })).rejects.toThrow(
      `built for https://handrail.example with another value of ${Object.keys(other)[0]}`,
    )
  }
})

test('without a build it is said what to do', async () => {
  await rm(join(home, 'first', SITE_MANIFEST))
  await expect(readPage()).rejects.toThrow('The pages are not built. Run "npm start"')
  await expect(describeBuild(readConfig({}), site())).rejects.toThrow('The pages are not built.')
})
