// Builds the operators' desk: an app of its own with a folder of its own, so that nothing of it is in the pages of the site, their
// scripts, their sitemap or what a device keeps (decision 121).
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { createPack } from '#src/platform/pack-file.ts'
import { DESK_FOLDER, PACK_NAME, type SiteManifest } from '#src/server/edge/page-table.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { DESK_POLICY, writeDeskPage } from './desk-page.ts'
import { messagesPlugin } from './messages/messages-plugin.ts'
import { addFile, type SiteFile } from './site-file.ts'

const BUILT = join(import.meta.dirname, '../../build/desk-pages')
const ENTRY = join(import.meta.dirname, '../../src/features/desk/app/desk-app.tsx')

await rm(BUILT, { recursive: true, force: true })
await rm(DESK_FOLDER, { recursive: true, force: true })
await mkdir(DESK_FOLDER, { recursive: true })
const result = await build({
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  base: '/desk/',
  plugins: [messagesPlugin(DEFAULT_LANGUAGE)],
  build: {
    outDir: BUILT,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ENTRY },
  },
})
const [output] = [result].flat()
if (output === undefined || !('output' in output)) throw new Error('The desk was not built.')
const entry = output.output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry)
if (entry === undefined) throw new Error('The desk has no script to start with.')
const styles = (await readdir(join(BUILT, 'assets'))).filter((name) => name.endsWith('.css'))

using pack = createPack(join(DESK_FOLDER, PACK_NAME))
const names = (await readdir(join(BUILT, 'assets'))).map((name) => `assets/${name}`)
const files: SiteFile[] = await Promise.all(
  names.map((name) => addFile(pack, DESK_FOLDER, `/desk/${name}`, name, join(BUILT, name))),
)
const page = writeDeskPage(
  `/desk/${entry.fileName}`,
  styles.map((name) => `/desk/assets/${name}`),
)
await writeFile(join(BUILT, 'desk.html'), page)
files.push({
  ...(await addFile(pack, DESK_FOLDER, '/desk', 'desk.html', join(BUILT, 'desk.html'))),
  contentPolicy: DESK_POLICY,
})
const manifest: SiteManifest = { files }
await writeFile(join(DESK_FOLDER, 'manifest.json'), JSON.stringify(manifest))
console.log(`${files.length} files of the desk are ready in build/desk.`)
