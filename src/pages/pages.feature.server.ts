import { translator } from '#src/platform/content/translator.ts'
import type { Feature } from '#src/platform/feature.ts'
import { handle } from '#src/platform/http/route.ts'
import { COMMUNITY_PATH, LANGUAGES_PATH, topicPath } from '#src/shared/content-paths.ts'
import type { Language } from '#src/shared/languages.ts'
import {
  ABOUT_PATH,
  ACCESSIBILITY_PATH,
  PLAN_PATH,
  PRIVACY_PATH,
  ROADMAP_PATH,
  SOURCES_PATH,
  TERMS_PATH,
  WHAT_CHANGED_PATH,
} from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import type { SearchEntry, SearchTopic } from '#src/shared/search-entry.ts'
import { getSettings } from '#src/shared/settings.contract.ts'
import { loadTopics } from './topics/topics.server.ts'
import {
  loadAbout,
  loadAccessibility,
  loadCommunity,
  loadPrivacyPolicy,
  loadRoadmap,
  loadTerms,
  loadWhatChanged,
} from './words/pages.server.ts'

const WORDS_PAGES = [
  { path: ABOUT_PATH, load: loadAbout },
  { path: PRIVACY_PATH, load: loadPrivacyPolicy },
  { path: ROADMAP_PATH, load: loadRoadmap },
  { path: ACCESSIBILITY_PATH, load: loadAccessibility },
  { path: TERMS_PATH, load: loadTerms },
  { path: WHAT_CHANGED_PATH, load: loadWhatChanged },
  { path: COMMUNITY_PATH, load: loadCommunity },
]

const readSettings = handle(getSettings, (_input, { services }) => {
  const { google, pages } = services.config
  return {
    gaMeasurementId: pages.gaMeasurementId ?? null,
    feedbackFormUrl: pages.feedbackFormUrl ?? null,
    googleSignIn: google !== undefined,
  }
})

export const site: Feature = {
  name: 'site',
  publicRoutes: () => [readSettings],
  searchEntries: listPageEntries,
  searchTopics: listTopics,
}

function listTopics(language: Language): SearchTopic[] {
  return loadTopics(language).map(({ slug, title, line, scene, colour, search, tools }) => ({
    path: topicPath(slug),
    title,
    text: line,
    scene,
    colour,
    names: search.split(',').map((name) => name.trim()),
    tools,
  }))
}

function listPageEntries(language: Language): SearchEntry[] {
  const t = translator(language)
  const pages = WORDS_PAGES.map(({ path, load }): SearchEntry => {
    const { title, description } = load(language)
    return { path, kind: 'page', title, text: description }
  })
  const sources = { title: t('shell_link_research'), text: t('search_sources_text') }
  const plan = { title: t('plan_title'), text: t('search_plan_text') }
  const languages = { title: t('languages_title'), text: t('languages_description', { product: PRODUCT_NAME }) }
  return [
    ...pages,
    { path: SOURCES_PATH, kind: 'page', ...sources },
    { path: PLAN_PATH, kind: 'page', ...plan },
    { path: LANGUAGES_PATH, kind: 'page', ...languages },
  ]
}
