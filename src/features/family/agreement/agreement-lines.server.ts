// The lines that the agreement suggests, read once for each language.
import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { rememberContent } from '#src/platform/content/content-memory.ts'
import { readAgreementLines } from './agreement-lines.content.server.ts'

export const loadAgreementLines = rememberContent(
  (language, root) => readAgreementLines(language, loadSources(language, root), root),
  'agreement lines',
)
