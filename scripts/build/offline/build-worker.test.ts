// The list of what a device keeps: each page with what the router asks for on the way to it, whatever the language.
import { expect, test } from 'vitest'
import type { KeptFile } from '#src/offline/kept-files.ts'
import { LANGUAGES, type Language } from '#src/shared/languages.ts'
import { listKeptFiles } from './build-worker.ts'

/** As the build writes it: the hash of a file. */
const ETAG = `"${'a'.repeat(41)}-8"`

function fileOf(path: string, type: string, more: { listed?: true } = {}) {
  return { path, file: path.slice(1), type, etag: ETAG, compressed: true, ...more }
}
const page = (path: string, more?: { listed: true }) => fileOf(path, 'text/html; charset=utf-8', more)
const dataOf = (path: string) => fileOf(path, 'text/x-script; charset=utf-8')
const LISTED = { listed: true } as const

const SCRIPT = '/assets/root-abcdefgh.js'
const pathsOf = (files: KeptFile[]) => files.map(([path]) => path)

function listOf(language: Language, files: ReturnType<typeof fileOf>[]) {
  return listKeptFiles(language, [fileOf(SCRIPT, 'text/javascript; charset=utf-8'), ...files])
}

test.each(Object.entries(LANGUAGES))(
  'home in %s is kept, and what leads to it from another page',
  (code, { prefix }) => {
    const [home, data] = [prefix || '/', `${prefix}/_.data`]
    const { rest } = listOf(code as Language, [page(home, LISTED), dataOf(data)])
    expect(pathsOf(rest)).toEqual([SCRIPT, home, data])
  },
)

test('a page whose words have changed makes another version, although its address stays', () => {
  const data = dataOf('/plan.data')
  const [before, after] = [page('/plan'), { ...page('/plan'), etag: `"${'b'.repeat(43)}"` }]
  expect(listOf('en', [before, data]).version).toBe(listOf('en', [page('/plan'), data]).version)
  expect(listOf('en', [after, data]).version).not.toBe(listOf('en', [before, data]).version)
})

test('the plan is cached though it is not indexed, and nothing of an account is', () => {
  const files = [page('/plan'), dataOf('/plan.data'), page('/about', LISTED), dataOf('/about.data'), page('/account')]
  const { first, rest, others } = listOf('en', files)
  expect([pathsOf(first), pathsOf(rest), others]).toEqual([[], [SCRIPT, '/plan', '/plan.data'], ['/about']])
})

test('the first visit keeps help and its files, each with the hash of its words', () => {
  const { first } = listOf('en', [page('/help', LISTED), dataOf('/help.data'), page('/plan'), dataOf('/plan.data')])
  const hash = `${'a'.repeat(41)}+8=`
  expect(first).toEqual([
    ['/help', hash],
    ['/help.data', hash],
  ])
})
