// Turns what React Router wrote into the files the server hands out, and the list of them: each page with
// its CSS inside and its content policy by hash.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { listPictureFiles } from '#src/features/curriculum/pictures/scene-files.server.ts'
import { writeBuiltContent } from '#src/platform/content/built-content.ts'
import { readEverything } from '#src/platform/content/content-memory.ts'
import { SPOKEN_LANGUAGES } from '#src/platform/http/request-language.ts'
import { SITE_MANIFEST, type SiteManifest } from '#src/server/edge/page-table.ts'
// Every reader of content.
import '#src/server/features.ts'
import { type Language, pathIn } from '#src/shared/languages.ts'
import { drawAppIcons, writeWebManifest } from '../assets/app-icons.ts'
import { BUILD_SETTINGS, LOGO_FILE } from './build-settings.ts'
import { collectLicences } from './collect-licences.ts'
import { compressFiles } from './compress-files.ts'
import { buildWorker, listKeptFiles } from './offline/build-worker.ts'
import { BUNDLE_MANIFEST, listDeskAssets } from './offline/desk-assets.ts'
import { CLIENT_FOLDER } from './pages-folder.ts'
import { beginRelease, completeRelease } from './release.ts'
import { drawSharePictures } from './share-pictures.ts'
import { addSiteFile, IS_QUICK, type SiteFile } from './site-file.ts'
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
const bundle = JSON.parse(await readFile(join(CLIENT_FOLDER, BUNDLE_MANIFEST), 'utf8'))
const ofDesk = listDeskAssets(bundle)
const forParents = [...files.values()].filter(({ path }) => !ofDesk.has(path))
for (const language of SPOKEN_LANGUAGES) {
  const file = await addWorker(language, forParents)
  files.set(file.path, file)
}
if (!IS_QUICK) await compressFiles(release)
for (const language of SPOKEN_LANGUAGES) await writeBuiltContent(release, language, readEverything(language))
const manifest: SiteManifest = { builtFor: BUILD_SETTINGS, files: [...files.values()] }
await writeFile(join(release, SITE_MANIFEST), JSON.stringify(manifest))
await completeRelease(release)
console.log(`${files.size} files are ready in build/site.`)

/** Writes what is drawn or collected beside the pages. */
async function drawFiles(): Promise<void> {
  const drawn = new Map<string, Uint8Array | Promise<Uint8Array>>([
    ...(await drawAppIcons()),
    ['icon.svg', readFile(LOGO_FILE)],
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

/** @returns the names of all files below a folder that are meant to be served, relative to it, in a fixed order */
async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .sort()
}
