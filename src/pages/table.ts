// THE PAGE TABLE: one line a page. Routes, what is built, what the server knows of an address, the sitemap, what is kept for
// offline and what hides a secret all follow from it; `paths.ts`, `content-paths.ts` and `plan-paths.ts` in `shared/` write the same
// addresses for links.
import type { Lesson } from '#src/features/curriculum/curriculum.contract.ts'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { loadTalks } from '#src/features/curriculum/talks/talks.server.ts'
import { loadDeviceGuides } from '#src/features/device-guides/device-guides.server.ts'
import { loadThingsToTry } from '#src/features/family/things-to-try/things-to-try.server.ts'
import { loadChecklists } from '#src/features/resources/resources.server.ts'
import { isOffered, type OptionalFeature } from '#src/shared/chosen-features.ts'
import { deviceGuidePath, talkPath, topicPath } from '#src/shared/content-paths.ts'
import { type Language, splitPath } from '#src/shared/languages.ts'
import {
  checklistPath,
  EXPLORERS_GUIDE_ID,
  LICENCE_PATH,
  lessonPath,
  NOT_FOUND_PATH,
  nowPath,
  toolkitPath,
  toolkitsPath,
} from '#src/shared/paths.ts'
import { tryPath } from '#src/shared/plan-paths.ts'
import { loadTopics } from './topics/topics.server.ts'

export interface Page {
  /** As the router writes it, with its parameters. */
  path: string
  /** Relative to `src/`. */
  file: string
  /** What to build of a path with parameters, or of one that is no address. */
  staticPaths?: (language: Language) => string[]
  /** No build has it: what it says is in the database (`livePages` of its feature). */
  live?: true
  /** Its address holds a secret, which is removed from the address bar before anything else happens and never stored. */
  secret?: true
  /** Kept on the device for a time without a network. */
  offline?: true
  /** For a signed-in person only; others are sent to the login page. */
  signedIn?: true
  /** Without the header and footer of the site. */
  fullScreen?: true
  /** There is no such page where this is left out. */
  onlyWith?: OptionalFeature
}

