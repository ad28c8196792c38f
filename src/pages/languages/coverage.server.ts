// How much of each language is translated: for the page of the languages, and for the check of the content.
import { rememberContent } from '#src/platform/content/content-memory.ts'
import { readCoverage } from './coverage.content.server.ts'

export type { Coverage } from './coverage.content.server.ts'

export const loadCoverage = rememberContent(readCoverage, 'coverage')
