// Addresses that the router does not write: links of a document of its own, of a file, of a call.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')

/** A path of ours that becomes an address as it is. The router's own links begin below the language by themselves. */
const BARE =
  /(?:\bhref=\{|\bhref: |\bassign\(|\bnew URL\(|origin\}\$\{|origin \+ )(?!documentPath\()(\w+_PATH|\w+Path(?=\())/g

/** One for all languages: the feed, and the desk. */
const FOR_ALL = ['NEWSLETTER_FEED_PATH', 'DESK_PATH', 'DESK_ENTER_PATH']

test('an address that the router does not write says its language: whoever reads Polish is led to no English page', () => {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: source,
    // The server asks for a language at each address, and the desk has one alone.
    exclude: ['**/*.test.*', '**/*.server.ts', '**/*.desk.tsx', 'web/desk/**', 'server/**', 'platform/**'],
  })
  const bare = files.flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8')
    return [...text.matchAll(BARE)].map(([, path = '']) => path).filter((path) => !FOR_ALL.includes(path))
  })
  expect(files.length).toBeGreaterThan(300)
  expect(bare).toEqual([])
})
