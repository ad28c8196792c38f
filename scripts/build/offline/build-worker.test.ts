// The list of what a device keeps: each page with what the router asks for on the way to it, whatever the language.
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#src/shared/languages.ts'
import { listKeptFiles } from './build-worker.ts'

function fileOf(path: string, type: string, more: { listed?: object } = {}) {
  return { path, file: path.slice(1), type, etag: '"1"', compressed: true, ...more }
}
const page = (path: string, more?: { listed: object }) => fileOf(path, 'text/html; charset=utf-8', more)
const dataOf = (path: string) => fileOf(path, 'text/x-script; charset=utf-8')
const LISTED = { listed: {} }

function listOf(language: Language, files: ReturnType<typeof fileOf>[]) {
  const script = fileOf('/assets/manifest-abcdefgh.js', 'text/javascript; charset=utf-8')
  return listKeptFiles(language, [script, ...files])
}

test.each(Object.entries(LANGUAGES))(
  'home in %s is kept, and what leads to it from another page',
  (code, { prefix }) => {
    const [home, data] = [prefix || '/', `${prefix}/_.data`]
    const list = listOf(code as Language, [page(home, LISTED), dataOf(data)])
    expect([list.pages, list.data]).toEqual([[home], [data]])
  },
)

test('a page whose words have changed makes another version, although its address stays', () => {
  const data = dataOf('/plan.data')
  const [before, after] = [page('/plan'), { ...page('/plan'), etag: '"2"' }]
  expect(listOf('en', [before, data]).version).toBe(listOf('en', [page('/plan'), data]).version)
  expect(listOf('en', [after, data]).version).not.toBe(listOf('en', [before, data]).version)
})

test('the plan is kept though no search engine may list it, and nothing of an account is known', () => {
  const files = [page('/plan'), dataOf('/plan.data'), page('/about', LISTED), dataOf('/about.data'), page('/account')]
  expect(listOf('en', files)).toMatchObject({ pages: ['/plan'], data: ['/plan.data'], others: ['/about'] })
})
