// Assets of the release before stay served, of one release and no more, wherever the next one was built.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openKeptReleases } from './kept-releases.ts'
import { readPageTable, SITE_MANIFEST } from './page-table.ts'

let home: string
const dataDir = () => join(home, 'data')

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'handrail-releases-'))
})
afterEach(() => rm(home, { recursive: true }))

/** A build with one page, and a script of its own. */
async function build(name: string): Promise<string> {
  const site = join(home, 'builds', name)
  const files = ['help.html', `assets/${name}.js`]
  for (const file of files) {
    await mkdir(join(site, dirname(file)), { recursive: true })
    for (const suffix of ['', '.br', '.gz']) await writeFile(join(site, file + suffix), name + suffix)
  }
  const entries = files.map((file) => ({
    path: `/${file}`,
    file,
    type: 'text/javascript',
    etag: '"1"',
    compressed: true,
  }))
  await writeFile(
    join(site, SITE_MANIFEST),
    JSON.stringify({
      builtFor: {
        origin: 'https://handrail.test',
        product: 'Handrail',
        features: [],
        languages: null,
        colours: null,
        operator: null,
      },
      files: entries,
    }),
  )
  return site
}

/** Starts a release, and lets it run until it has left its files. @returns what it serves */
async function serve(site: string) {
  const releases = await openKeptReleases(dataDir(), site)
  const pages = await releases.addBefore(await readPageTable(site))
  await releases.keep()
  return { paths: [...pages.keys()].sort(), pages }
}

test('the scripts of the release before stay served, also when its build is gone', async () => {
  const first = await build('first')
  await serve(first)
  await rm(first, { recursive: true })
  const { paths, pages } = await serve(await build('second'))
  expect(paths).toEqual(['/assets/first.js', '/assets/second.js', '/help.html'])
  expect(String(await pages.get('/assets/first.js')?.read('br'))).toBe('first.br')
  expect(String(await pages.get('/help.html')?.read('identity'))).toBe('second')
})

test('assets older than the previous release go, and after a rollback the newer release stays', async () => {
  const [first, second, third] = await Promise.all(['first', 'second', 'third'].map(build))
  for (const site of [first, second]) await serve(site as string)
  const { paths } = await serve(third as string)
  expect(paths.filter((path) => path.startsWith('/assets/'))).toEqual(['/assets/second.js', '/assets/third.js'])
  expect(await readdir(join(dataDir(), 'releases'))).toHaveLength(2)
  const back = await serve(second as string)
  expect(back.paths.filter((path) => path.startsWith('/assets/'))).toEqual(['/assets/second.js', '/assets/third.js'])
})

test('a start of the same files again is no release', async () => {
  const [first, second] = [await build('first'), await build('second')]
  await serve(first)
  await serve(second)
  expect((await serve(second)).paths).toContain('/assets/first.js')
})

test('an unreadable previous release does not stop the server from starting', async () => {
  await mkdir(join(dataDir(), 'releases/broken'), { recursive: true })
  const { paths } = await serve(await build('first'))
  expect(paths).toEqual(['/assets/first.js', '/help.html'])
})

test('no page and no personal data is kept', async () => {
  await serve(await build('first'))
  const names = await readdir(join(dataDir(), 'releases'), { recursive: true })
  expect(names.filter((name) => name.includes('help'))).toEqual([])
  const [list] = names.filter((name) => name.endsWith(SITE_MANIFEST))
  expect(await readFile(join(dataDir(), 'releases', list as string), 'utf8')).not.toContain('help')
})
