// Turns what React Router wrote, language by language, into the files the server hands out, and the list of them: each page with
// its CSS inside and its content policy by hash.
import { readdir, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { listPictureFiles } from '#src/features/curriculum/pictures/scene-files.server.ts'
import { writeBuiltContent } from '#src/platform/content/built-content.ts'
import { readEverything } from '#src/platform/content/content-memory.ts'
import { SPOKEN_LANGUAGES } from '#src/platform/http/request-language.ts'
import { DESK_MANIFEST, SITE_MANIFEST, type SiteManifest } from '#src/server/edge/page-table.ts'
// Every reader of content.
import '#src/server/features.ts'
import { DEFAULT_LANGUAGE, type Language, pathIn } from '#src/shared/languages.ts'
import { drawAppIcons, writeWebManifest } from '../assets/app-icons.ts'
import { BUILD_SETTINGS } from './build-settings.ts'
import { pagesFolder } from './built-language.ts'
import { collectLicences } from './collect-licences.ts'
import { compressFiles } from './compress-files.ts'
import { DESK_FILES } from './desk-page.ts'
import { buildWorker, listKeptFiles } from './offline/build-worker.ts'
import { fillKeptPacks, isKeptPack } from './offline/kept-packs.ts'
import { beginRelease, completeRelease } from './release.ts'
import { drawSharePictures } from './share-pictures.ts'
import { addDeskFile, addSiteFile, IS_QUICK, type SiteFile, writeInto } from './site-file.ts'

const ROOT = join(import.meta.dirname, '../..')
/** All it does is to ask us for files. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

const release = await beginRelease()
const files = new Map<string, SiteFile>()
for (const language of SPOKEN_LANGUAGES) {
  for (const file of await addLanguage(language)) files.set(file.path, file)
}
const deskNames = await listFiles(DESK_FILES)
const deskFiles = await Promise.all(deskNames.map((name) => addDeskFile(release, name)))
if (!IS_QUICK) await compressFiles(release)
for (const language of SPOKEN_LANGUAGES) await writeBuiltContent(release, language, readEverything(language))
await writeList(SITE_MANIFEST, [...files.values()])
await writeList(DESK_MANIFEST, deskFiles)
await completeRelease(release)
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
  const names = (await listFiles(folder)).filter((name) => name !== worker && !isKeptPack(name))
  // What languages share, such as the router, has the same name and the same bytes in each: it is there already.
  const added = await Promise.all(
    names.map(
      (name) =>
        (name.startsWith('assets/') ? files.get(`/${name}`) : undefined) ??
        addSiteFile(release, language, folder, name),
    ),
  )
  const kept = listKeptFiles(language, added)
  const packs = await Promise.all(
    [...(await fillKeptPacks(release, added, kept))].map(async ([path, filled]) => {
      await writeInto(folder, path.slice(1), Buffer.from(JSON.stringify(filled)))
      return addSiteFile(release, language, folder, path.slice(1))
    }),
  )
  await writeInto(folder, worker, await buildWorker(kept))
  const made = await addSiteFile(release, language, folder, worker)
  return [...added, ...packs, { ...made, contentPolicy: WORKER_POLICY }]
}

async function writeList(name: string, list: SiteFile[]): Promise<void> {
  const manifest: SiteManifest = { builtFor: BUILD_SETTINGS, files: list }
  await writeFile(join(release, name), JSON.stringify(manifest))
}

/** @returns the names of all files below a folder, relative to it, in a fixed order */
async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
