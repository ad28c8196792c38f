// The last step of the build: has Node compile all that the server and what it starts are made of, so that its first start
// is as fast as its second.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = join(import.meta.dirname, '../..')

enableCompileCache(join(ROOT, 'build/compiled'))
// Only now, because whatever is imported above is compiled before the cache is open.
const { findBuiltServer } = await import('../../src/server/built-server.ts')
const { LOADED_LATER } = await import('./loaded-later.ts')
const { COMPILED_LANGUAGES } = await import('#messages')
for (const language of COMPILED_LANGUAGES) {
  await import(pathToFileURL(join(ROOT, `build/messages/${language}.js`)).href)
}
const server = findBuiltServer()
if (server === undefined) throw new Error('The server is not built.')
await import(pathToFileURL(server).href)
await import('../../src/features/resources/pdf/pdf-worker.server.ts')
for (const name of LOADED_LATER) await import(name)
flushCompileCache()
console.log('The server is compiled in build/compiled.')
