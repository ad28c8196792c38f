// The page tables of the site and of the desk, as React Router wants them.
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { PAGES, type Page } from '#src/pages/table.ts'
import { DESK_ENTER_PATH, DESK_JOIN_PATH, DESK_PATH } from '#src/shared/paths.ts'
import { DESK_PAGES } from '#src/web/desk/desk-pages.ts'

function routeOf({ path, file }: Page): RouteConfigEntry {
  if (path === '/') return index(file)
  return route(path.slice(1), file)
}

const belowDesk = (path: string) => path.slice(`${DESK_PATH}/`.length)

const DESK_ROUTE = route(DESK_PATH.slice(1), 'web/desk/desk-document.tsx', [
  route(belowDesk(DESK_ENTER_PATH), 'features/accounts/operators/enter.desk.tsx'),
  route(belowDesk(DESK_JOIN_PATH), 'features/accounts/operators/join.desk.tsx'),
  layout('web/desk/desk-shell.tsx', [
    ...DESK_PAGES.map(({ path, file }) => (path === DESK_PATH ? index(file) : route(belowDesk(path), file))),
    route('*', 'web/desk/nothing-here.tsx'),
  ]),
])

/** A sheet of all parts of the design system: a build does not have it. */
const DEVELOPMENT_ROUTES = process.env.NODE_ENV === 'development' ? [route('dev/ui', 'pages/dev/ui-page.tsx')] : []

export default [
  layout('pages/layout/site-layout.tsx', PAGES.filter(({ fullScreen }) => !fullScreen).map(routeOf)),
  DESK_ROUTE,
  ...DEVELOPMENT_ROUTES,
  ...PAGES.filter(({ fullScreen }) => fullScreen).map(routeOf),
] satisfies RouteConfig
