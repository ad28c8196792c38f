// THE PAGE TABLE of the desk: a line a page, in the order of its group in the menu. Who may see it says its area, the first part of its
// address below `/desk` (`shared/operators.ts`). Routes and menu follow from it.
import { matchPath } from 'react-router'
import { isAreaOffered } from '#src/shared/operators.ts'
import { DESK_PATH } from '#src/shared/paths.ts'
import type { PlainKey } from '#src/shared/translate.ts'

/** The parts of the menu, in its order, with their headings. The first page stands above them alone. */
export const DESK_GROUPS = {
  today: null,
  content: 'desk_group_content',
  words: 'desk_group_words',
  system: 'desk_group_system',
} as const satisfies Record<string, PlainKey | null>

interface DeskPage {
  /** As the router writes it, with its parameters. */
  path: string
  /** Relative to `src/`. */
  file: string
  /** The text in the menu, the document's title and the heading. */
  title: PlainKey
  group: keyof typeof DESK_GROUPS
  /** Not in the menu: it is reached from another page. */
  inside?: true
}

// biome-ignore format: a line a page
const ALL_PAGES: DeskPage[] = [
  { path: '/desk', file: 'pages/desk/today.desk.tsx', title: 'desk_overview_title', group: 'today' },
  { path: '/desk/tools', file: 'features/analytics/figures/tools.desk.tsx', title: 'desk_tools_title', group: 'content' },
  { path: '/desk/tools/:key', file: 'features/analytics/figures/tool.desk.tsx', title: 'desk_tool_title', group: 'content', inside: true },
  { path: '/desk/searches', file: 'features/analytics/figures/searches.desk.tsx', title: 'desk_searches_title', group: 'content' },
  { path: '/desk/newsletter', file: 'features/newsletter/desk/newsletter.desk.tsx', title: 'desk_newsletter_title', group: 'content' },
  { path: '/desk/newsletter/:slug', file: 'features/newsletter/desk/issue.desk.tsx', title: 'desk_newsletter_issue_title', group: 'content', inside: true },
  { path: '/desk/newsletter/:slug/edit', file: 'features/newsletter/desk/issue-editor.desk.tsx', title: 'desk_newsletter_edit_title', group: 'content', inside: true },
  { path: '/desk/results', file: 'features/outcomes/desk/results.desk.tsx', title: 'desk_results_title', group: 'content' },
  { path: '/desk/inbox', file: 'features/inbox/inbox.desk.tsx', title: 'desk_inbox_title', group: 'words' },
  { path: '/desk/health', file: 'pages/desk/health.desk.tsx', title: 'desk_health_title', group: 'system' },
  { path: '/desk/people', file: 'features/accounts/operators/people.desk.tsx', title: 'desk_people_title', group: 'system' },
  { path: '/desk/log', file: 'features/accounts/operators/audit.desk.tsx', title: 'desk_log_title', group: 'system' },
  { path: '/desk/mine', file: 'features/accounts/operators/own-factor.desk.tsx', title: 'desk_mine_title', group: 'system' },
]

export const DESK_PAGES = ALL_PAGES.filter((page) => isAreaOffered(areaOfPage(page)))

/** The page at an address; undefined for every other address. */
export function findDeskPage(address: string): DeskPage | undefined {
  return DESK_PAGES.find(({ path }) => matchPath(path, address) !== null)
}

/** What a role must be let into to see a page: 'tools' of `/desk/tools/:key`. */
export function areaOfPage({ path }: DeskPage): string {
  return path === DESK_PATH ? 'overview' : (path.split('/')[2] ?? '')
}