const ALL_PAGES: Page[] = [
  { path: '/', file: 'pages/home/home-page.tsx', offline: true },
  { path: '/tools', file: 'pages/tools/tools-page.tsx', offline: true },
  { path: '/progress', file: 'pages/progress/progress-page.tsx', offline: true },
  { path: '/topics', file: 'pages/topics/topics-page.tsx', offline: true },
  { path: '/topics/:slug', file: 'pages/topics/topic-page.tsx', staticPaths: listTopicPaths, offline: true },
  { path: '/help', file: 'pages/help/help-page.tsx', offline: true },
  { path: '/sources', file: 'pages/sources/sources-page.tsx' },
  { path: '/results', file: 'pages/results/results-page.tsx', onlyWith: 'outcomes' },
  { path: '/about', file: 'pages/about/about-page.tsx' },
  { path: '/accessibility', file: 'pages/accessibility/accessibility-page.tsx' },
  { path: '/terms', file: 'pages/terms/terms-page.tsx' },
  { path: '/what-changed', file: 'pages/what-changed/what-changed-page.tsx' },
  { path: '/plan', file: 'pages/plan/plan-page.tsx', offline: true },
  { path: '/plan/share', file: 'features/family/sharing/pages/share-page.tsx', offline: true },
  { path: '/plan/join', file: 'features/family/sharing/pages/join-page.tsx', secret: true },
  { path: '/plan/start', file: 'features/family/start/start-page.tsx', offline: true },
  { path: '/plan/agreement', file: 'features/family/agreement/rules-page.tsx', offline: true },
  { path: '/plan/agreement/sign', file: 'features/family/agreement/sign-page.tsx', offline: true },
  { path: '/plan/agreement/review', file: 'features/family/agreement/review-page.tsx', offline: true },
  { path: '/plan/try', file: 'pages/plan/things-page.tsx', offline: true },
  {
    path: '/plan/try/:slug',
    file: 'features/family/things-to-try/thing-page.tsx',
    staticPaths: listTryPaths,
    offline: true,
  },
  { path: '/talks', file: 'pages/talks/talks-page.tsx', offline: true },
  {
    path: '/talks/:slug',
    file: 'pages/talks/talk-page.tsx',
    fullScreen: true,
    staticPaths: listTalkPaths,
    offline: true,
  },
  { path: '/set-up', file: 'pages/set-up/set-up-page.tsx', offline: true },
  { path: '/set-up/ai', file: 'features/device-guides/ai-services/ai-services-page.tsx', offline: true },
  {
    path: '/set-up/:slug',
    file: 'features/device-guides/device-guide-page.tsx',
    staticPaths: listDeviceGuidePaths,
    offline: true,
  },
  { path: '/class-agreement', file: 'features/community/class-agreement/pages/start-page.tsx', onlyWith: 'community' },
  {
    path: '/class-agreement/open',
    file: 'features/community/class-agreement/pages/open-page.tsx',
    secret: true,
    onlyWith: 'community',
  },
  { path: '/community', file: 'pages/community/community-page.tsx', onlyWith: 'community' },
  { path: '/community/slides', file: 'pages/community/slides-page.tsx', fullScreen: true, onlyWith: 'community' },
  { path: '/languages', file: 'pages/languages/languages-page.tsx', onlyWith: 'languages' },
  { path: '/roadmap', file: 'pages/roadmap/roadmap-page.tsx' },
  { path: '/privacy', file: 'pages/privacy/privacy-page.tsx' },
  { path: '/resources', file: 'features/resources/resources-page.tsx' },
  {
    path: '/resources/:slug',
    file: 'features/resources/checklist/checklist-page.tsx',
    staticPaths: listChecklistPaths,
  },
  { path: LICENCE_PATH, file: 'features/curriculum/session/licence-page.tsx', offline: true },
  { path: '/:stageId/modules', file: 'features/curriculum/toolkits-page.tsx', staticPaths: listStages, offline: true },
  {
    path: '/:stageId/modules/:moduleId',
    file: 'features/curriculum/toolkit-page.tsx',
    staticPaths: listToolkits,
    offline: true,
  },
  {
    path: lessonPath(EXPLORERS_GUIDE_ID, ':moduleId', ':lessonId'),
    file: 'pages/session/session-page.tsx',
    staticPaths: listSessions,
    offline: true,
    fullScreen: true,
  },
  {
    path: '/:stageId/modules/:moduleId/lessons/:lessonId',
    file: 'features/curriculum/player/lesson-page.tsx',
    staticPaths: listLessons,
    offline: true,
    fullScreen: true,
  },
  {
    path: '/:stageId/modules/:moduleId/lessons/:lessonId/now',
    file: 'features/curriculum/now/now-page.tsx',
    staticPaths: listNowPages,
    offline: true,
    fullScreen: true,
  },
  { path: '/login', file: 'features/accounts/sign-in/login-page.tsx' },
  { path: '/register', file: 'features/accounts/sign-in/register-page.tsx' },
  { path: '/auth/callback', file: 'features/accounts/google/auth-callback-page.tsx', secret: true },
  { path: '/forgot-password', file: 'features/accounts/mailed-links/forgot-password-page.tsx' },
  { path: '/reset-password', file: 'features/accounts/mailed-links/reset-password-page.tsx', secret: true },
  { path: '/verify-email', file: 'features/accounts/mailed-links/verify-email-page.tsx', secret: true },
  { path: '/not-me', file: 'features/accounts/mailed-links/not-me-page.tsx', secret: true },
  { path: '/welcome', file: 'features/accounts/google/welcome-page.tsx', signedIn: true },
  { path: '/account', file: 'pages/account/account-page.tsx', signedIn: true },
  { path: '/newsletter', file: 'features/newsletter/issues/newsletter-page.tsx', onlyWith: 'newsletter' },
  { path: '/newsletter/:slug', file: 'features/newsletter/issues/issue-page.tsx', live: true, onlyWith: 'newsletter' },
  { path: '/unsubscribe', file: 'features/newsletter/subscription/unsubscribe-page.tsx', onlyWith: 'newsletter' },
  { path: '/confirm', file: 'features/newsletter/subscription/confirm-page.tsx', secret: true, onlyWith: 'newsletter' },
  { path: '/undo', file: 'features/newsletter/subscription/undo-page.tsx', secret: true, onlyWith: 'newsletter' },
  { path: '/erase', file: 'features/newsletter/subscription/erase-page.tsx', secret: true, onlyWith: 'newsletter' },
  {
    path: '/preferences',
    file: 'features/newsletter/subscription/preferences-page.tsx',
    secret: true,
    onlyWith: 'newsletter',
  },
  { path: '/*', file: 'pages/not-found/not-found-page.tsx', staticPaths: () => [NOT_FOUND_PATH] },
]

