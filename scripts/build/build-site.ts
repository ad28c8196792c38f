// Turns what React Router wrote into the files the server hands out, and the list of them: each page with
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
import { type Language, pathIn } from '#src/shared/languages.ts'
import { drawAppIcons, writeWebManifest } from '../assets/app-icons.ts'
import { BUILD_SETTINGS } from './build-settings.ts'
import { collectLicences } from './collect-licences.ts'
import { compressFiles } from './compress-files.ts'
import { DESK_FILES } from './desk-page.ts'
import { buildWorker, listKeptFiles } from './offline/build-worker.ts'
import { CLIENT_FOLDER } from './pages-folder.ts'
import { beginRelease, completeRelease } from './release.ts'
import { drawSharePictures } from './share-pictures.ts'
import { addDeskFile, addSiteFile, IS_QUICK, type SiteFile } from './site-file.ts'
import { writeInto } from './write-into.ts'

/** All it does is to ask us for files. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

const release = await beginRelease()
const files = new Map<string, SiteFile>()
await drawFiles()
const made = new Set(SPOKEN_LANGUAGES.map((language) => pathIn(language, '/sw.js').slice(1)))
for (const name of await listFiles(CLIENT_FOLDER)) {
  if (made.has(name)) continue
  const file = await addSiteFile(release, CLIENT_FOLDER, name)
  files.set(file.path, file)
}
for (const language of SPOKEN_LANGUAGES) {
  const file = await addWorker(language, [...files.values()])
  files.set(file.path, file)
}
const deskNames = await listFiles(DESK_FILES)
const deskFiles = await Promise.all(deskNames.map((name) => addDeskFile(release, name)))
if (!IS_QUICK) await compressFiles(release)
for (const language of SPOKEN_LANGUAGES) await writeBuiltContent(release, language, readEverything(language))
await writeList(SITE_MANIFEST, [...files.values()])
await writeList(DESK_MANIFEST, deskFiles)
await completeRelease(release)
console.log(`${files.size} files are ready in build/site.`)

/** Writes what is drawn or collected beside the pages. */
async function drawFiles(): Promise<void> {
  const drawn = new Map<string, Uint8Array | Promise<Uint8Array>>([
    ...(await drawAppIcons()),
    ['licences.txt', Buffer.from(collectLicences())],
    ...listPictureFiles().map(([, { path, svg }]) => [path.slice(1), Buffer.from(svg)] as const),
  ])
  for (const language of SPOKEN_LANGUAGES) {
    drawn.set(pathIn(language, '/manifest.webmanifest').slice(1), writeWebManifest(language))
    for (const [name, body] of drawSharePictures(language)) drawn.set(name, body)
  }
  for (const [name, body] of drawn) await writeInto(CLIENT_FOLDER, name, await body)
}

async function addWorker(language: Language, all: SiteFile[]): Promise<SiteFile> {
  const worker = pathIn(language, '/sw.js').slice(1)
  await writeInto(CLIENT_FOLDER, worker, await buildWorker(listKeptFiles(language, all)))
  return { ...(await addSiteFile(release, CLIENT_FOLDER, worker)), contentPolicy: WORKER_POLICY }
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
