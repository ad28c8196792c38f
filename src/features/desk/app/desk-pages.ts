// THE PAGE TABLE of the desk: a line a page, in the order of the menu. Who may see it says its room (`desk-roles.contract.ts`).

import type { ComponentType } from 'react'
import { lazy } from 'react'
import type { PlainKey } from '#src/shared/translate.ts'
import {
  DESK_COMPLAINTS_PATH,
  DESK_IDEAS_PATH,
  DESK_NEWSLETTER_PATH,
  DESK_PATH,
  DESK_SEARCHES_PATH,
  DESK_TOOLS_PATH,
} from '../desk-paths.ts'

export interface DeskPage {
  /** As the router writes it. */
  path: string
  room: string
  /** Of the menu, the document and the heading. */
  title: PlainKey
  /** Not in the menu: it is reached from another page. */
  inside?: true
  Component: ComponentType
}

export const DESK_PAGES: DeskPage[] = [
  {
    path: DESK_PATH,
    room: 'overview',
    title: 'desk_overview_title',
    Component: lazy(() => import('../figures/overview-page.tsx')),
  },
  {
    path: DESK_TOOLS_PATH,
    room: 'tools',
    title: 'desk_tools_title',
    Component: lazy(() => import('../figures/desk-tools-page.tsx')),
  },
  {
    path: `${DESK_TOOLS_PATH}/:key`,
    room: 'tools',
    title: 'desk_tool_title',
    inside: true,
    Component: lazy(() => import('../figures/desk-tool-page.tsx')),
  },
  {
    path: DESK_SEARCHES_PATH,
    room: 'searches',
    title: 'desk_searches_title',
    Component: lazy(() => import('../figures/desk-searches-page.tsx')),
  },
  {
    path: DESK_NEWSLETTER_PATH,
    room: 'newsletter',
    title: 'desk_newsletter_title',
    Component: lazy(() => import('../newsletter/desk-newsletter-page.tsx')),
  },
  {
    path: `${DESK_NEWSLETTER_PATH}/:slug`,
    room: 'newsletter',
    title: 'desk_newsletter_issue_title',
    inside: true,
    Component: lazy(() => import('../newsletter/desk-issue-page.tsx')),
  },
  {
    path: `${DESK_PATH}/results`,
    room: 'results',
    title: 'desk_results_title',
    Component: lazy(() => import('../results/desk-results-page.tsx')),
  },
  {
    path: '/desk/tips',
    room: 'tips',
    title: 'desk_tips_title',
    Component: lazy(() => import('../tips/desk-tips-page.tsx')),
  },
  {
    path: DESK_COMPLAINTS_PATH,
    room: 'complaints',
    title: 'desk_complaints_title',
    Component: lazy(() => import('../complaints/desk-complaints-page.tsx')),
  },
  {
    path: DESK_IDEAS_PATH,
    room: 'ideas',
    title: 'desk_ideas_title',
    Component: lazy(() => import('../ideas/desk-ideas-page.tsx')),
  },
  {
    path: `${DESK_PATH}/pacts`,
    room: 'pacts',
    title: 'desk_pacts_title',
    Component: lazy(() => import('../pacts/desk-pacts-page.tsx')),
  },
  {
    path: `${DESK_PATH}/settings-cards`,
    room: 'settings-cards',
    title: 'desk_cards_title',
    Component: lazy(() => import('../settings-cards/desk-settings-cards-page.tsx')),
  },
  {
    path: `${DESK_PATH}/translations`,
    room: 'translations',
    title: 'desk_translations_title',
    Component: lazy(() => import('../translations/desk-translations-page.tsx')),
  },
  {
    path: `${DESK_PATH}/health`,
    room: 'health',
    title: 'desk_health_title',
    Component: lazy(() => import('../health/desk-health-page.tsx')),
  },
  {
    path: `${DESK_PATH}/people`,
    room: 'people',
    title: 'desk_people_title',
    Component: lazy(() => import('../people/desk-people-page.tsx')),
  },
  {
    path: `${DESK_PATH}/log`,
    room: 'log',
    title: 'desk_log_title',
    Component: lazy(() => import('../acts/desk-log-page.tsx')),
  },
  {
    path: `${DESK_PATH}/mine`,
    room: 'mine',
    title: 'desk_mine_title',
    Component: lazy(() => import('../mine/desk-mine-page.tsx')),
  },
]
