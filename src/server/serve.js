// The entry. What Node makes of our files is kept between starts: the next one is faster, and does without the part of
// Node that strips types, which holds 10 MB. That is why this file has none.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import './close-prototypes.js'

/** Beside the pages: `npm run build` fills it, and a folder that may not be written is only read. */
enableCompileCache(join(import.meta.dirname, '../../build/compiled'))
// Only now, because whatever is imported above is compiled before the cache is open.
const { findBuiltServer } = await import('./built-server.ts')
const server = findBuiltServer() ?? join(import.meta.dirname, 'start.ts')
const { startServer } = await import(pathToFileURL(server).href)
await startServer()
