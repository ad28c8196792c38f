// The talks for everyone else, read once a language.
import { loadHelplines } from '#src/features/help/help.server.ts'
import { loadSources } from '#src/features/sources/sources.server.ts'
import { rememberContent } from '#src/platform/content/content-memory.ts'
import { readTalks } from './reading/talks.content.server.ts'

/** Every talk, in the order of its list. */
export const loadTalks = rememberContent((language, root) =>
  readTalks(language, { helplines: loadHelplines(language, root), sources: loadSources(language, root) }, root),
)
