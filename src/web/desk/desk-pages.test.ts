// The pages of the desk that others rely on, and what a role must be let into to see them.
import { expect, test } from 'vitest'
import { areaOfPage, DESK_PAGES, findDeskPage } from './desk-pages.ts'

const PROMISED = [
  '/desk',
  '/desk/tools',
  '/desk/tools/:key',
  '/desk/searches',
  '/desk/newsletter',
  '/desk/newsletter/:slug',
  '/desk/inbox',
  '/desk/results',
  '/desk/people',
  '/desk/health',
  '/desk/log',
]

test('every page that was promised is there', () => {
  const paths = DESK_PAGES.map(({ path }) => path)
  expect(PROMISED.filter((path) => !paths.includes(path))).toEqual([])
})

test('a page is found by its address, and lies in the area of its address', () => {
  const found = ['/desk', '/desk/', '/desk/tools/digitalLaunchpad-module1-1.1', '/desk/log'].map(findDeskPage)
  expect(found.map((page) => page && [page.title, areaOfPage(page)])).toEqual([
    ['desk_overview_title', 'overview'],
    ['desk_overview_title', 'overview'],
    ['desk_tool_title', 'tools'],
    ['desk_log_title', 'log'],
  ])
  expect(findDeskPage('/desk/enter')).toBeUndefined()
})
