// What a pact may promise, for everyone else, read once a language.
import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { rememberContent } from '#src/platform/content/content-memory.ts'
import { readPactChoices } from './pact-choices.content.server.ts'

export const loadPactChoices = rememberContent(
  (language, root) => readPactChoices(language, loadSources(language, root), root),
  'pact choices',
)
