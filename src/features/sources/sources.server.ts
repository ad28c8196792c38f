// The sources for everyone else: read once a language.
import { rememberContent } from '#src/server/content-memory.ts'
import { readSources } from './sources.content.server.ts'

/** Every source that content may cite, in the order of the file. */
export const loadSources = rememberContent(readSources)
