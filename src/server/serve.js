// The entry. What Node makes of our files is kept between starts: the next one is faster, and does without the part of
// Node that strips types, which holds 10 MB. That is why this file has none.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import './close-prototypes.js'

/** Beside the pages: `npm run build` fills it, and a folder that may not be written is only read. */
enableCompileCache(join(import.meta.dirname, '../../build/compiled'))
// Only now, because whatever is imported above is compiled before the cache is open.
const [{ keepNewFilesPrivate }, { startServer }] = await Promise.all([
  import('#src/platform/data-folder.ts'),
  import('./start.ts'),
])
keepNewFilesPrivate()
await startServer()
