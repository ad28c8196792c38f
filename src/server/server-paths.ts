// Which addresses the server answers itself; all others are pages.
import { CSP_REPORT_PATH } from './edge/csp-report.ts'
import { HEALTH_PATHS } from './edge/health.ts'
import { API_DESCRIPTION_PATHS } from './edge/open-api.ts'
import { ROBOTS_PATH, SITEMAP_PATH } from './edge/sitemap.ts'
import { FEATURES, OTHERS } from './features.ts'

const SERVER_PATHS = new Set([
  ...HEALTH_PATHS,
  ...API_DESCRIPTION_PATHS,
  SITEMAP_PATH,
  ROBOTS_PATH,
  CSP_REPORT_PATH,
  ...FEATURES.flatMap(({ rawRoutes }) => (rawRoutes?.(OTHERS) ?? []).map(({ endpoint }) => endpoint.path)),
])

/** Also below `/api/` where nothing is: what asks there wants no page. */
export function isServerPath(path: string): boolean {
  return path.startsWith('/api/') || SERVER_PATHS.has(path)
}
