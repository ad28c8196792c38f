// The pages of the desk that others rely on, and that each lies in the room its address says.
import { expect, test } from 'vitest'
import { DESK_PAGES } from './desk-pages.ts'

const PROMISED = [
  '/desk',
  '/desk/tools',
  '/desk/tools/:key',
  '/desk/searches',
  '/desk/newsletter',
  '/desk/newsletter/:slug',
  '/desk/ideas',
  '/desk/complaints',
  '/desk/results',
  '/desk/tips',
  '/desk/pacts',
  '/desk/settings-cards',
  '/desk/people',
  '/desk/health',
  '/desk/log',
]

test('D-3: every page that was promised is there, and in the room of its address', () => {
  const paths = DESK_PAGES.map(({ path }) => path)
  expect(PROMISED.filter((path) => !paths.includes(path))).toEqual([])
  for (const { path, room } of DESK_PAGES) expect(room, path).toBe(path.split('/')[2] ?? 'overview')
})
