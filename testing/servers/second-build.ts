// The next version of the built app, beside the one that is there: its pages say so, and it has one script less.
import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SITE_FOLDER, SITE_MANIFEST, SiteManifest } from '#src/server/edge/page-table.ts'

/** Pages in JSON. */
const PACKS = ['/kept-first.json', '/kept-pages.json']
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
  for (const entry of files.filter(
    ({ path, type }) => ['/sw.js', ...PACKS].includes(path) || type.startsWith('text/html'),
  )) {
    let text = (await readFile(join(site, entry.file), 'utf8')).replaceAll(
      '<html ',
      PACKS.includes(entry.path) ? '<html data-version=\\"second\\" ' : '<html data-version="second" ',
    )
    if (entry.path === '/sw.js') {
      text = text.replace(/version: ?"\w+"/, 'version:"second"')
      // The list is one long text by now.
      for (const path of gone) text = text.replace(`${path},`, '')
    }
    await writeFile(join(site, entry.file), text)
    Object.assign(entry, { compressed: false, etag: '"second"' })
  }
  await writeFile(file, JSON.stringify({ ...manifest, files }))
  return {
    main: join(folder, 'src/server/main.ts'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}
