// The last step of the build: has Node compile all that the server is made of, so that its first start is as fast as
// its second.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../../build/compiled'))
await import('../../src/server/start.ts')
flushCompileCache()
console.log('The server is compiled in build/compiled.')
