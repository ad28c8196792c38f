// THE PAGE TABLE of the desk: a line a page, in the order of the menu. Who may see it says its room (`desk-roles.contract.ts`).
import type { ComponentType } from 'react'
import { lazy } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
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
  title: string
  /** Not in the menu: it is reached from another page. */
  inside?: true
  Component: ComponentType
}

export const DESK_PAGES: DeskPage[] = [
  {
    path: DESK_PATH,
    room: 'overview',
    title: m.desk_overview_title(LANGUAGE),
    Component: lazy(() => import('../figures/overview-page.tsx')),
  },
  {
    path: DESK_TOOLS_PATH,
    room: 'tools',
    title: m.desk_tools_title(LANGUAGE),
    Component: lazy(() => import('../figures/desk-tools-page.tsx')),
  },
  {
    path: `${DESK_TOOLS_PATH}/:key`,
    room: 'tools',
    title: m.desk_tool_title(LANGUAGE),
    inside: true,
    Component: lazy(() => import('../figures/desk-tool-page.tsx')),
  },
  {
    path: DESK_SEARCHES_PATH,
    room: 'searches',
    title: m.desk_searches_title(LANGUAGE),
    Component: lazy(() => import('../figures/desk-searches-page.tsx')),
  },
  {
    path: DESK_NEWSLETTER_PATH,
    room: 'newsletter',
    title: m.desk_newsletter_title(LANGUAGE),
    Component: lazy(() => import('../newsletter/desk-newsletter-page.tsx')),
  },
  {
    path: `${DESK_NEWSLETTER_PATH}/:slug`,
    room: 'newsletter',
    title: m.desk_newsletter_issue_title(LANGUAGE),
    inside: true,
    Component: lazy(() => import('../newsletter/desk-issue-page.tsx')),
  },
  {
    path: `${DESK_PATH}/results`,
    room: 'results',
    title: m.desk_results_title(LANGUAGE),
    Component: lazy(() => import('../results/desk-results-page.tsx')),
  },
  {
    path: '/desk/tips',
    room: 'tips',
    title: m.desk_tips_title(LANGUAGE),
    Component: lazy(() => import('../tips/desk-tips-page.tsx')),
  },
  {
    path: DESK_COMPLAINTS_PATH,
    room: 'complaints',
    title: m.desk_complaints_title(LANGUAGE),
    Component: lazy(() => import('../complaints/desk-complaints-page.tsx')),
  },
  {
    path: DESK_IDEAS_PATH,
    room: 'ideas',
    title: m.desk_ideas_title(LANGUAGE),
    Component: lazy(() => import('../ideas/desk-ideas-page.tsx')),
  },
  {
    path: `${DESK_PATH}/pacts`,
    room: 'pacts',
    title: m.desk_pacts_title(LANGUAGE),
    Component: lazy(() => import('../pacts/desk-pacts-page.tsx')),
  },
  {
    path: `${DESK_PATH}/settings-cards`,
    room: 'settings-cards',
    title: m.desk_cards_title(LANGUAGE),
    Component: lazy(() => import('../settings-cards/desk-settings-cards-page.tsx')),
  },
  {
    path: `${DESK_PATH}/translations`,
    room: 'translations',
    title: m.desk_translations_title(LANGUAGE),
    Component: lazy(() => import('../translations/desk-translations-page.tsx')),
  },
  {
    path: `${DESK_PATH}/health`,
    room: 'health',
    title: m.desk_health_title(LANGUAGE),
    Component: lazy(() => import('../health/desk-health-page.tsx')),
  },
  {
    path: `${DESK_PATH}/people`,
    room: 'people',
    title: m.desk_people_title(LANGUAGE),
    Component: lazy(() => import('../people/desk-people-page.tsx')),
  },
  {
    path: `${DESK_PATH}/log`,
    room: 'log',
    title: m.desk_log_title(LANGUAGE),
    Component: lazy(() => import('../acts/desk-log-page.tsx')),
  },
  {
    path: `${DESK_PATH}/mine`,
    room: 'mine',
    title: m.desk_mine_title(LANGUAGE),
    Component: lazy(() => import('../mine/desk-mine-page.tsx')),
  },
]
