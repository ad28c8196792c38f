// The page table is the only list of pages; what follows from it agrees with it.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { findPagePath, isPageThat, listPagePaths, PAGES } from '#src/pages/table.ts'
import routes from '#src/routes.ts'
import * as talkPaths from '#src/shared/content-paths.ts'
import * as paths from '#src/shared/paths.ts'
import * as planPaths from '#src/shared/plan-paths.ts'
import { DESK_PAGES } from '#src/web/desk/desk-pages.ts'

const SOURCE = join(import.meta.dirname, '../src')

/** Below `/desk`, and no pages of its menu. */
const DESK_DOORS = ['enter.desk.tsx', 'join.desk.tsx']
  .map((name) => `features/accounts/operators/${name}`)
  .concat('web/desk/nothing-here.tsx')

function filesOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children }) => (children === undefined ? [file] : filesOf(children)))
}

/** A component and all that it is made of. */
function listParts(file: string): string[] {
  const parts = new Set([join(SOURCE, file)])
  for (const part of parts) {
    for (const [, name = ''] of readFileSync(part, 'utf8').matchAll(
      /(?:from |import\()'((?:#src|\.{1,2})\/[^']+\.tsx)'/g,
    )) {
      parts.add(name.startsWith('#src/') ? join(SOURCE, name.slice('#src/'.length)) : join(dirname(part), name))
    }
  }
  return [...parts]
}

test('every page is a route, and has a file', () => {
  const files = [...PAGES, ...DESK_PAGES].map(({ file }) => file)
  expect(
    filesOf(routes)
      .filter((file) => !DESK_DOORS.includes(file))
      .sort(),
  ).toEqual(files.sort())
  expect(files.filter((file) => !existsSync(join(SOURCE, file)))).toEqual([])
})

test.each(PAGES.filter(({ path }) => path !== '/*'))(
  '$path is built, or says what is in the database',
  ({ path, live = false }) => {
    const own = listPagePaths('en').filter((address) => matchPath(path, address) !== null)
    expect(own.length === 0).toBe(live)
  },
)

test('an address finds its row of the table in every language, an unknown one none', () => {
  const named = PAGES.filter(({ path, staticPaths }) => staticPaths?.('en') !== undefined && path !== '/*')
  for (const { path, staticPaths } of named) {
    for (const address of staticPaths?.('en') ?? []) expect(findPagePath(address)).toBe(path)
  }
  expect(['/', '/pl', '/pl/help', '/404', '/api/tips'].map(findPagePath)).toEqual([
    '/',
    '/',
    '/help',
    undefined,
    undefined,
  ])
})

test('every address that links are written with is a page, or answered by the server', () => {
  const addresses = Object.entries({ ...paths, ...planPaths, ...talkPaths }).filter(
    ([name, value]) => name.endsWith('_PATH') && typeof value === 'string',
  )
  expect(addresses.length).toBeGreaterThan(20)
  const isPage = (address: string) => listPagePaths('en').includes(address)
  const byServer = (address: string) => /^\/(api|embed)\/|\.xml$/.test(address) || paths.isDeskPath(address)
  expect(addresses.filter(([, address]) => !isPage(address as string) && !byServer(address as string))).toEqual([])
})

test('the addresses with a secret are those of the table, however they end', () => {
  expect([...paths.SECRET_PATHS].sort()).toEqual(
    PAGES.filter(({ secret }) => secret)
      .map(({ path }) => path)
      .sort(),
  )
  expect(isPageThat('secret', '/reset-password/')).toBe(true)
  expect(isPageThat('secret', '/help')).toBe(false)
})

test('search engines do not index the plan, pages with a secret or account pages', () => {
  const hidden = PAGES.filter(({ path, secret, signedIn }) => secret || signedIn || /^\/plan(\/|$)/.test(path))
  expect(hidden.filter(({ path }) => path.startsWith('/plan')).length).toBeGreaterThan(6)
  const open = hidden.filter(({ file }) => !readFileSync(join(SOURCE, file), 'utf8').includes("content: 'noindex'"))
  expect(open.map(({ path }) => path)).toEqual([])
})

test('pages without header and footer link to help and languages, and ask what sounds wrong', () => {
  const frames = PAGES.filter(({ fullScreen }) => fullScreen).map(({ file }) => file)
  expect(frames.length).toBeGreaterThan(3)
  for (const part of ['HELP_PATH', '<LanguageNav', '<SoundsWrong']) {
    const without = frames.filter((file) => !listParts(file).some((one) => readFileSync(one, 'utf8').includes(part)))
    expect(without, part).toEqual([])
  }
})
