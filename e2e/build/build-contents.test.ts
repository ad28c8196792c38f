// What the build hands out: nothing of the workshop.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SITE_FOLDER, SiteManifest } from '#src/server/edge/page-table.ts'
import { startServer } from '../../testing/servers/server.ts'

const { files } = SiteManifest.parse(JSON.parse(readFileSync(join(SITE_FOLDER, 'manifest.json'), 'utf8')))

/** The folder in which the site was built, which must not be published. */
const ROOT = join(import.meta.dirname, '../..')
/** Names of what belongs to making it: sources, maps, settings, tests. */
const WORKSHOP =
  /(?:^|\/)\.(?!well-known)|\.(?:map|tsx?|jsx|md|ya?ml|env|sqlite|pem|log)$|\.test\.|node_modules|__tests__|package(?:-lock)?\.json$/
/** Words that only tools of development write. */
const TOOLS =
  /sourceMappingURL|@vite\/client|import\.meta\.hot|__REACT_DEVTOOLS_GLOBAL_HOOK__\.inject\(|vitest|playwright|TOKEN_SECRET/

test('no file of the workshop is handed out', () => {
  const addresses = files.map(({ path }) => path)
  expect(addresses.length).toBeGreaterThan(100)
  expect(addresses.filter((path) => WORKSHOP.test(path))).toEqual([])
  expect(globSync('**/*.map', { cwd: SITE_FOLDER })).toEqual([])
})

test('no script or style names a source map, a tool of development or a secret', () => {
  const made = files.filter(({ path }) => /\.(?:js|css)$/.test(path))
  expect(made.length).toBeGreaterThan(20)
  const found = made.flatMap(({ path, file }) => {
    const text = readFileSync(join(SITE_FOLDER, file), 'utf8')
    const word = TOOLS.exec(text)?.[0] ?? (text.includes(ROOT) ? ROOT : undefined)
    return word === undefined ? [] : [`${path}: ${word}`]
  })
  expect(found).toEqual([])
})

test('the server hands out nothing of what belongs to making it', async () => {
  await using server = await startServer()
  for (const path of [
    '/.git/config',
    '/.env',
    '/package.json',
    '/src/server/main.ts',
    '/node_modules/hono/package.json',
    '/@vite/client',
    '/@fs/etc/passwd',
    '/__vite_ping',
    '/api/test',
    '/api/debug',
    '/metrics',
    '/manifest.json',
  ]) {
    expect((await fetch(server.url + path)).status, path).toBe(404)
  }
})

test('what the site is served from has no clone beside it', () => {
  for (const name of ['.git', '.env', 'node_modules', 'package.json']) {
    expect(existsSync(join(SITE_FOLDER, name)), name).toBe(false)
  }
})
