// In a process of the server no object reaches its prototype by a name that a body may hold.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const CLOSED = pathToFileURL(join(import.meta.dirname, 'close-prototypes.ts')).href

/** What copying a hostile body into an object makes of that object. */
const COPY = `const copy = {}
for (const [name, value] of Object.entries(JSON.parse('{"__proto__":{"polluted":true}}'))) copy[name] = value
console.log(String(copy.polluted), Object.getPrototypeOf(copy) === Object.prototype)`

function run(script: string): string {
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }).stdout.trim()
}

test('what is copied from a body changes no prototype', () => {
  expect(run(`await import('${CLOSED}')\n${COPY}`)).toBe('undefined true')
})
