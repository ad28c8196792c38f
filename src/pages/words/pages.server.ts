// The pages of plain words, read once for each language.
import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { rememberContent } from '#src/platform/content/content-memory.ts'
import { readWordsPage } from './pages.content.server.ts'

export const loadPrivacyPolicy = rememberPage('privacy')
export const loadAbout = rememberPage('about')
export const loadAccessibility = rememberPage('accessibility')
export const loadCommunity = rememberPage('community')
export const loadRoadmap = rememberPage('roadmap')
export const loadTerms = rememberPage('terms')
export const loadWhatChanged = rememberPage('what-changed')

function rememberPage(slug: string) {
  return rememberContent(
    (language, root) => readWordsPage(language, slug, loadSources(language, root), root),
    `page ${slug}`,
  )
}
