// The page table, as React Router wants it.
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { PAGES, type Page } from '#src/pages/table.ts'

function routeOf({ path, file }: Page): RouteConfigEntry {
  if (path === '/') return index(file)
  return route(path.slice(1), file)
}

export default [
  layout('pages/layout/site-layout.tsx', PAGES.filter(({ fullScreen }) => !fullScreen).map(routeOf)),
  ...PAGES.filter(({ fullScreen }) => fullScreen).map(routeOf),
] satisfies RouteConfig
