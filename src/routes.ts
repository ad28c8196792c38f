// The page table, as React Router wants it.
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { PAGES, type Page } from '#src/pages/table.ts'

function routeOf({ path, file }: Page): RouteConfigEntry {
  if (path === '/') return index(file)
  return route(path.slice(1), file)
}

/** A sheet of all parts of the design system: a build does not have it. */
const DEVELOPMENT_ROUTES = process.env.NODE_ENV === 'development' ? [route('dev/ui', 'pages/dev/ui-page.tsx')] : []

export default [
  layout('pages/layout/site-layout.tsx', PAGES.filter(({ fullScreen }) => !fullScreen).map(routeOf)),
  ...DEVELOPMENT_ROUTES,
  ...PAGES.filter(({ fullScreen }) => fullScreen).map(routeOf),
] satisfies RouteConfig
