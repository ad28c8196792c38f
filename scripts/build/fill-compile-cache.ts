// The last step of the build: has Node compile all that the server and what it starts are made of, so that its first start
// is as fast as its second.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = join(import.meta.dirname, '../..')
/** What a server loads when it first needs it. */
const LATER = ['pg', 'nodemailer', 'nodemailer/lib/mail-composer', 'postal-mime', 'openid-client']

enableCompileCache(join(ROOT, 'build/compiled'))
// Only now, because whatever is imported above is compiled before the cache is open.
const { COMPILED_LANGUAGES } = await import('#messages')
for (const language of COMPILED_LANGUAGES) {
  await import(pathToFileURL(join(ROOT, `build/messages/${language}.js`)).href)
}
await import('../../src/server/start.ts')
await import('../../src/features/resources/pdf/pdf-worker.server.ts')
for (const name of LATER) await import(name)
flushCompileCache()
console.log('The server is compiled in build/compiled.')
