// Puts the server and the packages that it needs at once into a few files. `src/server/built-server.ts` says when they are run
// instead of the source.
import { rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { build, type Rolldown } from 'vite'
import { digestOfFiles } from '#src/platform/file-digest.ts'
import { PROJECT_ROOT } from '#src/platform/project-root.ts'
import { BUILT_FROM, BUILT_SERVER, type BuiltFrom } from '#src/server/built-server.ts'
import { LOADED_LATER } from './loaded-later.ts'

const FOLDER = join(PROJECT_ROOT, BUILT_SERVER)
const ENTRY = join(PROJECT_ROOT, 'src/server/start.ts')
/** Knows where it lies, whichever file it has become part of. */
const KNOWS_ITS_PLACE = join(PROJECT_ROOT, 'src/platform/project-root.ts')

await rm(FOLDER, { recursive: true, force: true })
const result = await build({
  configFile: false,
  logLevel: 'error',
  plugins: [{ name: 'places', transform: { filter: { code: 'import.meta.dirname' }, handler: refuseOwnPlace } }],
  ssr: { noExternal: true, external: LOADED_LATER },
  build: {
    ssr: ENTRY,
    outDir: FOLDER,
    copyPublicDir: false,
    target: 'esnext',
    // Whoever reads the log finds what it names.
    minify: false,
    rolldownOptions: { external: '#messages' },
  },
})
const [entry, sources] = readResult(result as Rolldown.RolldownOutput)
const built: BuiltFrom = { entry, sources, digest: digestOfFiles(PROJECT_ROOT, sources) }
await writeFile(join(FOLDER, BUILT_FROM), JSON.stringify(built))
console.log(`The server is in build/server, of ${sources.length} files.`)

/** @throws for a file that would look for something beside itself and is no longer where it was */
function refuseOwnPlace(_code: string, id: string): void {
  if (id !== KNOWS_ITS_PLACE)
    throw new Error(`${id} must find its files from PROJECT_ROOT: it becomes part of another.`)
}

/** @returns the name of the file to start, and what all were made of, relative to the project's folder */
function readResult({ output }: Rolldown.RolldownOutput): [string, string[]] {
  const chunks = output.filter((one) => one.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (entry === undefined) throw new Error('The server was not built.')
  const ours = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => id.startsWith(PROJECT_ROOT) && !id.includes('node_modules'))
    .map((id) => relative(PROJECT_ROOT, id).split(sep).join('/'))
  // Stands for all packages.
  return [entry.fileName, [...new Set(ours), 'package-lock.json'].sort()]
}
