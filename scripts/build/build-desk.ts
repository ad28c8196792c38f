// Builds the operators' desk: an app of its own with a list of files of its own, so that nothing of it is in the pages of the site, their
// scripts, their sitemap or what a device keeps (decision 121).
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { DESK_DOCUMENT, DESK_FILES, writeDeskPage } from './desk-page.ts'
import { languageFilesPlugin } from './language-files.ts'
import { messagesPlugin } from './messages-plugin.ts'

const ENTRY = join(import.meta.dirname, '../../src/features/desk/app/desk-app.tsx')

await rm(DESK_FILES, { recursive: true, force: true })
const result = await build({
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  base: '/desk/',
  plugins: [messagesPlugin([DEFAULT_LANGUAGE]), languageFilesPlugin([])],
  build: {
    outDir: DESK_FILES,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ENTRY },
  },
})
const [output] = [result].flat()
if (output === undefined || !('output' in output)) throw new Error('The desk was not built.')
const entry = output.output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry)
if (entry === undefined) throw new Error('The desk has no script to start with.')
const styles = (await readdir(join(DESK_FILES, 'assets'))).filter((name) => name.endsWith('.css'))
const page = writeDeskPage(
  `/desk/${entry.fileName}`,
  styles.map((name) => `/desk/assets/${name}`),
)
await writeFile(join(DESK_FILES, DESK_DOCUMENT), page)
