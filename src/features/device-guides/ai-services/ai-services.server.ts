// The table of AI services, read once for each language.
import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { rememberContent } from '#src/platform/content/content-memory.ts'
import { readAiServices } from './ai-services.content.server.ts'

export const loadAiServices = rememberContent(
  (language, root) => readAiServices(language, loadSources(language, root), root),
  'ai services',
)
