// The pages of plain words for everyone else, read once a language.
import { rememberContent } from '#src/server/content-memory.ts'
import { readWordsPage } from './pages.content.server.ts'

export const loadPrivacyPolicy = rememberContent((language, root) => readWordsPage('privacy', language, root))
