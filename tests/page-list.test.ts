// F7: a route that nobody lists is built for nobody: it works while one clicks, and is 404 when it is opened.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import routes from '#src/routes.ts'
import { listPagePaths } from '../scripts/build/page-paths.ts'

/** The full path of each page, parameters and all. */
function pathsOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = path === undefined ? above : `${above}/${path}`
    return children === undefined ? [index ? above || '/' : own] : pathsOf(children, own)
  })
}

const PAGES = pathsOf(routes).filter((path) => path !== '/*')

test.each(PAGES)('F7: %s is built', (page) => {
  expect(listPagePaths().filter((path) => matchPath(page, path) !== null)).not.toEqual([])
})

test('F7: nothing is built that no page answers', () => {
  const answered = (path: string) => PAGES.some((page) => matchPath(page, path) !== null)
  expect(listPagePaths().filter((path) => !answered(path))).toEqual(['/404'])
})