export const PAGES = ALL_PAGES.filter(isOffered)

/** Every address that is built in a language, without the language's own prefix. */
export function listPagePaths(language: Language): string[] {
  return PAGES.flatMap((page) => addressesOf(page, language))
}

/** The addresses of one page, in the same form. */
export function addressesOf({ path, staticPaths, live }: Page, language: Language): string[] {
  return staticPaths?.(language) ?? (live ? [] : [path])
}

/** Whether an address, in whatever language, is one of a page with this property; the way it is spelt at its end does not matter. */
export function isPageThat(has: 'secret' | 'offline', path: string): boolean {
  const plain = splitPath(path).path
  return SHAPED.some((page) => page[has] === true && page.shape.test(plain))
}

/** The page at an address, in whatever language, as the table writes it: '/newsletter/:slug'. Undefined for what is no page. */
export function findPagePath(path: string): string | undefined {
  const plain = splitPath(path).path
  return SHAPED.find(({ path, shape }) => path !== '/*' && shape.test(plain))?.path
}

const LONGEST_PARAMETER = 100
const SHAPED = PAGES.map((page) => ({ ...page, shape: shapeOf(page) }))

function shapeOf({ path }: Page): RegExp {
  const parts = path.replaceAll('*', '').replaceAll(/:\w+/g, `[^/]{1,${LONGEST_PARAMETER}}`)
  return new RegExp(`^${parts}/?$`)
}

function listStages(language: Language): string[] {
  return loadCurriculum(language).stages.map(({ stageId }) => toolkitsPath(stageId))
}

function listToolkits(language: Language): string[] {
  return loadCurriculum(language).modules.map(({ stageId, moduleId }) => toolkitPath(stageId, moduleId))
}

function listLessons(language: Language): string[] {
  return loadCurriculum(language).lessons.flatMap((lesson) => ('session' in lesson ? [] : [pathOf(lesson)]))
}

function listSessions(language: Language): string[] {
  return loadCurriculum(language).lessons.flatMap((lesson) => ('session' in lesson ? [pathOf(lesson)] : []))
}

function pathOf({ stageId, moduleId, lessonId }: Lesson): string {
  return lessonPath(stageId, moduleId, lessonId)
}

function listNowPages(language: Language): string[] {
  return loadCurriculum(language).nowPages.map(({ stageId, moduleId, lessonId }) =>
    nowPath(stageId, moduleId, lessonId),
  )
}

function listTryPaths(language: Language): string[] {
  return loadThingsToTry(language).map(({ slug }) => tryPath(slug))
}

function listTalkPaths(language: Language): string[] {
  return loadTalks(language).map(({ slug }) => talkPath(slug))
}

function listTopicPaths(language: Language): string[] {
  return loadTopics(language).map(({ slug }) => topicPath(slug))
}

function listDeviceGuidePaths(language: Language): string[] {
  return loadDeviceGuides(language).map(({ slug }) => deviceGuidePath(slug))
}

function listChecklistPaths(language: Language): string[] {
  return loadChecklists(language).map(({ slug }) => checklistPath(slug))
}
