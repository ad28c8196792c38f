// The next version of the built app, beside the one that is there: its pages say so, and it has one script less.
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SITE_FOLDER, SITE_MANIFEST, SiteManifest } from '#src/server/edge/page-table.ts'

const ROOT = join(import.meta.dirname, '../..')
/** What a server reads beside the site. */
const COPIED = ['src', 'content', 'migrations', 'package.json']

export interface SecondBuild extends AsyncDisposable {
  /** The file that starts its server. */
  main: string
}

/** @param dropped an asset that the next version no longer has */
export async function makeSecondBuild(dropped: RegExp): Promise<SecondBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-second-'))
  for (const part of COPIED) {
    await cp(join(ROOT, part), join(folder, part), { recursive: true, filter: (path) => !path.endsWith('.test.ts') })
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const site = join(folder, 'build/site')
  await cp(await realpath(SITE_FOLDER), site, { recursive: true })
  const file = join(site, SITE_MANIFEST)
  const manifest = SiteManifest.parse(JSON.parse(await readFile(file, 'utf8')))
  const files = manifest.files.filter(({ path }) => !dropped.test(path))
  const gone = manifest.files.filter((one) => !files.includes(one)).map(({ path }) => path)
  const hashes: [before: string, after: string][] = []
  const rewrite = async (entry: SiteManifest['files'][number], change: (text: string) => string) => {
    const text = change(await readFile(join(site, entry.file), 'utf8'))
    await writeFile(join(site, entry.file), text)
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
    hashes.push([inBase64(entry.etag), inBase64(etag)])
    Object.assign(entry, { compressed: false, etag })
  }
  for (const entry of files.filter(({ type }) => type.startsWith('text/html'))) {
    await rewrite(entry, (text) => text.replaceAll('<html ', '<html data-version="second" '))
  }
  const worker = files.find(({ path }) => path === '/sw.js')
  if (worker === undefined) throw new Error('The build has no service worker.')
  await rewrite(worker, (text) => {
    const renamed = text.replace(/version: ?(["`])\w+\1/, 'version:"second"')
    const without = gone.reduce(
      (words, path) => words.replace(new RegExp(`\\[(["\`])${path}\\1, ?null\\],`), ''),
      renamed,
    )
    return hashes.reduce((words, [before, after]) => words.replaceAll(before, after), without)
  })
  await writeFile(file, JSON.stringify({ ...manifest, files }))
  return {
    main: join(folder, 'src/server/main.ts'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

/** As the service worker knows a page. @param etag as the list of files has it */
function inBase64(etag: string): string {
  return Buffer.from(etag.slice(1, -1), 'base64url').toString('base64')
}
