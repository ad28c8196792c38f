// Turns what React Router wrote, language by language, into the table the server reads: each page with its CSS inside, its
// scripts asked for after the first paint and its content policy by hash.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { listPictureFiles } from '#src/features/curriculum/pictures/scene-files.server.ts'
import { listPagePaths } from '#src/pages/table.ts'
import { readEverything } from '#src/platform/content/content-memory.ts'
import { writeSnapshot } from '#src/platform/content/content-snapshot.ts'
import { SPOKEN_LANGUAGES } from '#src/platform/http/request-language.ts'
import { createPack } from '#src/platform/pack-file.ts'
import { PACK_NAME, SITE_FOLDER, type SiteManifest } from '#src/server/edge/page-table.ts'
// Every reader of content, for the snapshot.
import '#src/server/features.ts'
import { DEFAULT_LANGUAGE, type Language, pathIn } from '#src/shared/languages.ts'
import { drawAppIcons, writeWebManifest } from '../assets/app-icons.ts'
import { pagesFolder } from './built-language.ts'
import { collectLicences } from './collect-licences.ts'
import { takeOutPageData } from './finishing/page-data.ts'
import { findPageStart } from './finishing/page-start.ts'
import { buildFirstVisit } from './finishing/small-scripts.ts'
import { buildWorker, listKeptFiles } from './offline/build-worker.ts'
import { fillKeptPacks, isKeptPack } from './offline/kept-packs.ts'
import { drawSharePictures } from './share-pictures.ts'
import { addSiteFile, type SiteFile, writeInto } from './site-file.ts'

const ROOT = join(import.meta.dirname, '../..')
/** All it does is to ask us for files. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

await rm(SITE_FOLDER, { recursive: true, force: true })
await mkdir(SITE_FOLDER, { recursive: true })
using pack = createPack(join(SITE_FOLDER, PACK_NAME))
const files = new Map<string, SiteFile>()
for (const language of SPOKEN_LANGUAGES) {
  for (const file of await addLanguage(language)) files.set(file.path, file)
}
const manifest: SiteManifest = { files: [...files.values()] }
await writeFile(join(SITE_FOLDER, 'manifest.json'), JSON.stringify(manifest))
writeSnapshot(Object.fromEntries(SPOKEN_LANGUAGES.map((language) => [language, readEverything(language)])))
console.log(`${files.size} files are ready in build/site.`)

async function addLanguage(language: Language): Promise<SiteFile[]> {
  const folder = join(ROOT, pagesFolder(language), 'client')
  const place = (path: string) => pathIn(language, path).slice(1)
  const worker = place('/sw.js')
  const drawn = new Map<string, Uint8Array | Promise<Uint8Array>>([
    ...(language === DEFAULT_LANGUAGE ? await drawAppIcons() : []),
    ...(language === DEFAULT_LANGUAGE ? [['licences.txt', Buffer.from(collectLicences())] as const] : []),
    ...drawSharePictures(language),
    ...listPictureFiles().map(([, { path, svg }]) => [path.slice(1), Buffer.from(svg)] as const),
    [place('/manifest.webmanifest'), writeWebManifest(language)],
  ])
  for (const [name, body] of drawn) await writeInto(folder, name, await body)
  await writeApart(language, folder)
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.startsWith('.') && name !== worker && !isKeptPack(name))
    .sort()
  // What languages share, such as the router, has the same name and the same bytes in each: it is there already.
  const added = await Promise.all(
    names.map(
      (name) =>
        (name.startsWith('assets/') ? files.get(`/${name}`) : undefined) ?? addSiteFile(pack, language, folder, name),
    ),
  )
  const kept = listKeptFiles(language, added)
  const packs = await Promise.all(
    [...(await fillKeptPacks(added, kept))].map(async ([path, filled]) => {
      await writeInto(folder, path.slice(1), Buffer.from(JSON.stringify(filled)))
      return addSiteFile(pack, language, folder, path.slice(1))
    }),
  )
  await writeInto(folder, worker, await buildWorker(kept))
  const made = await addSiteFile(pack, language, folder, worker)
  return [...added, ...packs, { ...made, contentPolicy: WORKER_POLICY }]
}

/** What pages that wait for a touch have outside of themselves. */
async function writeApart(language: Language, folder: string): Promise<void> {
  const { path, code } = await buildFirstVisit(language)
  await writeInto(folder, path, Buffer.from(code))
  for (const address of listPagePaths(language)) {
    if (!(await findPageStart(language, address)).waits) continue
    const { data } = takeOutPageData(await readFile(join(folder, pathIn(language, address), 'index.html'), 'utf8'))
    await writeInto(folder, data.path, Buffer.from(data.code))
  }
}
